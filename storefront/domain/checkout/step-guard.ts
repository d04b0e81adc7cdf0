/** The steps in which an order is made, by the last part of their paths. */
export const checkoutSteps = ["contact-info", "shipping", "payment"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What is known of cart and checkout when a step is opened. */
export interface StepFacts {
  /** `unavailable` when the cart could not be loaded. */
  readonly cart: "filled" | "empty" | "unavailable";
  readonly cartValid: boolean;
  readonly hasContact: boolean;
  readonly hasShippingType: boolean;
  /** What became of the order leads to another page, of which they are told already. */
  readonly isLedElsewhere: boolean;
}

/**
 * Where a checkout step sends a shopper who may not open it, or null when it opens (ROUTE-54 to ROUTE-58). Paths are relative to
 * the country. Ask once cart and stored checkout state are loaded.
 */
export function stepRedirect(
  step: CheckoutStep,
  { cart, cartValid, hasContact, hasShippingType, isLedElsewhere }: StepFacts,
): "/cart" | "/checkout/contact-info" | "/checkout/shipping" | null {
  if (isLedElsewhere) return null;
  if (cart !== "filled") return "/cart";
  if (step === "shipping") return hasContact ? null : "/checkout/contact-info";
  if (step === "payment") return cartValid && hasContact && hasShippingType ? null : "/checkout/shipping";
  return null;
}
