/** The steps as the header shows them, with where each is. */
export const headerSteps = [
  { name: "Cart", path: "/cart" },
  { name: "Contact", path: "/checkout/contact-info" },
  { name: "Shipping", path: "/checkout/shipping" },
  { name: "Payment", path: "/checkout/payment" },
] as const;
