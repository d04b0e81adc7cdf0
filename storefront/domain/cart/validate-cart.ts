import { own } from "../record/own.ts";
import type { BuiltCart } from "./build-cart.ts";
import { CartError } from "./cart-error.ts";
import { type CartFlag, type CartFlagContext, cartItemFlags } from "./cart-flags.ts";
import type { CartProducts } from "./cart-item.ts";

export interface CartValidation {
  /** True only when no line has a flag (CART-18). */
  readonly valid: boolean;
  /** Flags of every line, by item id; empty for a good line. */
  readonly flagsByItemId: Readonly<Record<string, readonly CartFlag[]>>;
}

/**
 * What is wrong with a line of a cart that was validated; an empty list for a good one.
 * @throws CartError `ItemNotFound` for a line that is not in the cart, `ItemNotValidated` for one that was not looked at (ERRCAT-11)
 */
export function flagsOfItem(cart: BuiltCart, { flagsByItemId }: CartValidation, itemId: string): readonly CartFlag[] {
  if (!own(cart.itemsById, itemId)) throw new CartError("ItemNotFound");
  const flags = own(flagsByItemId, itemId);
  if (!flags) throw new CartError("ItemNotValidated");
  return flags;
}

/**
 * Validates every line of a cart.
 * @throws CartError `ProductDataNotFound` when a line's product has not been loaded
 */
export function validateCart(cart: BuiltCart, products: CartProducts, context: CartFlagContext): CartValidation {
  const flagsByItemId: Record<string, readonly CartFlag[]> = Object.create(null);
  let valid = true;
  for (const item of cart.items) {
    const product = own(products, item.productId);
    if (product === undefined) throw new CartError("ProductDataNotFound");
    const flags = cartItemFlags(item, product, cart, context);
    flagsByItemId[item.id] = flags;
    if (flags.length > 0) valid = false;
  }
  return { valid, flagsByItemId };
}
