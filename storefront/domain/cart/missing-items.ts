import { own } from "../record/own.ts";
import type { CartItem, CartItems, CartProducts } from "./cart-item.ts";

/** Lines whose product is no longer found; a load removes them and syncs the cleaned state (cart and checkout §4; CART-10). */
export function missingItems(items: CartItems, products: CartProducts): CartItem[] {
  return Object.values(items).filter((item) => own(products, item.productId) === null);
}
