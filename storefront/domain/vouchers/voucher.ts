/** A gift card and its balance (cart and checkout §3; VOUCH-01). `expires` is seconds since the epoch, the rest cents. */
export interface Voucher {
  readonly code: string;
  readonly pin: string;
  readonly expires: number;
  readonly isExpired: boolean;
  readonly isFullyRedeemed: boolean;
  readonly amountRemaining: number;
}

export const voucherCheckOutcomes = ["SUCCESS", "NOT_FOUND", "LOCKED", "SUSPENDED"] as const;
export type VoucherCheckOutcome = (typeof voucherCheckOutcomes)[number];

/** Soonest expiry first, which is also the order they are spent in (DECISIONS VOUCH-08). */
export function sortVouchers<T extends Pick<Voucher, "expires" | "code">>(vouchers: readonly T[]): T[] {
  return vouchers.toSorted((a, b) => a.expires - b.expires || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** The stored list without a voucher whose check did not succeed (cart and checkout §4; VOUCH-06). */
export function afterVoucherCheck<T extends Pick<Voucher, "code">>(
  stored: readonly T[],
  code: string,
  outcome: VoucherCheckOutcome,
): readonly T[] {
  return outcome === "SUCCESS" ? stored : stored.filter((voucher) => voucher.code !== code);
}

/** What vouchers can pay, in spending order; expired and spent ones pay nothing. */
export function voucherCredits(vouchers: readonly Voucher[]): { readonly id: string; readonly amount: number }[] {
  return sortVouchers(vouchers)
    .filter((voucher) => !voucher.isExpired && !voucher.isFullyRedeemed && voucher.amountRemaining > 0)
    .map((voucher) => ({ id: voucher.code, amount: voucher.amountRemaining }));
}
