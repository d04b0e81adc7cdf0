import { useEffect } from "react";
import type { Promotions } from "#domain/checkout/checkout-data.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";

/** Says when an answer of `checkout/info` changes the shopper's offers. The code for it comes with the first answer. */
export function usePromotionTracking(promotions: Promotions | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (promotions) import("./track-promotions.ts").then(({ trackPromotions }) => dispatch(trackPromotions(promotions)));
  }, [promotions, dispatch]);
}
