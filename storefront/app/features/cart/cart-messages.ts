/** "1 item", "2 items". */
export const countedItems = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** Sentences of the cart that do not depend on a flag. */
export const cartMessages = {
  unableToLoad: "We can't load your cart right now, so try again in a moment.",
  unableToLoadTotal: "We can't load your total right now, so try again in a moment.",
  unableToAdd: "Unable to add to cart, so try again in a moment.",
  unableToChange: "We couldn't change that, so try again in a moment.",
  shopUpdated: "The shop has been updated, so reload this page to go on.",
  cartFull: "Your cart is full, so remove something to make room.",
  removed: "Removed item from cart",
  invalidQuantity: "Enter a quantity from 1 to 99.",
  takenOut: (count: number) => `We took ${countedItems(count)} out of your cart that we no longer sell.`,
} as const;
