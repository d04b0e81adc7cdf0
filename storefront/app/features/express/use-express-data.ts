import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useMemo } from "react";
import { type CreditBalance, type RequestableCart, requestedCart } from "#domain/checkout/checkout-request.ts";
import { expressConfiguration } from "#domain/configuration/configuration.ts";
import type { ExpressSubject, LoadedExpressData } from "#domain/express/express-data.ts";
import { useCampaign } from "../../platform/analytics/campaign.ts";
import type { CheckoutInfo } from "../checkout/checkout-api.ts";
import { useCountry } from "../shop/use-shop.ts";
import { useExpressDataQuery } from "./express-api.ts";
import { expressQuestion } from "./express-question.ts";
import { whenNextSeen } from "./when-next-seen.ts";

export interface ExpressDataView {
  /** What is bought; null until it is known what gift cards pay of it. */
  subject: ExpressSubject | null;
  /** The answer for the subject as it stands; undefined while it is on its way. */
  loaded: LoadedExpressData<CheckoutInfo> | undefined;
  failed: boolean;
  retry: () => void;
}

/** Milliseconds for which an answer is used where it is renewed before it is too old. */
const renewedAfter = (expressConfiguration.dataMaxAgeSeconds - 5) * 1000;

/**
 * What express checkout knows of a cart, asked again whenever its items, its promo codes or the credits change, and used again
 * while it is young (CHK-26, EXPR-07).
 * @param credits what gift cards and points could pay; null while that is not known, and then nothing is asked
 * @param keepsYoung asks again before an answer is too old, as long as the page is looked at: a press that had to ask first would open
 *   no window of others
 */
export function useExpressData(
  { items, promoCodes, promoItems }: RequestableCart,
  credits: readonly CreditBalance[] | null,
  keepsYoung: boolean,
): ExpressDataView {
  const { code } = useCountry();
  const campaign = useCampaign();
  const subject = useMemo<ExpressSubject | null>(
    () =>
      credits && {
        cart: requestedCart({ items, promoCodes, promoItems }),
        credits,
      },
    [items, promoCodes, promoItems, credits],
  );
  const { currentData, fulfilledTimeStamp, isFetching, isError, refetch } = useExpressDataQuery(
    subject ? { ...expressQuestion(subject, code), ...campaign } : skipToken,
    { refetchOnMountOrArgChange: expressConfiguration.dataMaxAgeSeconds },
  );
  useEffect(() => {
    if (!keepsYoung || fulfilledTimeStamp === undefined) return;
    return whenNextSeen(fulfilledTimeStamp + renewedAfter - Date.now(), refetch);
  }, [keepsYoung, fulfilledTimeStamp, refetch]);
  const loaded =
    subject && currentData && !isFetching && fulfilledTimeStamp !== undefined
      ? { subject, loadedAt: fulfilledTimeStamp, data: currentData }
      : undefined;
  return { subject, loaded, failed: isError && !isFetching, retry: refetch };
}
