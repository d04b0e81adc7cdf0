import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { address, contact, mapStorage, shopperStore } from "./checkout.fixture.ts";
import { changeCheckout, restoreCheckout } from "./checkout-persistence.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what checkout remembers", () => {
  test("CHK-05 what was entered is there again after a reload", () => {
    changeCheckout(shopperStore(), { contact, shippingType: "DELIVERY" });
    const reloaded = shopperStore();
    expect(reloaded.getState().checkout.loaded).toBe(false);
    restoreCheckout(reloaded);
    expect(reloaded.getState().checkout).toEqual({
      loaded: true,
      current: { ...emptyCheckoutState, contact, shippingType: "DELIVERY" },
    });
  });

  test.each(["{", "[]", '{"checkoutStateVersion":99}', '{"checkoutStateVersion":1,"contact":"me"}'])(
    "%s counts as nothing entered yet",
    (text) => {
      localStorage.setItem("checkout:nz", text);
      const store = shopperStore();
      restoreCheckout(store);
      expect(store.getState().checkout).toEqual({ loaded: true, current: emptyCheckoutState });
    },
  );

  test("two tabs that enter different things keep both", () => {
    const [first, second] = [shopperStore(), shopperStore()];
    restoreCheckout(first);
    restoreCheckout(second);
    changeCheckout(first, { contact });
    changeCheckout(second, { delivery: { address, options: { methodCode: "express" } } });
    const { current } = second.getState().checkout;
    expect(current.contact).toEqual(contact);
    expect(current.delivery.address).toEqual(address);
  });

  test("a browser that keeps nothing still carries an order through", () => {
    vi.stubGlobal("localStorage", undefined);
    const store = shopperStore();
    changeCheckout(store, { contact });
    changeCheckout(store, { shippingType: "DELIVERY" });
    expect(store.getState().checkout.current).toMatchObject({ contact, shippingType: "DELIVERY" });
    changeCheckout(store, emptyCheckoutState);
  });
});
