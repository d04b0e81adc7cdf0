import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import type { Address } from "#domain/checkout/address.ts";
import type { Contact } from "#domain/checkout/checkout-state.ts";
import type { PlaceOrderRequest } from "#domain/checkout/place-order-request.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { createStore } from "../../shell/create-store.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";

/** A browser's storage for tests, shared by whoever is given the same one. */
export function mapStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

export const contact: Contact = {
  email: "mere@example.co.nz",
  firstName: "Mere",
  lastName: "Parata",
  phone: "021 555 0184",
  agreeToMarketing: false,
};

export const address: Address = {
  contactName: "Mere Parata",
  street1: "14 Tāwhiri Street",
  suburb: "Aro Valley",
  postcode: "6021",
  country: "NZ",
  type: "ENTERED",
};

export const order = (token = "token-1"): PlaceOrderRequest => ({
  cart: {
    items: [{ productId: "104201", variantId: "104201-9", qty: 1 }],
    promoCodes: [],
    payment: { methods: { card: [{ amount: 18000, token, type: "immediate" }] } },
  },
  contact,
  billingAddress: address,
  shippingAddress: address,
  shipping: { type: "DELIVERY", options: { methodCode: "express" } },
  expectedTotal: 18000,
});

/** An account state with one pair of shoes in the cart. */
export function filledState(cartId = "cart-1"): SyncableState {
  const empty = emptyAccountState({ cartId, searchUserToken: "somebody" });
  const item = { id: "line-1", productId: "104201", variantId: "104201-9", qty: 1, createdAt: 1 };
  return { ...empty, cart: { ...empty.cart, items: { [item.id]: item } } };
}

/** A New Zealand shopper's store, whose calls are answered by `call`. */
export function shopperStore(call: CallFunction = () => Promise.reject(new Error("No call was expected."))): AppStore {
  return createStore({ call });
}

/** The same with a filled cart, in the store and in the browser's storage. */
export function storeWithCart(storage: Storage, cartId?: string): AppStore {
  const state = filledState(cartId);
  storage.setItem("account-state:nz", JSON.stringify(state));
  const store = shopperStore();
  store.dispatch(stateReplaced(state));
  return store;
}
