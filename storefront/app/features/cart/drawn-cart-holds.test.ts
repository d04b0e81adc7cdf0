import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { buildCart } from "#domain/cart/build-cart.ts";
import { checkoutRequest } from "#domain/checkout/checkout-request.ts";
import { type CheckoutState, emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { createStore } from "../../store/create-store.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { contact, filledState, mapStorage } from "../checkout/checkout.fixture.ts";
import { checkoutApi } from "../checkout/checkout-api.ts";
import { drawnCartHolds } from "./drawn-cart-holds.ts";

const now = 1_795_000_000_000;
const { cart: drawn } = filledState();
const offer = { id: "o", name: "Ten off", exclusive: false, relatedCouponCodes: [] };
let storage: Storage;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  storage = mapStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether the drawn cart holds for a shopper whose browser keeps this cart and remembers this of checkout. */
async function holds({ cart = drawn, remembered }: { cart?: typeof drawn; remembered?: Partial<CheckoutState> } = {}) {
  const info = { promotions: { appliedPromotions: [], disallowedPromotions: [] } };
  const store = createStore(
    { call: (async () => info) as unknown as CallFunction },
    { shop: { country: "nz", origin: "", renderedAt: now - 2_000 } },
  );
  const asked = checkoutRequest(buildCart(drawn), emptyCheckoutState);
  await store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate(asked, { subscribe: false }));
  store.dispatch(stateReplaced({ ...filledState(), cart }));
  if (remembered) storage.setItem("checkout:nz", JSON.stringify({ ...emptyCheckoutState, ...remembered }));
  return drawnCartHolds(store, drawn);
}

test("what was drawn holds when the browser keeps the same cart, even under another name", async () => {
  expect(await holds()).toBe(true);
  expect(await holds({ cart: { ...drawn, id: "cart-2" } })).toBe(true);
});

test("it does not hold for another cart, nor for none", async () => {
  const [line] = Object.values(drawn.items);
  expect(await holds({ cart: { ...drawn, items: { "line-1": { ...line!, qty: 2 } } } })).toBe(false);
  expect(await holds({ cart: { ...drawn, items: {} } })).toBe(false);
  expect(await holds({ cart: { ...drawn, promoCodes: ["FIRSTDIBS"] } })).toBe(false);
});

test("it does not hold when the document is old, as one is that Back has brought from the browser's own store", async () => {
  vi.setSystemTime(now + 60_000);
  expect(await holds()).toBe(false);
});

test("it holds as long as what checkout remembers changes no total and says nothing of offers", async () => {
  expect(await holds({ remembered: {} })).toBe(true);
  expect(await holds({ remembered: { contact } })).toBe(false);
  const delivery = { address: null, options: { methodCode: "express" } };
  expect(await holds({ remembered: { shippingType: "DELIVERY", delivery } })).toBe(false);
  const promotions = { appliedPromotions: [offer], disallowedPromotions: [] };
  expect(await holds({ remembered: { lastCheckoutData: { promotions } } })).toBe(false);
});
