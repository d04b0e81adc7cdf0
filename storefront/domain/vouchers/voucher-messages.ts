import type { VoucherBalance } from "./voucher.ts";
import type { VoucherCheckOutcome } from "./voucher-check.ts";

/** What is said of a gift card that cannot pay (ERRCAT-72 to ERRCAT-78); the wording is ours (ERRCAT-94). */
export const voucherMessages = {
  NOT_FOUND: "Incorrect code or PIN, so check the gift card and try again.",
  SUSPENDED: "This gift card is suspended, so use another or ask our support team.",
  LOCKED: "This gift card is locked after too many wrong PINs, so try again later or ask our support team.",
  redeemed: "This gift card has already been redeemed, so use another.",
  expired: "This gift card has expired, so use another.",
  applied: "This gift card has already been applied.",
  unable: "We're unable to verify or apply this gift card right now, so try again in a moment.",
  insufficient: "There's less on your gift card than there was, so check the new amounts and place your order again.",
} as const satisfies Record<Exclude<VoucherCheckOutcome, "SUCCESS">, string> & Record<string, string>;

/** Why a gift card that was checked can pay nothing; null when it can. */
export function unusableMessage({ isExpired, isFullyRedeemed }: VoucherBalance): string | null {
  if (isExpired) return voucherMessages.expired;
  return isFullyRedeemed ? voucherMessages.redeemed : null;
}
