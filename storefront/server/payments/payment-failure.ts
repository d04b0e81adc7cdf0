import { instalmentProvider, orderUpdatedElsewhere } from "#domain/payments/instalments.ts";
import type { PaidWith } from "#domain/payments/paid-with.ts";
import { type Wallet, walletNames } from "#domain/payments/wallet.ts";
import { ApiError } from "../api-error.ts";
import type { AuthoriseOutcome } from "./payment-gateway.ts";

type Method = PaidWith["method"];

type Refusal = Exclude<AuthoriseOutcome["type"], "authorised" | "unrecoverable">;

/** The payment service broke down over it (ERRCAT-58). */
const notProcessed = () =>
  new ApiError(
    402,
    "PaymentNotProcessed",
    "We are unable to process your payment. You haven't been charged: try again, or choose another way to pay.",
  );

/** What a shopper is told when the gateway refuses, by its reason and by what was to be paid with. */
export function paymentRefusal(type: Refusal, method: Method = "card"): ApiError {
  if (type === "detailsMismatch") return new ApiError(400, "InvalidRequest", orderUpdatedElsewhere);
  if (type === "notProcessed") return notProcessed();
  if (method === "afterpay") return instalmentRefusal(type);
  if (method !== "card") return walletRefusal(type, method);
  switch (type) {
    case "declined":
      return new ApiError(402, "PaymentDeclined", "Your bank declined the payment, so try another card or talk to your bank.");
    case "tokenRefused":
      return new ApiError(402, "PaymentDeclined", "Your card details have expired, so enter them again.");
    case "typeNotAccepted":
      return new ApiError(
        402,
        "PaymentInstrumentTypeNotAccepted",
        "We don't take that kind of card, so use Visa, Mastercard or American Express.",
      );
  }
}

function instalmentRefusal(type: Exclude<Refusal, "detailsMismatch" | "notProcessed">): ApiError {
  const message =
    type === "tokenRefused"
      ? `What you approved with ${instalmentProvider} has expired, so approve the payment again.`
      : `${instalmentProvider} declined the payment, so try another way to pay.`;
  return new ApiError(402, "PaymentDeclined", message);
}

/** An order that cannot be paid in instalments, for its total. */
export function instalmentsNotOffered(): ApiError {
  return new ApiError(
    422,
    "InstalmentsNotOffered",
    `${instalmentProvider} isn't offered for this order's total, so choose another way to pay.`,
  );
}

/** Whoever lends the money cannot be asked now; nothing was asked of the shopper yet. */
export function instalmentsUnavailable(): ApiError {
  return new ApiError(
    503,
    "InstalmentsUnavailable",
    `${instalmentProvider} isn't available right now, so try again or choose another way to pay.`,
  );
}

/** The payment service's script cannot be let in now; nothing was asked of the shopper yet. */
export function paymentsUnavailable(): ApiError {
  return new ApiError(503, "PaymentsUnavailable", "We can't reach the payment service right now, so try again in a moment.");
}

function walletRefusal(type: Exclude<Refusal, "detailsMismatch" | "notProcessed">, wallet: Wallet): ApiError {
  const name = walletNames[wallet];
  switch (type) {
    case "declined":
      return new ApiError(
        402,
        "PaymentDeclined",
        wallet === "paypal"
          ? `${name} declined the payment, so try another way to pay or talk to ${name}.`
          : `Your bank declined the payment, so try another card in ${name}, or another way to pay.`,
      );
    case "tokenRefused":
      return new ApiError(402, "PaymentDeclined", `What you approved in ${name} has expired, so approve the payment again.`);
    case "typeNotAccepted":
      return new ApiError(
        402,
        "PaymentInstrumentTypeNotAccepted",
        `We don't take that kind of card, so choose Visa, Mastercard or American Express in ${name}.`,
      );
  }
}

/** The card that was chosen is not one that the account keeps, or no longer. */
export function savedCardMissing(): ApiError {
  return new ApiError(402, "PaymentDeclined", "We couldn't find that saved card, so choose another or enter its details.");
}

/** The gateway has not said yet whether it holds the money; the same key will tell. */
export function paymentPending(): ApiError {
  return new ApiError(
    503,
    "PaymentPending",
    "We're still waiting to hear about your payment. Don't pay again: we'll finish this order or let the money go within a minute.",
    {},
    5,
  );
}
