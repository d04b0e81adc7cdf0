import type { CartItem } from "#domain/cart/cart-item.ts";
import type { AppState } from "../../platform/store/app-state.ts";

const noItems: Readonly<Record<string, CartItem>> = {};

/** Lines by id; the same object while nothing changes. */
export const selectCartItems = (state: AppState) => state.accountState.current?.cart.items ?? noItems;

/** The cart to show: the browser's copy, and until that has been read what its cookie shows of it. */
export const selectShownCart = ({ accountState }: AppState) => accountState.current?.cart ?? accountState.fromCookie;

/** False until there is something to show of the cart, be it that it is empty. */
export const selectCartLoaded = (state: AppState) => state.accountState.loaded || state.accountState.fromCookie !== null;

/** The number on the cart icon: the sum of all quantities. */
export const selectCartQuantity = (state: AppState) =>
  Object.values(selectShownCart(state)?.items ?? noItems).reduce((sum, item) => sum + item.qty, 0);
