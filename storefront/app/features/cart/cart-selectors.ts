import type { CartItem } from "#domain/cart/cart-item.ts";
import type { RootState } from "../../store/create-store.ts";

const noItems: Readonly<Record<string, CartItem>> = {};

/** Lines by id; the same object while nothing changes. */
export const selectCartItems = (state: RootState) => state.accountState.current?.cart.items ?? noItems;

/** The cart to show: the browser's copy, and until that has been read what the server has drawn of it. */
export const selectShownCart = ({ accountState }: RootState) => accountState.current?.cart ?? accountState.foreseen;

/** False until there is something to show of the cart, be it that it is empty. */
export const selectCartLoaded = (state: RootState) => state.accountState.loaded || state.accountState.foreseen !== null;

/** The number on the cart icon: the sum of all quantities. */
export const selectCartQuantity = (state: RootState) =>
  Object.values(selectShownCart(state)?.items ?? noItems).reduce((sum, item) => sum + item.qty, 0);
