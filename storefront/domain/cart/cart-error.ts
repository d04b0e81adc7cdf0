/** What a mistake of the caller says (ERRCAT-01 to ERRCAT-05, ERRCAT-10, ERRCAT-11). */
export const cartErrorMessages = {
  ProductNotFound: "Product not found.",
  ProductVariantNotFound: "Product variant not found.",
  ProductDataNotFound: "Product data not found.",
  ProductVariantDataNotFound: "Product variant data not found.",
  CartNotLoaded: "Cart not loaded.",
  CannotAdd: "Cannot add to the cart.",
  AlreadyAdding: "Already adding to the cart.",
  AlreadyDeleting: "Already deleting from the cart.",
  ItemNotFound: "Cart item not found.",
  ItemNotValidated: "Cart item not validated.",
} as const;

export type CartErrorCode = keyof typeof cartErrorMessages;

/** Thrown where the cart rules are asked about something that is not there. */
export class CartError extends Error {
  override readonly name = "CartError";
  readonly code: CartErrorCode;

  constructor(code: CartErrorCode) {
    super(cartErrorMessages[code]);
    this.code = code;
  }
}
