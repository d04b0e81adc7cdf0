import { useEffect } from "react";
import { useStore } from "react-redux";
import type { Promotions } from "#domain/checkout/checkout-data.ts";
import type { AppStore } from "../../store/create-store.ts";

/** Says when an answer of `checkout/info` changes the shopper's offers. The code for it comes with the first answer. */
export function usePromotionTracking(promotions: Promotions | undefined): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    if (promotions) import("./track-promotions.ts").then(({ trackPromotions }) => trackPromotions(store, promotions));
  }, [promotions, store]);
}
