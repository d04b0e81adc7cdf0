import { voucherMessages } from "#domain/vouchers/voucher-messages.ts";
import { ApiError } from "../api-error.ts";

const messages = {
  VoucherInvalid: voucherMessages.NOT_FOUND,
  VoucherLocked: voucherMessages.LOCKED,
  VoucherSuspended: voucherMessages.SUSPENDED,
  VoucherExpired: voucherMessages.expired,
  VoucherInsufficientFunds: voucherMessages.insufficient,
} as const;

export type VoucherFailure = keyof typeof messages;

/** Why a voucher cannot pay, in the words that the form has for it. */
export function voucherFailure(code: VoucherFailure): ApiError {
  return new ApiError(422, code, messages[code]);
}
