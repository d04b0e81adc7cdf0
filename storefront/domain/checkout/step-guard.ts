/** The steps of the checkout, by the last part of their paths. */
export const checkoutSteps = ["contact-info", "shipping", "payment", "success", "error"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What is known of cart and checkout when a step is opened. */
export interface StepFacts {
  /** `unavailable` when the cart could not be loaded. */
  readonly cart: "filled" | "empty" | "unavailable";
  readonly cartValid: boolean;
  readonly hasContact: boolean;
  readonly hasShippingType: boolean;
  /** False once checkout data shows that the selection no longer holds; left out while that is not known. */
  readonly shippingSelectionValid?: boolean;
  /** Asked by the page of a placed order alone. */
  readonly hasPlacedOrder?: boolean;
  /** Asked by the page of an order that could not be processed alone. */
  readonly hasFailedOrderNumber?: boolean;
}

/**
 * Where a checkout step sends a shopper who may not open it, or null when it opens (ROUTE-54 to
 * ROUTE-60; SHIP-08). Paths are relative to the country. Ask once cart and stored checkout state are loaded.
 */
export function stepRedirect(
  step: CheckoutStep,
  facts: StepFacts,
): "/cart" | "/checkout/contact-info" | "/checkout/shipping" | null {
  if (step === "success") return facts.hasPlacedOrder ? null : "/cart";
  if (step === "error") return facts.hasFailedOrderNumber ? null : "/cart";
  if (facts.cart !== "filled") return "/cart";
  if (step === "shipping") return facts.hasContact ? null : "/checkout/contact-info";
  if (step === "payment") {
    const ready = facts.cartValid && facts.hasContact && facts.hasShippingType && facts.shippingSelectionValid !== false;
    return ready ? null : "/checkout/shipping";
  }
  return null;
}
