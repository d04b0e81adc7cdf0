/** What is said when the cart's products do not arrive; apart from `cartMessages`, which arrive with what uses them. */
export const unableToLoad = "We can't load your cart right now. Try again.";
