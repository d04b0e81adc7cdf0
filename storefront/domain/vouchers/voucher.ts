import type { CreditBalance } from "../checkout/checkout-request.ts";
import type { StoredVoucher } from "../checkout/checkout-state.ts";
import type { VoucherPayment } from "../checkout/place-order-request.ts";

/** The payment method that vouchers are spent by (PAY-15). */
export const voucherMethodCode = "voucher";

/** What is on a voucher. */
export interface VoucherBalance {
  /** Seconds since the epoch (VOUCH-01). */
  readonly expires: number;
  readonly isExpired: boolean;
  readonly isFullyRedeemed: boolean;
  /** Cents. */
  readonly amountRemaining: number;
}

/** A voucher that a shopper has entered, with what is on it (VOUCH-01). */
export type Voucher = StoredVoucher & VoucherBalance;

/** Whoever expires soonest comes first, and is spent first (VOUCH-07, VOUCH-08). */
export function sortVouchers<V extends Pick<Voucher, "code" | "expires">>(vouchers: readonly V[]): V[] {
  return vouchers.toSorted((a, b) => a.expires - b.expires || (a.code < b.code ? -1 : 1));
}

/** What vouchers could pay, soonest expiry first; those with nothing to give are left out. */
export function voucherCredits(vouchers: readonly Voucher[]): CreditBalance[] {
  return sortVouchers(vouchers)
    .filter((voucher) => !voucher.isExpired && !voucher.isFullyRedeemed && voucher.amountRemaining > 0)
    .map(({ code, amountRemaining }) => ({ id: code, amount: amountRemaining, methodCode: voucherMethodCode }));
}

/** What each voucher pays of an order, as the totals have shared it out; those that pay nothing are left out. */
export function voucherPayments(
  vouchers: readonly StoredVoucher[],
  creditUsages: Readonly<Record<string, { readonly amount: number }>>,
): VoucherPayment[] {
  return vouchers.flatMap(({ code, pin }) => {
    const amount = Object.hasOwn(creditUsages, code) ? (creditUsages[code]?.amount ?? 0) : 0;
    return amount > 0 ? [{ code, pin, amount }] : [];
  });
}
