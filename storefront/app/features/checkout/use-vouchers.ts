import { skipToken } from "@reduxjs/toolkit/query/react";
import { useEffect, useState } from "react";
import type { CreditBalance } from "#domain/checkout/checkout-request.ts";
import type { StoredVoucher } from "#domain/checkout/checkout-state.ts";
import { sortVouchers, type Voucher, voucherCredits } from "#domain/vouchers/voucher.ts";
import { unusableMessage, voucherMessages } from "#domain/vouchers/voucher-messages.ts";
import { useAppStore } from "../../platform/store/hooks.ts";
import { checkClaim } from "../vouchers/check-claim.ts";
import type { VoucherRefusal } from "../vouchers/voucher-entry.tsx";
import { type CheckedVoucher, useCheckVouchersQuery } from "../vouchers/vouchers-api.ts";
import { cancelVouchers } from "./cancel-vouchers.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { useRememberedCheckout } from "./use-remembered-checkout.ts";

export interface VouchersView {
  /** Those that the shop has answered for, soonest expiry first. */
  vouchers: readonly Voucher[];
  /** What they could pay, in the order in which they are spent; null until the shop has answered for all of them. */
  credits: readonly CreditBalance[] | null;
  /** Gift cards that the shop refused by and by, and so were taken off: their code and why. */
  refused: readonly { readonly code: string; readonly message: string }[];
  /** The shop cannot be asked about them just now; none of them pays until it can. */
  failed: boolean;
  retry: () => void;
  /** Adds one. @returns why not, or null when it was added */
  apply: (claim: StoredVoucher) => Promise<VoucherRefusal | null>;
  remove: (code: string) => void;
}

const none: readonly StoredVoucher[] = [];

/** The gift cards that a shopper pays this order with, each with what is on it now. */
export function useVouchers(): VouchersView {
  const store = useAppStore();
  const { dispatch } = store;
  const stored = useRememberedCheckout()?.vouchers ?? none;
  const { data, currentData, isError, isFetching, refetch } = useCheckVouchersQuery(stored.length > 0 ? stored : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [refused, setRefused] = useState<VouchersView["refused"]>([]);
  // While the shop is asked about one, others may come and go.
  const change = (next: (now: readonly StoredVoucher[]) => readonly StoredVoucher[]) =>
    dispatch(checkoutChanged({ vouchers: next(store.getState().checkout.current.vouchers) }));
  // What is on one by the answer for another list holds until the answer for this one is there. What was refused then may be good by now.
  const holds = ({ outcome }: CheckedVoucher) => outcome === "SUCCESS" || data === currentData;
  const answers = stored.flatMap(({ code }) => data?.find((each) => each.code === code && holds(each)) ?? []);
  const vouchers = sortVouchers(answers.filter((each) => each.outcome === "SUCCESS"));
  const failed = isError && !isFetching;

  const spoilt = answers.filter((each) => each.outcome !== "SUCCESS");
  const spoiltCodes = spoilt.map(({ code }) => code).join();
  useEffect(() => {
    if (spoiltCodes === "") return;
    const codes = spoiltCodes.split(",");
    dispatch(cancelVouchers(codes));
    setRefused((before) => [
      ...before.filter(({ code }) => !codes.includes(code)),
      ...answers.flatMap((each) =>
        each.outcome === "SUCCESS" ? [] : { code: each.code, message: voucherMessages[each.outcome] },
      ),
    ]);
  });

  return {
    vouchers,
    credits: failed ? [] : answers.length === stored.length ? voucherCredits(vouchers) : null,
    refused,
    failed,
    retry: refetch,
    async apply(claim) {
      if (stored.some(({ code }) => code === claim.code)) return { field: "code", message: voucherMessages.applied };
      const answer = await checkClaim(dispatch, claim);
      if ("refusal" in answer) return answer.refusal;
      const unusable = unusableMessage(answer.voucher);
      if (unusable) return { field: "code", message: unusable };
      setRefused((before) => before.filter(({ code }) => code !== claim.code));
      change((now) => [...now.filter(({ code }) => code !== claim.code), claim]);
      return null;
    },
    remove(code) {
      change((now) => now.filter((each) => each.code !== code));
    },
  };
}
