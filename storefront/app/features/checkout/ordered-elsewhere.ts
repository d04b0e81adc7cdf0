/** Said where another tab or browser has ordered, or emptied, the cart of a checkout. */
export const cartEmptied = "Your cart was ordered or emptied elsewhere, so nothing was charged here.";

/** The same as an alert that leads to what may have been ordered, and stays long enough to be read and pressed. */
export const orderedElsewhere = (ordersHref: string) => ({
  type: "ERROR" as const,
  content: `${cartEmptied} <a href="${ordersHref}">Find your order</a>.`,
  duration: 20_000,
});
