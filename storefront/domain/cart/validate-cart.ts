import type { Product } from "../product/product.ts";
import { own } from "../record/own.ts";
import type { BuiltCart } from "./build-cart.ts";
import { CartError } from "./cart-error.ts";
import { type CartFlag, type CartFlagContext, cartItemFlags } from "./cart-flags.ts";
import type { CartProduct } from "./cart-item.ts";

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

/** Products by id; null for one that does not exist, no key for one that has not been loaded. */
export type ValidatedProducts = Readonly<Record<string, (CartProduct & Pick<Product, "saleMode">) | null>>;

/** Nothing of these is sold online, whenever it is. */
const offlineModes: ReadonlySet<Product["saleMode"]> = new Set(["inStoreOnly", "comingSoon"]);

/**
 * Validates every line of a cart. What was sold online when it was added, and now is in stores alone or yet to come, counts as an
 * invalid state, for no order is taken of it.
 * @throws CartError `ProductDataNotFound` when a line's product has not been loaded
 */
export function validateCart(cart: BuiltCart, products: ValidatedProducts, context: CartFlagContext): CartValidation {
  const flagsByItemId: Record<string, readonly CartFlag[]> = Object.create(null);
  let valid = true;
  for (const item of cart.items) {
    const product = own(products, item.productId);
    if (product === undefined) throw new CartError("ProductDataNotFound");
    const flags = cartItemFlags(item, product, cart, context);
    if (product && flags.every(({ type }) => type !== "productStateInvalid") && offlineModes.has(product.saleMode)) {
      flags.unshift({ type: "productStateInvalid" });
    }
    flagsByItemId[item.id] = flags;
    if (flags.length > 0) valid = false;
  }
  return { valid, flagsByItemId };
}
