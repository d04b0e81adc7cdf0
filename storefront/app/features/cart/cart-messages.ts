/** "1 item", "2 items". */
export const countedItems = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** Sentences of the cart that do not depend on a flag. */
export const cartMessages = {
  unableToLoad: "We can't load your cart right now. Try again.",
  unableToLoadTotal: "We can't load your total right now. Try again.",
  unableToAdd: "Unable to add to cart. Try again.",
  unableToChange: "We couldn't change that. Try again.",
  shopUpdated: "The shop has been updated. Reload this page to go on.",
  cartFull: "Your cart is full. Remove something to make room.",
  removed: "Removed item from cart",
  invalidQuantity: "Enter a quantity from 1 to 99.",
  unknownPromoCode: "That code isn't valid.",
  promoCodeAlreadyApplied: "That code is already on your cart.",
  unableToCheckPromoCode: "We can't check that code right now. Try again.",
  takenOut: (count: number) => `We took ${countedItems(count)} out of your cart that we no longer sell.`,
} as const;
