/** What a failed order placement means to the shopper (PAY-24 to PAY-32). */
export type PlaceOrderOutcome =
  | {
      readonly type:
        | "AFTERPAY_CHECKOUT_UPDATED"
        | "PAYMENT_INSTRUMENT_TYPE_NOT_ACCEPTED"
        | "VOUCHER_EXPIRED"
        | "INSUFFICIENT_VOUCHER_BALANCE"
        | "VOUCHER_NOT_FOUND"
        | "VOUCHER_LOCKED"
        | "VOUCHER_SUSPENDED"
        | "ERROR";
    }
  | { readonly type: "PAYMENT_FAILURE_UNRECOVERABLE"; readonly orderNumber: string };

const byCode = {
  PaymentInstrumentTypeNotAccepted: "PAYMENT_INSTRUMENT_TYPE_NOT_ACCEPTED",
  VoucherExpired: "VOUCHER_EXPIRED",
  VoucherInsufficientFunds: "INSUFFICIENT_VOUCHER_BALANCE",
  VoucherInvalid: "VOUCHER_NOT_FOUND",
  VoucherLocked: "VOUCHER_LOCKED",
  VoucherSuspended: "VOUCHER_SUSPENDED",
} as const;

/**
 * The outcome of a place-order error. `InvalidRequest` means a changed instalment checkout only when instalments were
 * the means of payment; `PaymentFailureUnrecoverable` needs an order number, kept as text. Anything else is ERROR and
 * keeps its own code's message.
 */
export function placeOrderOutcome(
  error: { readonly code: string; readonly orderNumber?: string | number | null },
  paidBy: { readonly instalments: boolean },
): PlaceOrderOutcome {
  if (error.code === "InvalidRequest" && paidBy.instalments) return { type: "AFTERPAY_CHECKOUT_UPDATED" };
  if (error.code === "PaymentFailureUnrecoverable" && error.orderNumber) {
    return { type: "PAYMENT_FAILURE_UNRECOVERABLE", orderNumber: String(error.orderNumber) };
  }
  return { type: Object.hasOwn(byCode, error.code) ? byCode[error.code as keyof typeof byCode] : "ERROR" };
}
