/** How the check of a voucher ends (VOUCH-05). A check that never got an answer has not ended. */
export const voucherCheckOutcomes = ["SUCCESS", "NOT_FOUND", "LOCKED", "SUSPENDED"] as const;
export type VoucherCheckOutcome = (typeof voucherCheckOutcomes)[number];

const byCode: Readonly<Record<string, Exclude<VoucherCheckOutcome, "SUCCESS">>> = {
  VoucherInvalid: "NOT_FOUND",
  VoucherLocked: "LOCKED",
  VoucherSuspended: "SUSPENDED",
};

/** Why a voucher was refused, by the wire's code; null when the failure says nothing about the voucher. */
export function voucherRefusal(code: string): Exclude<VoucherCheckOutcome, "SUCCESS"> | null {
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;
}

const placingCodes: ReadonlySet<string> = new Set([
  "VoucherInvalid",
  "VoucherLocked",
  "VoucherSuspended",
  "VoucherExpired",
  "VoucherInsufficientFunds",
]);

/** Whether an order that was refused with this code makes every balance that is shown doubtful (VOUCH-09). */
export const refreshesVouchers = (code: string): boolean => placingCodes.has(code);
