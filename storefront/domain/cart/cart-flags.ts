import { cartConfiguration } from "../configuration/configuration.ts";
import { mostToHave } from "../product/most-to-have.ts";
import { isStocked } from "../product/sold-out.ts";
import { own } from "../record/own.ts";
import type { BuiltCart } from "./build-cart.ts";
import type { CartItem, CartProduct } from "./cart-item.ts";

/** What can be wrong with a line, with the figure its message needs. */
export type CartFlag =
  | { readonly type: "notLoggedIn" }
  | { readonly type: "productStateInvalid" }
  | { readonly type: "productQtyMaxViolated"; readonly productQtyMax: number }
  | { readonly type: "qtyMaxViolated"; readonly qtyMax: number }
  | { readonly type: "qtyMinViolated"; readonly qtyMin: number }
  | { readonly type: "qtyMultipleInvalid"; readonly qtyMultipleOf: number }
  /** `qtyAvailable` is what of the stock can be ordered: whole lots, and none below the minimum. */
  | { readonly type: "qtyAvailableExceeded"; readonly qtyAvailable: number };

export interface CartFlagContext {
  readonly loggedIn: boolean;
  /** Store-wide maximum of a line; null for none configured, then 99 holds. */
  readonly storeQtyMax?: number | null;
}

const fallbackQtyMax = 99;

/**
 * The flags of a line, in the order of the specification (CART-19 to CART-31). Quantities are those
 * of the whole cart, so a product or variant split over several lines is judged by its sum. A product that no longer
 * exists, or no longer has the variant, counts as an invalid state.
 */
export function cartItemFlags(
  item: Pick<CartItem, "productId" | "variantId" | "qty">,
  product: CartProduct | null,
  cart: Pick<BuiltCart, "productsById">,
  { loggedIn, storeQtyMax = cartConfiguration.itemQtyMax }: CartFlagContext,
): CartFlag[] {
  const variant = product?.variants.find((candidate) => candidate.id === item.variantId);
  if (!product || !variant) return [{ type: "productStateInvalid" }];
  const counted = own(cart.productsById, item.productId);
  const productQty = counted?.qty ?? item.qty;
  const qty = (counted && own(counted.variantsById, item.variantId)?.qty) ?? item.qty;
  const flags: CartFlag[] = [];
  if (product.accountExclusive && !loggedIn) flags.push({ type: "notLoggedIn" });
  if (product.state !== "current" && product.state !== "evergreen") flags.push({ type: "productStateInvalid" });
  const productQtyMax = product.cartQtyProductMax;
  if (productQtyMax !== null && productQty > productQtyMax) flags.push({ type: "productQtyMaxViolated", productQtyMax });
  const qtyMax = product.cartQtyVariantMax ?? storeQtyMax ?? fallbackQtyMax;
  if (qty > qtyMax) flags.push({ type: "qtyMaxViolated", qtyMax });
  const qtyMin = product.cartQtyVariantMin;
  if (qtyMin !== null && qty < qtyMin) flags.push({ type: "qtyMinViolated", qtyMin });
  const qtyMultipleOf = product.cartQtyVariantMultipleOf;
  if (qtyMultipleOf !== null && qtyMultipleOf > 0 && qty % qtyMultipleOf !== 0) {
    flags.push({ type: "qtyMultipleInvalid", qtyMultipleOf });
  }
  if (isStocked(product.functionalType) && qty > variant.qty) {
    flags.push({ type: "qtyAvailableExceeded", qtyAvailable: mostToHave(product, variant.qty) });
  }
  return flags;
}
