import type { CartItem } from "#domain/cart/cart-item.ts";
import type { RootState } from "../../store/create-store.ts";

const noItems: Readonly<Record<string, CartItem>> = {};

/** Lines by id; the same object while nothing changes. */
export const selectCartItems = (state: RootState) => state.accountState.current?.cart.items ?? noItems;

/** False until the browser's copy of the cart has been read. */
export const selectCartLoaded = (state: RootState) => state.accountState.loaded;

/** The number on the cart icon: the sum of all quantities. */
export const selectCartQuantity = (state: RootState) =>
  Object.values(selectCartItems(state)).reduce((sum, item) => sum + item.qty, 0);
