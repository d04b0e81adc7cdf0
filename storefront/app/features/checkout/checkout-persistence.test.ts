import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { sessionClosed, sessionOpened, statusChanged } from "../session/session-slice.ts";
import { address, contact, mapStorage, shopperStore } from "./checkout.fixture.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

const placedOrder = { orderNumber: "TT1000001", placedAt: "2026-11-20T00:00:00Z", email: contact.email };

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The store of a page that has to do with checkout. */
function checkoutStore() {
  const store = shopperStore();
  store.dispatch(restoreCheckout());
  return store;
}

describe("what checkout remembers", () => {
  test("CHK-20 on login the contact is cleared, and what was being typed, and nothing else", async () => {
    sessionStorage.setItem("checkout-draft:nz:contact", "{}");
    const store = checkoutStore();
    store.dispatch(checkoutChanged({ contact, shippingType: "DELIVERY" }));
    store.dispatch(statusChanged("LOGGING_IN"));
    expect(store.getState().checkout.current.contact).toEqual(contact);
    store.dispatch(statusChanged("LOGGED_IN"));
    const cleared = { ...emptyCheckoutState, shippingType: "DELIVERY" };
    await vi.waitFor(() => expect(store.getState().checkout.current).toEqual(cleared));
    expect(JSON.parse(localStorage.getItem("checkout:nz") ?? "")).toMatchObject({ contact: null });
    expect(sessionStorage.getItem("checkout-draft:nz:contact")).toBeNull();
  });

  test("CHK-20 a login on a page that has nothing to do with checkout clears the browser's copy too", async () => {
    checkoutStore().dispatch(checkoutChanged({ contact, shippingType: "DELIVERY" }));
    const store = shopperStore();
    store.dispatch(statusChanged("LOGGING_IN"));
    store.dispatch(statusChanged("LOGGED_IN"));
    const kept = () => JSON.parse(localStorage.getItem("checkout:nz") ?? "");
    await vi.waitFor(() => expect(kept()).toMatchObject({ contact: null, shippingType: "DELIVERY" }));
  });

  test("a page that finds its shopper signed in keeps the contact: nobody has logged in", async () => {
    const store = checkoutStore();
    store.dispatch(checkoutChanged({ contact }));
    store.dispatch(statusChanged("LOGGED_IN"));
    await vi.dynamicImportSettled();
    expect(store.getState().checkout.current.contact).toEqual(contact);
  });

  test("CHK-05 what was entered is there again after a reload", () => {
    checkoutStore().dispatch(checkoutChanged({ contact, shippingType: "DELIVERY" }));
    const reloaded = shopperStore();
    expect(reloaded.getState().checkout.loaded).toBe(false);
    reloaded.dispatch(restoreCheckout());
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
      store.dispatch(restoreCheckout());
      expect(store.getState().checkout).toEqual({ loaded: true, current: emptyCheckoutState });
    },
  );

  test("what a newer shop has kept is not overwritten", () => {
    const newer = '{"checkoutStateVersion":99}';
    localStorage.setItem("checkout:nz", newer);
    const store = checkoutStore();
    store.dispatch(checkoutChanged({ contact }));
    expect(localStorage.getItem("checkout:nz")).toBe(newer);
    expect(store.getState().checkout.current.contact).toEqual(contact);
  });

  test("two tabs that enter different things keep both", () => {
    const [first, second] = [checkoutStore(), checkoutStore()];
    first.dispatch(checkoutChanged({ contact }));
    second.dispatch(checkoutChanged({ delivery: { address, options: { methodCode: "express" } } }));
    const { current } = second.getState().checkout;
    expect(current.contact).toEqual(contact);
    expect(current.delivery.address).toEqual(address);
  });

  test("a placed order is there after a reload of its tab, its e-mail until that is taken out, and another tab has neither", () => {
    const store = checkoutStore();
    store.dispatch(checkoutChanged({ placedOrder }));
    expect(store.getState().checkout.current.placedOrder).toEqual(placedOrder);
    store.dispatch(checkoutChanged({ lastCheckoutData: null }));
    expect(store.getState().checkout.current.placedOrder).toEqual(placedOrder);
    const { email, ...shown } = placedOrder;
    expect(localStorage.getItem("checkout:nz")).not.toContain(email);
    const afterReload = () => checkoutStore().getState().checkout.current.placedOrder;
    expect(afterReload()).toEqual(placedOrder);
    store.dispatch(checkoutChanged({ placedOrder: { ...placedOrder, email: undefined } }));
    expect(sessionStorage.getItem("placed-order:nz")).not.toContain(email);
    expect(afterReload()).toEqual(shown);
    vi.stubGlobal("sessionStorage", mapStorage());
    expect(checkoutStore().getState().checkout.current.placedOrder).toBeNull();
  });

  test("CHK-22 logging out clears billing address, contact, placed order, shipping type, and delivery and pickup selections", async () => {
    const store = checkoutStore();
    const delivery = { address, options: { methodCode: "express" } };
    const pickup = { options: { methodCode: "pickup" }, store: null };
    store.dispatch(
      checkoutChanged({ contact, billingAddress: address, placedOrder, shippingType: "DELIVERY", delivery, pickup }),
    );
    expect([localStorage.getItem("checkout:nz"), sessionStorage.getItem("placed-order:nz")]).not.toContain(null);
    store.dispatch(sessionOpened({ username: "mere" }));
    store.dispatch(statusChanged("LOGGING_OUT"));
    store.dispatch(sessionClosed({ ended: true }));
    expect(store.getState().checkout.current).toEqual(emptyCheckoutState);
    expect(localStorage.getItem("checkout:nz")).toBeNull();
    expect(sessionStorage.getItem("placed-order:nz")).toBeNull();
  });

  test("a browser that keeps nothing still carries an order through", () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    const store = checkoutStore();
    store.dispatch(checkoutChanged({ contact }));
    store.dispatch(checkoutChanged({ shippingType: "DELIVERY" }));
    expect(store.getState().checkout.current).toMatchObject({ contact, shippingType: "DELIVERY" });
    store.dispatch(checkoutChanged(emptyCheckoutState));
  });
});
