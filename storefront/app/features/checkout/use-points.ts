import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useState } from "react";
import type { CallFailure } from "#contract/rendering.ts";
import type { CreditBalance } from "#domain/checkout/checkout-request.ts";
import type { LoyaltyQuote } from "#domain/checkout/checkout-state.ts";
import type { PointsPayment } from "#domain/checkout/place-order-request.ts";
import { type OrderMembership, orderMembership } from "#domain/loyalty/guest-membership.ts";
import { loyaltyMessages } from "#domain/loyalty/loyalty-messages.ts";
import { isEndedQuote, quoteCredits, quotePayment } from "#domain/loyalty/quote.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import { useAppDispatch } from "../../platform/store/hooks.ts";
import { useAccountQuery } from "../account/account-api.ts";
import { changeMembership } from "../account/change-membership.ts";
import { useLoggedIn } from "../account/use-account.ts";
import { keepGuestMembership, useGuestMembership } from "../loyalty/kept-membership.ts";
import { loyaltyApi, type Membership, useMembershipQuery, useQuotePointsMutation } from "../loyalty/loyalty-api.ts";
import type { MembershipClaim } from "../loyalty/membership-entry.tsx";
import { membershipRefusal } from "../loyalty/membership-refusal.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { useRememberedCheckout } from "./use-remembered-checkout.ts";

export interface PointsView {
  /** Whose points the order earns and spends; null for nobody's. */
  membership: OrderMembership | null;
  /** It is not the account's, so it can be taken off again. */
  isGuests: boolean;
  /** What is on the membership; undefined until that is known. */
  balance: Membership | undefined;
  /** Why its points cannot be used, once the programme has said so or could not be asked. */
  problem: { readonly message: string; readonly retry?: () => void } | null;
  /** The points that pay for this order; null for none. */
  quote: LoyaltyQuote | null;
  /** Why the points that had been chosen pay no more. */
  ended: string | null;
  /** What they could pay; null while it is not known whose they are. */
  credits: readonly CreditBalance[] | null;
  /** What they pay, as the order is sent. */
  payment: PointsPayment | undefined;
  /** Adds a membership to the order, or links it with the account. @returns why not, or null */
  add: (claim: MembershipClaim) => Promise<string | null>;
  /** Takes a guest's membership off again. */
  remove: () => void;
  /** Has points pay so many cents. @returns why not, or null */
  redeem: (cents: number) => Promise<string | null>;
  /** Has no points pay. @param why what became of them, unless the shopper took them off */
  takeOff: (why?: string) => void;
}

const noProviders = [] as const;

/** Milliseconds that a timer can wait at most. */
const longestWait = 2 ** 31 - 1;

/** The frequent-flyer points that a shopper pays this order with, and the membership that earns them. */
export function usePoints(): PointsView {
  const dispatch = useAppDispatch();
  const loggedIn = useLoggedIn();
  const { data: account, isLoading } = useAccountQuery(undefined, { skip: !loggedIn });
  const guest = useGuestMembership();
  const isKnown = !loggedIn || !isLoading;
  // Of a session that has ended the last answer is still there.
  const linked = loggedIn && account ? account.loyalty.providers : noProviders;
  const membership = isKnown ? orderMembership(linked, guest) : null;
  const { data, currentData, error, isFetching, refetch } = useMembershipQuery(membership ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [ask] = useQuotePointsMutation();
  const kept = useRememberedCheckout()?.loyaltyQuote ?? null;
  const [ended, setEnded] = useState<string | null>(null);
  // Another's points pay for nothing.
  const quote = kept && membership?.memberId === kept.memberNumber ? kept : null;

  const takeOff = (why: string | null = null) => {
    setEnded(why);
    dispatch(checkoutChanged({ loyaltyQuote: null }));
  };
  const expires = quote?.expires;
  useEffect(() => {
    if (expires === undefined) return;
    const end = () => {
      setEnded(loyaltyMessages.quoteEnded);
      dispatch(checkoutChanged({ loyaltyQuote: null }));
    };
    if (isEndedQuote({ expires }, shopNow())) return end();
    const timer = setTimeout(end, Math.min(expires * 1000 - shopNow(), longestWait));
    return () => clearTimeout(timer);
  }, [expires, dispatch]);

  const message = error && !isFetching ? membershipRefusal(error as CallFailure, loyaltyMessages.unknown) : null;
  return {
    membership,
    isGuests: membership?.lastName !== undefined,
    balance: membership ? (currentData ?? (isFetching ? data : undefined)) : undefined,
    problem: message === null ? null : { message, ...(message === loyaltyMessages.unknown && { retry: refetch }) },
    quote,
    ended,
    credits: isKnown ? quoteCredits(quote) : null,
    payment: quote ? quotePayment(quote) : undefined,
    async add(claim) {
      try {
        if (loggedIn) await dispatch(changeMembership(account, { action: "link", ...claim }));
        else {
          const question = loyaltyApi.endpoints.membership.initiate(claim, { subscribe: false, forceRefetch: true });
          await dispatch(question).unwrap();
          keepGuestMembership({ ...claim, createdAt: Date.now() });
        }
        return null;
      } catch (failure) {
        return membershipRefusal(failure as CallFailure, loggedIn ? loyaltyMessages.unableToLink : loyaltyMessages.unableToAdd);
      }
    },
    remove() {
      takeOff();
      keepGuestMembership(null);
    },
    async redeem(currencyAmount) {
      if (!membership) return loyaltyMessages.notFound;
      const { data: offer, error: refusal } = await ask({ ...membership, currencyAmount });
      if (!offer) {
        const { code } = refusal as CallFailure;
        return code === "LoyaltyInsufficientPoints"
          ? loyaltyMessages.insufficient
          : membershipRefusal({ code }, loyaltyMessages.unableToUse);
      }
      setEnded(null);
      dispatch(checkoutChanged({ loyaltyQuote: offer }));
      return null;
    },
    takeOff,
  };
}
