import { cartEmptied } from "./ordered-elsewhere.ts";
import type { Placement } from "./place-order.ts";

/** Why the order was not placed. */
export interface PaymentProblem {
  message: string;
  /** The path of the shop where it can be put right, when that is not here. */
  leadsTo?: "/cart" | "/checkout/shipping";
  /** There may be an order after all, which can be looked up. */
  mayBeOrdered?: true;
}

const inCart = { leadsTo: "/cart" } as const;

/** The payment service could not finish, and there is no order that support could look up (ERRCAT-61). */
const unableToProcess = "We are unable to process your payment. Contact our support team before you pay again.";

/** What was sent cannot be read as an order, which the shop's own words say nothing of (ERRCAT-59). */
const unableToPlace = "Unable to place order, so check your details and try again.";

/** Said where an earlier try, whose answer never came, turns out to have come to nothing. */
export const notPlaced = "Your last try didn't go through, and nothing was charged.";

/** What is sold no more; the cart takes it out, and may have nothing left to look at (ERRCAT-33). */
const noLongerSold = "Something in your order is no longer available, so it leaves your cart and nothing was charged.";

/** The session ended before the order was sent; that a guest goes on as well, the notice of its end says. */
const signedOut = "You're signed out and nothing was charged, so pay again as a guest, or sign in first.";

const ownWords: Readonly<Record<string, string>> = {
  PaymentFailureUnrecoverable: unableToProcess,
  InvalidRequest: unableToPlace,
  UnprocessableRequest: unableToPlace,
  NotSignedIn: signedOut,
  ProductNotFound: noLongerSold,
  ProductVariantNotFound: noLongerSold,
};

const remedies: Readonly<Record<string, Omit<PaymentProblem, "message">>> = {
  ItemSoldOut: inCart,
  CartItemInvalid: inCart,
  ProductNotFound: inCart,
  ProductVariantNotFound: inCart,
  ShippingMethodUnavailable: { leadsTo: "/checkout/shipping" },
  PickupStoreLacksStock: { leadsTo: "/checkout/shipping" },
};

/** What a placement that did not end in an order says, or null when there is nothing to say. */
export function paymentProblem(placement: Placement): PaymentProblem | null {
  switch (placement.result) {
    case "REFUSED":
      return {
        ...(Object.hasOwn(remedies, placement.code) ? remedies[placement.code] : {}),
        message: Object.hasOwn(ownWords, placement.code) ? (ownWords[placement.code] as string) : placement.message,
      };
    case "UNANSWERED":
      return { message: placement.message };
    case "CART_CHANGED":
      return { message: "Your cart was changed or ordered elsewhere, so check it before you pay.", leadsTo: "/cart" };
    case "CART_EMPTIED":
      return {
        message: cartEmptied,
        leadsTo: "/cart",
        mayBeOrdered: true,
      };
    default:
      return null;
  }
}
