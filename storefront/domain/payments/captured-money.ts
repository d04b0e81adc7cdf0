/** How money was lost: it never came, or its owner had it taken back. */
export type MoneyLoss = "neverCame" | "takenBack";

/** Money as a gateway's books have it. */
export interface MoneyInBooks {
  readonly state: "authorised" | "captured" | "voided" | "refused" | "unrecoverable";
  /** Its owner wants captured money back: that is being decided, or is decided against the shop. */
  readonly dispute?: "open" | "lost" | undefined;
}

/** What the shop makes of a payment that it has asked to be captured. */
export type MoneyNews =
  | { readonly type: "nothing" }
  | { readonly type: "lost"; readonly loss: MoneyLoss }
  | { readonly type: "here"; readonly disputed: boolean };

/** What a gateway's books mean for the shop: money that is held, or that nobody can tell of, is no news. */
export function moneyNews({ state, dispute }: MoneyInBooks): MoneyNews {
  if (state === "refused" || state === "voided") return { type: "lost", loss: "neverCame" };
  if (state !== "captured") return { type: "nothing" };
  if (dispute === "lost") return { type: "lost", loss: "takenBack" };
  return { type: "here", disputed: dispute === "open" };
}

/** A payment as the shop's own books have it. */
export interface KnownPayment {
  readonly state: "authorised" | "captured" | "failed";
  /** Its owner's bank is deciding whose it is. */
  readonly disputed: boolean;
}

/**
 * What becomes of the part of a refund that goes to a payment: the gateway is asked to send it, it waits until the money has come or
 * the bank has decided, or it is `notOwed`, since the bank has sent it already or it never left the shopper.
 */
export function refundCourse({ state, disputed }: KnownPayment): "ask" | "wait" | "notOwed" {
  if (state === "failed") return "notOwed";
  return state === "captured" && !disputed ? "ask" : "wait";
}
