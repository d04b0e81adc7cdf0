import type { Placement } from "./place-order.ts";

/** Why the order was not placed. */
export interface PaymentProblem {
  message: string;
  /** The path of the shop where it can be put right, when that is not here. */
  leadsTo?: "/cart" | "/checkout/shipping";
}

const inCart = { leadsTo: "/cart" } as const;

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
      return { ...(Object.hasOwn(remedies, placement.code) ? remedies[placement.code] : {}), message: placement.message };
    case "UNANSWERED":
      return { message: placement.message };
    case "CART_CHANGED":
      return { message: "Your cart has changed in another window. Check it before you pay.", leadsTo: "/cart" };
    default:
      return null;
  }
}
