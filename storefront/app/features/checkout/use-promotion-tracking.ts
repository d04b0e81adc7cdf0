import { useEffect } from "react";
import type { Promotions } from "#domain/checkout/checkout-data.ts";
import { useAppStore } from "../../platform/store/hooks.ts";

/** Says when an answer of `checkout/info` changes the shopper's offers. The code for it comes with the first answer. */
export function usePromotionTracking(promotions: Promotions | undefined): void {
  const store = useAppStore();
  useEffect(() => {
    if (promotions) import("./track-promotions.ts").then(({ trackPromotions }) => trackPromotions(store, promotions));
  }, [promotions, store]);
}
