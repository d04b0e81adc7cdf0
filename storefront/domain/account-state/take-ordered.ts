import type { CartItem } from "../cart/cart-item.ts";
import type { SyncableState } from "./account-state.ts";

/**
 * What an order leaves of a kept cart: the ordered quantities go with what was taken from offers, and what was added since the
 * order was sent stays. A cart that is empty then begins anew, with another id and without promo codes.
 * @param newCartId id of the cart that begins
 */
export function takeOrdered(
  state: SyncableState,
  ordered: readonly { readonly variantId: string; readonly qty: number }[],
  newCartId: string,
): SyncableState {
  const left = new Map<string, number>();
  for (const { variantId, qty } of ordered) left.set(variantId, (left.get(variantId) ?? 0) + qty);
  const items: Record<string, CartItem> = {};
  for (const [id, item] of Object.entries(state.cart.items)) {
    const taken = Math.min(item.qty, left.get(item.variantId) ?? 0);
    left.set(item.variantId, (left.get(item.variantId) ?? 0) - taken);
    if (taken < item.qty) items[id] = { ...item, qty: item.qty - taken };
  }
  if (Object.keys(items).length === 0) return { ...state, cart: { id: newCartId, items, promoCodes: [] } };
  const { promoItems: _taken, ...cart } = state.cart;
  return { ...state, cart: { ...cart, items } };
}
