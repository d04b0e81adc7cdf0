import { addLine } from "../cart/add-line.ts";
import { buildCart } from "../cart/build-cart.ts";
import { type CartFlag, cartItemFlags } from "../cart/cart-flags.ts";
import type { CartItem, CartItems } from "../cart/cart-item.ts";
import { isQuantity } from "../cart/quantity.ts";
import { requireProduct, requireVariant } from "../cart/require-product.ts";
import { cartConfiguration } from "../configuration/configuration.ts";
import { own } from "../record/own.ts";
import type { SyncableState } from "./account-state.ts";
import { type ChangeContext, type ChangeResult, done, flagged, notFound, refused } from "./change-result.ts";

const withItems = (state: SyncableState, items: CartItems): SyncableState => ({ ...state, cart: { ...state.cart, items } });

function lineFlags(state: SyncableState, items: CartItems, line: CartItem, context: ChangeContext): CartFlag[] {
  const known = own(context.products, line.productId);
  if (known === undefined && context.replay) return [];
  const product = known ?? (context.replay ? null : requireProduct(context.products, line.productId));
  return cartItemFlags(line, product, buildCart({ ...state.cart, items }), context);
}

/**
 * Adds an item; the change is kept only when the line then has no flag (CART-12 to CART-15).
 * @throws CartError when the product or variant does not exist or has not been loaded, except in a replay
 */
export function addToCart(state: SyncableState, item: CartItem, context: ChangeContext): ChangeResult {
  if (!isQuantity(item.qty)) return refused(state, "invalidQuantity");
  // The very line is there: what puts it back was pressed twice.
  if (own(state.cart.items, item.id)) return done(state);
  if (!context.replay) requireVariant(requireProduct(context.products, item.productId), item.variantId);
  const { items, line, merged } = addLine(state.cart.items, item);
  if (Object.keys(items).length > cartConfiguration.maxLines) return refused(state, "cartFull");
  const flags = lineFlags(state, items, line, context);
  if (flags.length > 0) return flagged(state, flags);
  return done(withItems(state, items), { type: merged ? "itemQuantityUpdated" : "itemCreated", item: line });
}

/**
 * Sets a line's quantity. Kept when the line then has no flag, or when a smaller quantity raises no flag that the line
 * did not have before: a shopper can always step down towards a limit.
 * @throws CartError when the product has not been loaded, except in a replay
 */
export function setQuantity(state: SyncableState, itemId: string, qty: number, context: ChangeContext): ChangeResult {
  const existing = own(state.cart.items, itemId);
  if (!existing) return notFound(state);
  if (!isQuantity(qty)) return refused(state, "invalidQuantity");
  if (existing.qty === qty) return done(state);
  const line = { ...existing, qty };
  const items = { ...state.cart.items, [itemId]: line };
  const flags = lineFlags(state, items, line, context);
  if (flags.length > 0) {
    const before = lineFlags(state, state.cart.items, existing, context);
    const worse = qty > existing.qty || flags.some((flag) => !before.some((old) => old.type === flag.type));
    if (worse) return flagged(state, flags);
  }
  return done(withItems(state, items), { type: "itemQuantityUpdated", item: line });
}

/** Removes a line; NOT_FOUND when it is not there (CART-16). */
export function removeFromCart(state: SyncableState, itemId: string): ChangeResult {
  const item = own(state.cart.items, itemId);
  if (!item) return notFound(state);
  const { [itemId]: _removed, ...items } = state.cart.items;
  return done(withItems(state, items), { type: "itemRemoved", item });
}
