import type { SyncableState } from "./account-state.ts";

const notAfter =
  (now: number) =>
  <T extends { readonly createdAt: number }>([key, item]: readonly [string, T]): [string, T] => [
    key,
    item.createdAt > now ? { ...item, createdAt: now } : item,
  ];

/**
 * The state with dates later than `now` as `now`: a device whose clock runs ahead would otherwise win every merge, and its
 * lines stay on top, until that date has come.
 * @param now milliseconds since the epoch
 */
export function withoutFutureDates(state: SyncableState, now: number): SyncableState {
  return {
    ...state,
    cart: { ...state.cart, items: Object.fromEntries(Object.entries(state.cart.items).map(notAfter(now))) },
    wishlist: { items: Object.fromEntries(Object.entries(state.wishlist.items).map(notAfter(now))) },
  };
}
