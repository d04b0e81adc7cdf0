import { describe, expect, test } from "vitest";
import { cartShown, stateReplaced } from "../account-state/account-state-slice.ts";
import { filledState, shopperStore } from "../checkout/checkout.fixture.ts";
import { selectCartItems, selectCartLoaded, selectCartQuantity, selectShownCart } from "./cart-selectors.ts";

describe("what pages see of the cart", () => {
  test("before the browser's copy is read there is nothing, and that is known", () => {
    const store = shopperStore();
    expect(selectCartLoaded(store.getState())).toBe(false);
    expect(selectCartQuantity(store.getState())).toBe(0);
  });

  test("no lines are the same object each time, so that nothing renders again", () => {
    expect(selectCartItems(shopperStore().getState())).toBe(selectCartItems(shopperStore().getState()));
  });

  test("CART-06 the number on the icon is the sum of all quantities", () => {
    const store = shopperStore();
    const state = filledState();
    const second = { id: "line-2", productId: "150101", variantId: "150101-6", qty: 3, createdAt: 2 };
    store.dispatch(stateReplaced({ ...state, cart: { ...state.cart, items: { ...state.cart.items, [second.id]: second } } }));
    expect(selectCartLoaded(store.getState())).toBe(true);
    expect(selectCartQuantity(store.getState())).toBe(4);
  });

  test("what the cookie shows stands until the browser's copy has been read, and is never taken for it", () => {
    const { cart } = filledState();
    const shown = { items: { "line-1": { ...cart.items["line-1"]!, qty: 7 } }, promoCodes: [] };
    const store = shopperStore();
    store.dispatch(cartShown(shown));
    expect(selectCartLoaded(store.getState())).toBe(true);
    expect(selectCartQuantity(store.getState())).toBe(7);
    expect(selectCartItems(store.getState())).toEqual({});
    store.dispatch(stateReplaced(filledState()));
    expect(selectShownCart(store.getState())).toEqual(cart);
    expect(selectCartQuantity(store.getState())).toBe(1);
  });
});
