import { returnsConfiguration } from "#domain/configuration/configuration.ts";
import type { ReturnMethod, ReturnReason } from "#domain/returns/return-request.ts";
import type { OrderReturns } from "./returns-api.ts";

/** What shoppers read for each reason of a return. */
export const reasonWords: Readonly<Record<ReturnReason, string>> = {
  tooSmall: "Too small",
  tooBig: "Too big",
  notAsExpected: "Not what I expected",
  faulty: "Faulty or damaged",
  wrongItem: "Not what I ordered",
  changedMind: "Changed my mind",
};

/** What shoppers read for each way back. */
export const methodWords: Readonly<Record<ReturnMethod, { title: string; meta: string }>> = {
  post: { title: "By post", meta: "Print a label and hand the parcel in. The postage is ours." },
  store: { title: "In a store", meta: "Bring it to any of our stores, with the number of the return." },
};

/** How a return is going. */
export const stateWords: Readonly<Record<OrderReturns["returns"][number]["state"], string>> = {
  requested: "We are expecting it",
  received: "We have it",
  refunded: "Refunded",
  cancelled: "Cancelled",
};

/** Why nothing of an item can go back. */
export const refusalWords: Readonly<Record<NonNullable<OrderReturns["items"][number]["refusal"]>, string>> = {
  notDelivered: "Not with you yet.",
  digital: "Sent by email, so there's nothing to send back.",
  cancelled: "Cancelled.",
  tooLate: `Its ${returnsConfiguration.windowDays} days are over. If it's faulty, call us, however long it's been.`,
  // Whether it is with us by now is said of its returns.
  nothingLeft: "All of it is in a return already.",
};

/** How many of an item were bought, whether they cost nothing, as one of two alike may, and how many are left: `3 bought, 1 still with you`. */
export function boughtWords({ quantity, paid, left }: Pick<OrderReturns["items"][number], "quantity" | "paid" | "left">): string {
  return [
    `${quantity} bought`,
    ...(paid === 0 ? ["free"] : []),
    ...(left > 0 && left < quantity ? [`${left} still with you`] : []),
  ].join(", ");
}
