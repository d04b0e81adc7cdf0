import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useState } from "react";
import type { CheckoutRequest } from "#domain/checkout/checkout-request.ts";
import { isShownOutdated } from "#domain/checkout/is-shown-outdated.ts";
import { checkoutConfiguration } from "#domain/configuration/configuration.ts";
import { useCampaign } from "../../platform/analytics/campaign.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import type { CartView } from "../cart/use-cart-view.ts";
import { type CheckoutInfo, useCheckoutInfoQuery } from "./checkout-api.ts";

export interface CheckoutInfoView {
  /** The newest answer; the former one while another is on its way. */
  info: CheckoutInfo | undefined;
  /** The answer to the question as it stands now. Only this may be paid. */
  settled: CheckoutInfo | undefined;
  /** A newer answer is on its way, so totals may still change. */
  settling: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * What a cart comes to, asked again whenever the request changes and reused while it is young (CHK-23 to CHK-30). Changes of offers are told.
 * @param view the cart that is asked about, whose lines are to cost what they are charged at
 * @param request null for an empty cart, for which nothing is asked
 */
export function useCheckoutInfo(view: CartView, request: CheckoutRequest | null): CheckoutInfoView {
  const campaign = useCampaign();
  const question = request ? { ...request, ...campaign } : skipToken;
  const { data, currentData, isFetching, isError, refetch } = useCheckoutInfoQuery(question, {
    refetchOnMountOrArgChange: checkoutConfiguration.dataMaxAgeSeconds,
  });
  usePromotionTracking(currentData);
  useAnswerFollowed(view, currentData);
  const failed = isError && !isFetching;
  return {
    info: currentData ?? data,
    settled: isFetching || failed ? undefined : currentData,
    settling: isFetching,
    failed,
    retry: refetch,
  };
}

/** Asks for the products again, once an answer, where it knows of other prices or less stock than the lines show. */
function useAnswerFollowed(view: CartView, answer: CheckoutInfo | undefined): void {
  const [followed, setFollowed] = useState<CheckoutInfo>();
  useEffect(() => {
    if (view.status !== "ready" || !answer || answer === followed) return;
    if (!isShownOutdated(answer.items, view.products)) return;
    setFollowed(answer);
    view.refresh();
  }, [view, answer, followed]);
}

/** Says when an answer of `checkout/info` changes the shopper's offers. The code for it comes with the first answer. */
function usePromotionTracking(answer: CheckoutInfo | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!answer) return;
    import("./track-promotions.ts").then(
      ({ trackPromotions }) => dispatch(trackPromotions(answer)),
      // The next answer is compared with the same one before.
      () => undefined,
    );
  }, [answer, dispatch]);
}
