import { useEffect } from "react";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import type { CheckoutInfo } from "./checkout-api.ts";

/** Says when an answer of `checkout/info` changes the shopper's offers. The code for it comes with the first answer. */
export function usePromotionTracking(answer: CheckoutInfo | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (answer) import("./track-promotions.ts").then(({ trackPromotions }) => dispatch(trackPromotions(answer)));
  }, [answer, dispatch]);
}
