import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildCart } from "../cart/build-cart.ts";
import { wallets } from "../payments/wallet.ts";
import type { Address } from "./address.ts";
import { isFullAddress } from "./address.ts";
import type { DisallowedPromotion, Promotion } from "./checkout-data.ts";
import { disallowReasons } from "./checkout-data.ts";
import { checkoutRequest, provisionalDelivery, requestedShipping, shippingAddress } from "./checkout-request.ts";
import { type CheckoutState, type Contact, emptyCheckoutState, type PickupStore } from "./checkout-state.ts";
import { checkoutTotals } from "./checkout-totals.ts";
import {
  afterAccountLoad,
  afterLogin,
  afterOrderPlaced,
  afterSavedAddressesLoad,
  type ChoosableAddress,
  chosenAddress,
  withDefaultAddresses,
} from "./checkout-transitions.ts";
import { arrivalDays, deliveryEstimate, deliveryPromise, dispatchDay, shortDate } from "./delivery-promise.ts";
import { freeDeliveryRemaining } from "./free-delivery.ts";
import { parsePersistedCheckoutState, parsePlacedOrder } from "./parse-checkout-state.ts";
import { placeOrderOutcome } from "./place-order-outcome.ts";
import { placeOrderRequest } from "./place-order-request.ts";
import { promotionChanges } from "./promotion-changes.ts";
import { promotionRemovalMessage } from "./promotion-removal-message.ts";
import { pickupContactName, recipientPhone } from "./recipient.ts";
import { fastestTransit, offerShippingMethods, sentByEmail, shippingMethods } from "./shipping-methods.ts";
import { cheapestDelivery, deliveryMethods, possiblePrices, shippingProblem, shippingTypeOf } from "./shipping-selection.ts";
import { checkoutSteps, type StepFacts, stepRedirect } from "./step-guard.ts";

const address: Address = {
  contactName: "Mere Parata",
  street1: "14 Tāwhiri Street",
  suburb: "Aro Valley",
  postcode: "6021",
  country: "NZ",
  type: "SELECTED",
};
const contact: Contact = {
  email: "mere@example.co.nz",
  firstName: "Mere",
  lastName: "Parata",
  phone: "021 555 0184",
  agreeToMarketing: true,
};
const store: PickupStore = {
  erpStoreId: "S1",
  name: "Cuba Street",
  phone: "04 000 0000",
  address: { country: "NZ", postcode: "6011", region: "Wellington", street1: "118 Cuba Street", street2: "", locality: "Te Aro" },
};
const delivering: CheckoutState = {
  ...emptyCheckoutState,
  contact,
  shippingType: "DELIVERY",
  delivery: { address, options: { methodCode: "express", instructions: { delivery: "Blue bin" }, authorityToLeave: false } },
};
const collecting: CheckoutState = {
  ...emptyCheckoutState,
  contact,
  shippingType: "STORE_PICKUP",
  pickup: { options: { methodCode: "pickup" }, store },
};
const cart = buildCart({
  items: {
    a: { id: "a", productId: "1", variantId: "1-9", qty: 2, createdAt: 1 },
    b: { id: "b", productId: "2", variantId: "2-OS", qty: 1, createdAt: 2 },
  },
  promoCodes: ["TREAD10"],
});
const sentCart = {
  items: [
    { productId: "2", variantId: "2-OS", qty: 1 },
    { productId: "1", variantId: "1-9", qty: 2 },
  ],
  promoCodes: ["TREAD10"],
};
const offer = {
  availableShippingMethods: [
    { code: "express", available: true, type: "delivery" as const },
    { code: "standard", available: false, type: "delivery" as const },
    { code: "pickup", available: true, type: "storePickup" as const },
  ],
  storeIdsWithStock: ["S1"],
};

test("CHK-04 the delivery chosen for who has not chosen is the cheapest that can be had, the first of several", () => {
  const method = (code: string, price: number, available = true) => ({ code, price, available, type: "delivery" as const });
  const pickup = { code: "pickup", price: 0, available: true, type: "storePickup" as const };
  expect(cheapestDelivery([method("express", 1000), method("standard", 600), pickup])?.code).toBe("standard");
  expect(cheapestDelivery([method("express", 0), method("standard", 0)])?.code).toBe("express");
  expect(cheapestDelivery([method("standard", 600, false), pickup])).toBeNull();
});

test("what shipping may cost is what the chosen type's ways cost that can be had", () => {
  const method = (price: number, available = true) => ({ price, available, type: "delivery" as const });
  const pickup = { price: 0, available: true, type: "storePickup" as const };
  const methods = [method(400, false), method(1000), method(600), pickup];
  expect(possiblePrices(methods, null)).toEqual([1000, 600]);
  expect(possiblePrices(methods, "DELIVERY")).toEqual([1000, 600]);
  expect(possiblePrices(methods, "STORE_PICKUP")).toEqual([0]);
  expect(possiblePrices([method(600), { ...pickup, available: false }], "STORE_PICKUP")).toEqual([]);
});

test("who chose pickup before the cart held nothing but what comes by e-mail is told what that costs", () => {
  const email = [{ price: 0, available: true, type: "delivery" as const }];
  expect(possiblePrices(email, "STORE_PICKUP")).toEqual([0]);
  expect(shippingTypeOf(email, "STORE_PICKUP")).toBe("delivery");
  expect(shippingTypeOf([...email, { type: "storePickup" }], "STORE_PICKUP")).toBe("storePickup");
});

describe("stored checkout", () => {
  test("CHK-05 remembers everything between steps and is read back as it was", () => {
    const promotion = { id: "p", name: "P", exclusive: false, relatedCouponCodes: ["X"] };
    const full: CheckoutState = {
      ...collecting,
      billingAddress: { ...address, company: "Osker", state: "NSW", country: "AU" },
      delivery: delivering.delivery,
      lastCheckoutData: {
        promotions: {
          appliedPromotions: [promotion],
          disallowedPromotions: [{ ...promotion, disallowReason: "Stopped", usageCountLimit: 2 }],
        },
      },
      placedOrder: { orderNumber: "TT00005724", placedAt: "2026-11-20T19:54:00Z", email: contact.email },
      failedOrderNumber: "TT00005724",
      vouchers: [{ code: "ABCDEF1234", pin: "1234" }],
    };
    expect(Object.keys(full)).toEqual(
      expect.arrayContaining([
        "billingAddress",
        "contact",
        "lastCheckoutData",
        "placedOrder",
        "shippingType",
        "delivery",
        "pickup",
        "vouchers",
      ]),
    );
    for (const state of [emptyCheckoutState, delivering, collecting, full]) {
      expect(parsePersistedCheckoutState(JSON.stringify(state))).toEqual({ ok: true, value: state });
    }
  });

  test("a store is remembered by an id as long as its owner may give it", () => {
    const { pickup } = collecting;
    const state = {
      ...collecting,
      pickup: { ...pickup, store: pickup.store && { ...pickup.store, erpStoreId: "s".repeat(80) } },
    };
    expect(state.pickup.store?.erpStoreId).toHaveLength(80);
    expect(parsePersistedCheckoutState(JSON.stringify(state))).toEqual({ ok: true, value: state });
  });

  test("what is not a checkout state is told apart, never thrown", () => {
    const problem = (value: unknown) => {
      const parsed = parsePersistedCheckoutState(JSON.stringify(value) ?? null);
      return parsed.ok ? "ok" : parsed.problem;
    };
    expect(parsePersistedCheckoutState("{")).toEqual({ ok: false, problem: { code: "NotAnObject" } });
    expect(parsePersistedCheckoutState(null)).toEqual({ ok: false, problem: { code: "NotAnObject" } });
    expect(problem({ ...delivering, checkoutStateVersion: 2 })).toEqual({ code: "VersionNewer", version: 2 });
    expect(problem({ ...delivering, shippingType: "DRONE" })).toEqual({ code: "Invalid", path: "shippingType" });
    expect(problem({ ...delivering, contact: { ...contact, agreeToMarketing: "yes" } })).toEqual({
      code: "Invalid",
      path: "contact.agreeToMarketing",
    });
    expect(
      problem({ ...delivering, delivery: { address: { ...address, country: "GB" }, options: { methodCode: null } } }),
    ).toEqual({
      code: "Invalid",
      path: "delivery.address.country",
    });
    fc.assert(fc.property(fc.json(), (json) => void parsePersistedCheckoutState(json)));
  });

  const placed = { orderNumber: "TT00005724", placedAt: "2026-11-20T19:54:00Z", email: contact.email };

  test("the order placed last is read back as it was, and anything else is none", () => {
    expect(parsePlacedOrder(JSON.stringify(placed))).toEqual(placed);
    for (const json of [null, "", "{", "null", "[]", JSON.stringify({ ...placed, orderNumber: 5724 })]) {
      expect(parsePlacedOrder(json)).toBeNull();
    }
  });

  test("SHIP-10 an order clears the method options", () => {
    expect(afterOrderPlaced(placed).delivery.options).toEqual({ methodCode: null });
    expect(afterOrderPlaced(placed).pickup.options).toEqual({ methodCode: null });
  });

  test("SHIP-11 an order clears the pickup store", () => {
    expect(afterOrderPlaced(placed).pickup.store).toBeNull();
  });

  test("PAY-35 an order clears the stored vouchers, who it was for and where it went, and is remembered", () => {
    expect(afterOrderPlaced(placed)).toEqual({ ...emptyCheckoutState, placedOrder: placed });
  });

  test("CHK-20 login clears the contact", () => {
    expect(afterLogin(delivering)).toEqual({ ...delivering, contact: null });
  });

  test("CHK-21 an account load refreshes e-mail and names", () => {
    const customer = { email: "new@example.nz", firstName: "M", lastName: "P" };
    expect(afterAccountLoad(delivering, customer).contact).toEqual({ ...contact, ...customer });
    expect(afterAccountLoad(emptyCheckoutState, customer).contact).toEqual({ ...customer, phone: "", agreeToMarketing: false });
  });

  test("CHK-21 what was changed since stays until the account says something else, and after login the account's own takes its place", () => {
    const customer = { email: "new@example.nz", firstName: "M", lastName: "P" };
    const followed = afterAccountLoad(emptyCheckoutState, customer);
    const edited = { ...followed, contact: { ...contact, email: "work@example.nz", firstName: "Hemi" } };
    expect(afterAccountLoad(edited, customer).contact).toEqual(edited.contact);
    for (const change of [{ email: "newer@example.nz" }, { firstName: "N" }, { lastName: "Q" }])
      expect(afterAccountLoad(edited, { ...customer, ...change }).contact).toMatchObject({ ...customer, ...change });
    expect(afterAccountLoad(afterLogin(edited), customer).contact).toMatchObject(customer);
    expect(parsePersistedCheckoutState(JSON.stringify(edited))).toMatchObject({ ok: true, value: edited });
  });

  test("CHK-21 the account's phone is taken where there is none", () => {
    const customer = { email: "new@example.nz", firstName: "M", lastName: "P", phone: "021 555 0199" };
    expect(afterAccountLoad(emptyCheckoutState, customer).contact).toMatchObject({ phone: "021 555 0199" });
    expect(afterAccountLoad(delivering, customer).contact).toMatchObject({ phone: contact.phone });
  });

  describe("saved addresses", () => {
    const saved = (id: string, over: Partial<ChoosableAddress> = {}): ChoosableAddress => ({
      ...address,
      id,
      isDefaultBilling: false,
      isDefaultShipping: false,
      ...over,
    });
    const home = saved("home", { isDefaultShipping: true, isDefaultBilling: true });
    const work = saved("work", { street1: "22 Cuba Street" });
    const chosen: CheckoutState = {
      ...delivering,
      billingAddress: chosenAddress(work),
      delivery: { ...delivering.delivery, address: chosenAddress(home) },
    };

    test("ADDR-03 ADDR-04 a chosen billing or delivery address says what the saved one says now", () => {
      const moved = [saved("home", { street1: "1 New Street" }), saved("work", { street1: "2 New Street" })];
      const after = afterSavedAddressesLoad(chosen, moved);
      expect(after.delivery.address).toEqual({ ...address, street1: "1 New Street", savedId: "home" });
      expect(after.billingAddress).toEqual({ ...address, street1: "2 New Street", savedId: "work" });
      expect(after.delivery.options).toEqual(chosen.delivery.options);
    });

    test("ADDR-05 one that is no longer saved is dropped, and one that was entered stays", () => {
      const dropped = afterSavedAddressesLoad(chosen, []);
      expect(dropped.delivery.address).toBeNull();
      expect(dropped.billingAddress).toBeNull();
      expect(afterSavedAddressesLoad(delivering, [])).toEqual(delivering);
    });

    test("CHK-04 the default address is chosen while nothing is, and billed to the other default", () => {
      const start = withDefaultAddresses(emptyCheckoutState, [work, home], "NZ");
      expect(start).toMatchObject({ shippingType: "DELIVERY", delivery: { address: { savedId: "home" } }, billingAddress: null });
      const apart = [saved("home", { isDefaultShipping: true }), saved("work", { isDefaultBilling: true })];
      expect(withDefaultAddresses(emptyCheckoutState, apart, "NZ").billingAddress).toMatchObject({ savedId: "work" });
      expect(withDefaultAddresses(chosen, [work], "NZ")).toBe(chosen);
    });

    test("an address in a country that this shop does not deliver to is not chosen", () => {
      const sydney = saved("sydney", { country: "AU", state: "NSW", isDefaultShipping: true });
      expect(withDefaultAddresses(emptyCheckoutState, [sydney, work], "NZ").delivery.address).toMatchObject({ savedId: "work" });
      expect(withDefaultAddresses(emptyCheckoutState, [sydney], "NZ")).toBe(emptyCheckoutState);
      const pickup: CheckoutState = { ...emptyCheckoutState, shippingType: "STORE_PICKUP" };
      expect(withDefaultAddresses(pickup, [home], "NZ")).toBe(pickup);
    });

    test("what was chosen is kept in the browser, and goes to the shop as an address alone", () => {
      expect(parsePersistedCheckoutState(JSON.stringify(chosen))).toEqual({ ok: true, value: chosen });
      expect(checkoutRequest(cart, chosen).shippingAddress).toEqual(address);
      const sent = placeOrderRequest(cart, chosen, { expectedTotal: 18000 });
      expect(sent?.billingAddress).toEqual({ ...address, street1: "22 Cuba Street", type: "ENTERED" });
      expect(sent?.shippingAddress).toEqual({ ...address, type: "ENTERED" });
    });
  });
});

describe("checkout request", () => {
  test("CHK-08 CHK-09 carries the cart, the contact and the chosen shipping", () => {
    expect(checkoutRequest(cart, delivering, { utm: { utmSource: "mail" } })).toEqual({
      cart: sentCart,
      email: contact.email,
      firstName: "Mere",
      lastName: "Parata",
      shippingAddress: address,
      shipping: {
        type: "DELIVERY",
        options: { methodCode: "express", instructions: { delivery: "Blue bin" }, authorityToLeave: false },
      },
      useProvisionalShippingAddress: false,
      utmSource: "mail",
    });
    expect(checkoutRequest(cart, emptyCheckoutState)).toEqual({ cart: sentCart, useProvisionalShippingAddress: false });
  });

  test("CHK-18 carries answers to questions, what was taken from offers and what pays for a part, once there is any", () => {
    const asked = buildCart({
      items: { a: { id: "a", productId: "1", variantId: "1-9", qty: 2, createdAt: 1, challengeAnswer: "2009" } },
      promoCodes: [],
      promoItems: [{ promotionId: "socks-on-us", productId: "3", variantId: "3-OS" }],
    });
    const credits = [{ id: "GIFT0000000050", amount: 5_000, methodCode: "voucher" }];
    const request = checkoutRequest(asked, delivering, { credits });
    expect(request.cart.items).toEqual([{ productId: "1", variantId: "1-9", qty: 2, challengeAnswer: "2009" }]);
    expect(request.cart.promoItems).toEqual([{ promotionId: "socks-on-us", productId: "3", variantId: "3-OS" }]);
    expect(request.availableCreditBalances).toEqual(credits);
    const plain = checkoutRequest(cart, delivering);
    expect(plain.cart.items[0]).not.toHaveProperty("challengeAnswer");
    expect(plain.cart).not.toHaveProperty("promoItems");
    expect(plain).not.toHaveProperty("availableCreditBalances");
  });

  test("an address goes with the parts that it has, and without what else is known of it", () => {
    const whole: Address = { ...address, company: "Kōwhai Ltd", street2: "Flat 3", city: "Wellington" };
    const chosen = { ...whole, savedId: "home" } as Address;
    const to = (from: Address) => checkoutRequest(cart, { ...delivering, delivery: { ...delivering.delivery, address: from } });
    expect(to(chosen).shippingAddress).toEqual(whole);
    expect(Object.keys(to(address).shippingAddress ?? {}).toSorted()).toEqual(Object.keys(address).toSorted());
  });

  test("CHK-10 a provisional address is used only until there is a full one", () => {
    const provisional = { country: "NZ", postcode: "6021" } as const;
    const asking = (state: CheckoutState, given?: Partial<Address>) =>
      checkoutRequest(cart, state, given && { provisional: given });
    expect(asking(emptyCheckoutState, provisional)).toMatchObject({
      shippingAddress: provisional,
      useProvisionalShippingAddress: true,
    });
    expect(asking(emptyCheckoutState, { postcode: "6021" }).useProvisionalShippingAddress).toBe(true);
    expect(asking(emptyCheckoutState, {}).useProvisionalShippingAddress).toBe(false);
    expect(asking(delivering, provisional)).toMatchObject({ shippingAddress: address, useProvisionalShippingAddress: false });
    expect([provisionalDelivery("nz"), provisionalDelivery("au")]).toEqual([
      { provisional: { country: "NZ" } },
      { provisional: { country: "AU" } },
    ]);
  });

  test("an address that lacks a part is not sent", () => {
    const begun = { ...delivering, delivery: { ...delivering.delivery, address: { ...address, street1: "" } } };
    expect(checkoutRequest(cart, begun)).not.toHaveProperty("shippingAddress");
    expect(checkoutRequest(cart, begun, provisionalDelivery("nz"))).toMatchObject({
      shippingAddress: { country: "NZ" },
      useProvisionalShippingAddress: true,
    });
  });

  test("an open choice is left out", () => {
    expect(requestedShipping({ ...delivering, delivery: { address, options: { methodCode: null } } })).toBeUndefined();
    expect(requestedShipping({ ...collecting, pickup: { ...collecting.pickup, store: null } })).toBeUndefined();
    expect(requestedShipping(emptyCheckoutState)).toBeUndefined();
    expect(requestedShipping({ ...collecting, shippingType: null })).toBeUndefined();
    expect(requestedShipping({ ...collecting, pickup: { store, options: { methodCode: null } } })).toBeUndefined();
    const plain = { ...delivering, delivery: { address, options: { methodCode: "express" } } };
    expect(requestedShipping(plain)).toStrictEqual({ type: "DELIVERY", options: { methodCode: "express" } });
    expect(requestedShipping(collecting)).toEqual({
      type: "STORE_PICKUP",
      options: { methodCode: "pickup", store: { erpStoreId: "S1" } },
    });
  });

  test("an Australian address is full only with its state", () => {
    expect(isFullAddress(address)).toBe(true);
    expect(isFullAddress({ ...address, country: "AU" })).toBe(false);
    expect(isFullAddress({ ...address, country: "AU", state: "NSW" })).toBe(true);
    expect(isFullAddress(null)).toBe(false);
  });
});

describe("recipient", () => {
  test("SHIP-16 SHIP-17 a missing phone becomes the country's placeholder", () => {
    expect(recipientPhone(contact, "NZ")).toBe("021 555 0184");
    expect(recipientPhone({ phone: " " }, "NZ")).toBe("+64 9 000 0000");
    expect(recipientPhone(null, "AU")).toBe("+61 2 0000 0000");
  });

  test("SHIP-18 a pickup without a contact is for 'Name'", () => {
    expect(pickupContactName(contact)).toBe("Mere Parata");
    expect(pickupContactName(null)).toBe("Name");
    expect(pickupContactName({ firstName: " Mere ", lastName: " " })).toBe("Mere");
    expect(pickupContactName({ firstName: "", lastName: " Parata " })).toBe("Parata");
    expect(shippingAddress({ ...collecting, contact: null })?.contactName).toBe("Name");
  });

  test("a pickup goes to the store, in a city of New Zealand or a state of Australia", () => {
    expect(shippingAddress(collecting)).toEqual({
      contactName: "Mere Parata",
      company: "Cuba Street",
      street1: "118 Cuba Street",
      suburb: "Te Aro",
      city: "Wellington",
      postcode: "6011",
      country: "NZ",
      type: "ENTERED",
    });
    const sydney = { ...store, address: { ...store.address, country: "AU" as const, region: "NSW", street2: "Level 1" } };
    expect(shippingAddress({ ...collecting, pickup: { ...collecting.pickup, store: sydney } })).toMatchObject({
      state: "NSW",
      street2: "Level 1",
    });
  });
});

describe("placing an order", () => {
  const card = { amount: 38_700, token: "tok", type: "immediate" } as const;

  test("PAY-18 PAY-19 PAY-20 addresses are sent as ENTERED, billing the same as delivery unless given", () => {
    const request = placeOrderRequest(cart, delivering, { card, fraudToken: "f", expectedTotal: 38_700 });
    expect(request).toEqual({
      cart: { ...sentCart, payment: { methods: { card: [card] } }, fraudAnalytics: { token: "f" } },
      contact,
      billingAddress: { ...address, type: "ENTERED" },
      shippingAddress: { ...address, type: "ENTERED" },
      shipping: requestedShipping(delivering),
      expectedTotal: 38_700,
    });
    const billed = placeOrderRequest(
      cart,
      { ...delivering, billingAddress: { ...address, suburb: "Karori" } },
      { expectedTotal: 0 },
    );
    expect(billed?.billingAddress).toMatchObject({ suburb: "Karori", type: "ENTERED" });
    expect(billed?.cart).toEqual({ ...sentCart, payment: { methods: {} } });
  });

  test("PAY-11 PAY-13 PAY-15 vouchers, points and instalments each pay under their own name, beside each other", () => {
    const instalments = { amount: 20_000, token: "afterpay-token" };
    const vouchers = [
      { amount: 5_000, code: "GIFT0000000050", pin: "1234" },
      { amount: 700, code: "GOOD000000", pin: "4321" },
    ];
    const points = { amount: 1_000, quoteRef: "Q1", memberId: "1900000001" };
    const paid = placeOrderRequest(cart, delivering, { instalments, vouchers, points, expectedTotal: 26_700 });
    expect(paid?.cart.payment.methods).toEqual({ afterpay: [instalments], voucher: vouchers, loyalty: [points] });
    expect(placeOrderRequest(cart, delivering, { vouchers: [], expectedTotal: 1 })?.cart.payment.methods).toStrictEqual({});
  });

  test("PAY-12 what is known of the device goes with a card or a wallet, and with nothing else", () => {
    const wallet = { wallet: "applePay", amount: 38_700, token: "tok" } as const;
    const methods = (payment: Parameters<typeof placeOrderRequest>[2]) =>
      placeOrderRequest(cart, delivering, payment)?.cart.payment.methods;
    const deviceData = "device";
    expect(methods({ card, deviceData, expectedTotal: 1 })).toEqual({ card: [{ ...card, deviceData }] });
    expect(methods({ wallet, deviceData, expectedTotal: 1 })).toEqual({
      applePay: [{ amount: 38_700, token: "tok", deviceData }],
    });
    expect(methods({ deviceData, expectedTotal: 1 })).toEqual({});
    expect(methods({ card, expectedTotal: 1 })?.card?.[0]).not.toHaveProperty("deviceData");
  });

  test("PAY-17 carries the fraud service's token, where there is one", () => {
    const sent = placeOrderRequest(cart, delivering, { fraudToken: "device-1", expectedTotal: 1 });
    expect(sent?.cart.fraudAnalytics).toEqual({ token: "device-1" });
    expect(placeOrderRequest(cart, delivering, { expectedTotal: 1 })?.cart).not.toHaveProperty("fraudAnalytics");
  });

  test("PAY-16 PAY-22 says who earns points with it, once that is known", () => {
    const membership = { memberId: "1900000001", lastName: "Parata" };
    expect(placeOrderRequest(cart, delivering, { membership, expectedTotal: 1 })?.cart.loyalty).toEqual(membership);
    expect(placeOrderRequest(cart, delivering, { membership: null, expectedTotal: 1 })?.cart).not.toHaveProperty("loyalty");
  });

  test("PAY-02 PAY-03 a wallet's payment stands under its own name, alone, with the amount it was approved for", () => {
    fc.assert(
      fc.property(fc.constantFrom(...wallets), fc.nat(), fc.string(), (wallet, amount, token) => {
        const request = placeOrderRequest(cart, delivering, { wallet: { wallet, amount, token }, expectedTotal: amount });
        expect(request?.cart.payment).toEqual({ methods: { [wallet]: [{ amount, token }] } });
      }),
    );
  });

  test("an order that is picked up is billed to an address of its own, never to the store's", () => {
    expect(placeOrderRequest(cart, collecting, { expectedTotal: 1 })).toBeNull();
    const billed = placeOrderRequest(cart, { ...collecting, billingAddress: address }, { expectedTotal: 1 });
    expect(billed?.billingAddress).toEqual({ ...address, type: "ENTERED" });
    expect(billed?.shippingAddress).toMatchObject({ company: "Cuba Street", city: "Wellington" });
  });

  test("SHIP-16 a missing phone is filled in", () => {
    const request = placeOrderRequest(cart, { ...delivering, contact: { ...contact, phone: "" } }, { expectedTotal: 1 });
    expect(request?.contact.phone).toBe("+64 9 000 0000");
  });

  test("is not built while something is missing", () => {
    const build = (state: CheckoutState) => placeOrderRequest(cart, state, { expectedTotal: 1 });
    expect(build({ ...delivering, contact: null })).toBeNull();
    expect(build({ ...delivering, delivery: { ...delivering.delivery, address: { ...address, street1: "" } } })).toBeNull();
    expect(build({ ...delivering, shippingType: null })).toBeNull();
    expect(build({ ...collecting, pickup: { ...collecting.pickup, store: null } })).toBeNull();
    expect(build({ ...delivering, delivery: { ...delivering.delivery, address: null }, billingAddress: address })).toBeNull();
    expect(build({ ...delivering, billingAddress: { ...address, postcode: "" } })).toBeNull();
  });

  const outcome = (code: string, orderNumber?: string | number, instalments = false) =>
    placeOrderOutcome({ code, orderNumber }, { instalments });

  test("PAY-24 InvalidRequest with instalments is AFTERPAY_CHECKOUT_UPDATED", () => {
    expect(outcome("InvalidRequest", undefined, true)).toEqual({ type: "AFTERPAY_CHECKOUT_UPDATED" });
    expect(outcome("InvalidRequest")).toEqual({ type: "ERROR" });
    expect(outcome("PaymentDeclined", undefined, true)).toEqual({ type: "ERROR" });
  });

  test.each([
    ["PAY-25", "PaymentInstrumentTypeNotAccepted", "PAYMENT_INSTRUMENT_TYPE_NOT_ACCEPTED"],
    ["PAY-26", "VoucherExpired", "VOUCHER_EXPIRED"],
    ["PAY-27", "VoucherInsufficientFunds", "INSUFFICIENT_VOUCHER_BALANCE"],
    ["PAY-28", "VoucherInvalid", "VOUCHER_NOT_FOUND"],
    ["PAY-29", "VoucherLocked", "VOUCHER_LOCKED"],
    ["PAY-30", "VoucherSuspended", "VOUCHER_SUSPENDED"],
  ])("%s %s gives %s", (_row, code, type) => {
    expect(outcome(code)).toEqual({ type });
  });

  test("PAY-31 PAY-32 an unrecoverable failure needs an order number and carries it as text", () => {
    expect(outcome("PaymentFailureUnrecoverable", "TT1")).toEqual({ type: "PAYMENT_FAILURE_UNRECOVERABLE", orderNumber: "TT1" });
    expect(outcome("PaymentFailureUnrecoverable", 204817)).toEqual({
      type: "PAYMENT_FAILURE_UNRECOVERABLE",
      orderNumber: "204817",
    });
    expect(outcome("PaymentFailureUnrecoverable")).toEqual({ type: "ERROR" });
    expect(outcome("Other", "TT1")).toEqual({ type: "ERROR" });
    expect(outcome("constructor")).toEqual({ type: "ERROR" });
  });
});

describe("shipping selection", () => {
  test("a good one has no problem", () => {
    expect(shippingProblem(delivering, offer)).toBeNull();
    expect(shippingProblem(collecting, offer)).toBeNull();
  });

  test("SHIP-05 delivery is invalid when its method is unavailable", () => {
    const chosen = (methodCode: string) =>
      shippingProblem({ ...delivering, delivery: { address, options: { methodCode } } }, offer);
    expect(chosen("standard")).toBe("deliveryMethodUnavailable");
    expect(chosen("unknown")).toBe("deliveryMethodUnavailable");
    expect(chosen("pickup")).toBe("deliveryMethodUnavailable");
  });

  test("SHIP-06 pickup is invalid when its method is unavailable", () => {
    const closed = { ...offer, availableShippingMethods: [{ code: "pickup", available: false, type: "storePickup" as const }] };
    expect(shippingProblem(collecting, closed)).toBe("pickupMethodUnavailable");
  });

  test("SHIP-07 pickup is invalid when the store lacks stock", () => {
    expect(shippingProblem(collecting, { ...offer, storeIdsWithStock: ["S2"] })).toBe("pickupStoreLacksStock");
  });

  test("SHIP-08 what is missing for the current type is named, and the other type does not matter", () => {
    expect(shippingProblem(emptyCheckoutState, offer)).toBe("shippingTypeMissing");
    expect(shippingProblem({ ...emptyCheckoutState, shippingType: "DELIVERY" }, offer)).toBe("addressMissing");
    expect(shippingProblem({ ...delivering, delivery: { address, options: { methodCode: null } } }, offer)).toBe(
      "deliveryMethodMissing",
    );
    expect(shippingProblem({ ...emptyCheckoutState, shippingType: "STORE_PICKUP" }, offer)).toBe("pickupStoreMissing");
    expect(shippingProblem({ ...collecting, pickup: { store, options: { methodCode: null } } }, offer)).toBe(
      "pickupMethodMissing",
    );
    expect(shippingProblem({ ...delivering, pickup: { store, options: { methodCode: "gone" } } }, offer)).toBeNull();
  });

  test("delivery methods are those that bring the order to a door", () => {
    expect(deliveryMethods(offer.availableShippingMethods).map((method) => method.code)).toEqual(["express", "standard"]);
  });
});

describe("step guards", () => {
  const ready: StepFacts = {
    cart: "filled",
    cartValid: true,
    hasContact: true,
    hasShippingType: true,
    isLedElsewhere: false,
  };

  test("everything opens for a shopper who has everything", () => {
    expect(checkoutSteps.map((step) => stepRedirect(step, ready))).toEqual([null, null, null]);
  });

  test("shipping without contact goes to contact", () => {
    expect(stepRedirect("shipping", { ...ready, hasContact: false })).toBe("/checkout/contact-info");
    expect(stepRedirect("contact-info", { ...ready, hasContact: false })).toBeNull();
  });

  test("an empty or unavailable cart sends the three steps to the cart", () => {
    for (const state of ["empty", "unavailable"] as const) {
      for (const step of checkoutSteps) {
        expect(stepRedirect(step, { ...ready, cart: state, hasContact: false })).toBe("/cart");
      }
    }
  });

  test("payment goes to shipping for an invalid cart, without contact or without a type", () => {
    for (const lacking of [{ cartValid: false }, { hasContact: false }, { hasShippingType: false }]) {
      expect(stepRedirect("payment", { ...ready, ...lacking })).toBe("/checkout/shipping");
    }
  });

  test("who is led elsewhere by what became of the order is not turned back on the way", () => {
    const lacking = { cartValid: false, hasContact: false, hasShippingType: false };
    for (const cart of ["filled", "empty", "unavailable"] as const) {
      for (const step of checkoutSteps) {
        expect(stepRedirect(step, { ...lacking, cart, isLedElsewhere: true })).toBeNull();
      }
    }
  });

  test("following redirects always ends at an open page", () => {
    const facts = fc.record({
      cart: fc.constantFrom("filled", "empty", "unavailable"),
      cartValid: fc.boolean(),
      hasContact: fc.boolean(),
      hasShippingType: fc.boolean(),
      isLedElsewhere: fc.constant(false),
    });
    fc.assert(
      fc.property(facts, fc.constantFrom(...checkoutSteps), (given, start) => {
        let at: string | null = `/checkout/${start}`;
        let hops = 0;
        for (let next: string | null = at; next; hops++) {
          at = next;
          next = at === "/cart" ? null : stepRedirect(at.slice(10) as (typeof checkoutSteps)[number], given);
        }
        expect(hops).toBeLessThanOrEqual(3);
        if (at !== "/cart") expect(stepRedirect(at!.slice(10) as (typeof checkoutSteps)[number], given)).toBeNull();
      }),
    );
  });
});

describe("totals", () => {
  test("add up with tax inside, and a gift card pays without lowering the tax", () => {
    const lines = [
      { unitPrice: 18_000, qty: 1, discount: 0 },
      { unitPrice: 14_700, qty: 1, discount: 0 },
      { unitPrice: 6000, qty: 1, discount: 0 },
    ];
    expect(checkoutTotals({ lines, shipping: 0, taxRate: 0.15, credits: [{ id: "gift", amount: 5000 }] })).toEqual({
      itemSubtotal: 38_700,
      totalDiscount: 0,
      itemSubtotalAfterDiscounts: 38_700,
      shipping: 0,
      taxIncluded: 5048,
      grandTotal: 38_700,
      amountOutstanding: 33_700,
      creditUsages: { gift: { amount: 5000 } },
    });
    expect(checkoutTotals({ lines: [], shipping: null, taxRate: 0.1 })).toMatchObject({ shipping: null, grandTotal: 0 });
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 });

  test("are exact and never negative", () => {
    const input = fc.record({
      lines: fc.array(fc.record({ unitPrice: amount, qty: fc.integer({ min: 1, max: 99 }), discount: amount }), {
        maxLength: 20,
      }),
      shipping: fc.option(amount),
      taxRate: fc.constantFrom(0.15, 0.1),
      credits: fc.uniqueArray(fc.record({ id: fc.string(), amount }), { selector: (credit) => credit.id, maxLength: 4 }),
    });
    fc.assert(
      fc.property(input, (given) => {
        const totals = checkoutTotals(given);
        const used = Object.values(totals.creditUsages).reduce((sum, credit) => sum + credit.amount, 0);
        expect(totals.itemSubtotal).toBe(given.lines.reduce((sum, line) => sum + line.unitPrice * line.qty, 0));
        expect(totals.itemSubtotal - totals.totalDiscount).toBe(totals.itemSubtotalAfterDiscounts);
        expect(totals.itemSubtotalAfterDiscounts + (totals.shipping ?? 0)).toBe(totals.grandTotal);
        expect(totals.grandTotal - used).toBe(totals.amountOutstanding);
        for (const value of [
          totals.itemSubtotalAfterDiscounts,
          totals.totalDiscount,
          totals.amountOutstanding,
          totals.taxIncluded,
        ]) {
          expect(value).toBeGreaterThanOrEqual(0);
        }
        for (const credit of given.credits) expect(totals.creditUsages[credit.id]!.amount).toBeLessThanOrEqual(credit.amount);
      }),
    );
  });

  test("have no tax in gift cards, whatever they are bought with", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const line = fc.record({ unitPrice: cents, qty: fc.integer({ min: 1, max: 9 }), discount: cents });
    const rest = { shipping: 800, taxRate: 0.15 };
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.array(line, { maxLength: 5 }), (goods, cards) => {
        const giftCards = cards.map((card) => ({ ...card, product: { functionalType: "giftCard" as const } }));
        expect(checkoutTotals({ ...rest, lines: [...goods, ...giftCards] }).taxIncluded).toBe(
          checkoutTotals({ ...rest, lines: goods }).taxIncluded,
        );
      }),
    );
  });

  test("refuse amounts that are not whole or negative", () => {
    const line = { unitPrice: 100, qty: 1, discount: 0 };
    for (const bad of [{ unitPrice: -1 }, { qty: 0.5 }, { discount: -1 }, { unitPrice: Number.NaN }]) {
      expect(() => checkoutTotals({ lines: [{ ...line, ...bad }], shipping: 0, taxRate: 0.15 })).toThrow(RangeError);
    }
    expect(() => checkoutTotals({ lines: [line], shipping: -1, taxRate: 0.15 })).toThrow(
      new RangeError("not a whole amount of cents: -1"),
    );
  });

  test("spend a gift card that is named twice once", () => {
    const gift = { id: "gift", amount: 5_000 };
    const lines = [{ unitPrice: 18_000, qty: 1, discount: 0 }];
    expect(checkoutTotals({ lines, shipping: 0, taxRate: 0.15, credits: [gift, gift] })).toMatchObject({
      amountOutstanding: 13_000,
      creditUsages: { gift: { amount: 5_000 } },
    });
  });
});

describe("shipping methods", () => {
  const now = Date.parse("2026-11-20T19:54:00Z");
  const offered = (fields: Partial<Parameters<typeof offerShippingMethods>[0]> = {}) =>
    offerShippingMethods({ country: "nz", itemSubtotalAfterDiscounts: 14_999, storeIdsWithStock: ["S1"], now, ...fields });

  test.each([
    ["nz", 15_000, [1_000, 600, 0]],
    ["au", 18_000, [1_500, 900, 0]],
  ] as const)(
    "in %s, every way costs nothing from the threshold, and what it costs a cent below",
    (country, threshold, prices) => {
      const priced = (itemSubtotalAfterDiscounts: number) =>
        offered({ country, itemSubtotalAfterDiscounts }).map(({ price }) => price);
      expect(priced(threshold - 1)).toEqual(prices);
      expect(priced(threshold)).toEqual([0, 0, 0]);
    },
  );

  test("what comes by email alone can be had, for nothing, and is known by its way", () => {
    const byEmailAlone = offered({ isDigital: true });
    const promise = "As soon as you've ordered";
    expect(byEmailAlone).toEqual([{ code: "email", available: true, label: "Email", promise, price: 0, type: "delivery" }]);
    expect([byEmailAlone, offered(), []].map(sentByEmail)).toEqual([true, false, false]);
  });

  test("EXPR-09 delivery is free from 150.00 in New Zealand and 180.00 in Australia", () => {
    expect(freeDeliveryRemaining(10_500, "nz")).toBe(4500);
    expect(freeDeliveryRemaining(15_000, "nz")).toBe(0);
    expect(freeDeliveryRemaining(17_999, "au")).toBe(1);
    expect(freeDeliveryRemaining(99_999, "au")).toBe(0);
    expect(offered().map((method) => method.price)).toEqual([1000, 600, 0]);
    expect(offered({ itemSubtotalAfterDiscounts: 15_000 }).map((method) => method.price)).toEqual([0, 0, 0]);
  });

  test("what couriers alone bring does not go to Lord Howe Island, where the post goes", () => {
    const [express, ...others] = offered({ country: "au", postcode: "2898" });
    expect(express).toMatchObject({ code: "express", available: false, promise: "Not to islands that only the post goes to" });
    expect(others).toEqual(offered({ country: "au" }).slice(1));
  });

  test("Express, which couriers bring, goes to no box of the post and on no rural round, and says so", () => {
    for (const country of ["nz", "au"] as const) {
      const [express, ...others] = offered({ country, street: "PO Box 911" });
      expect(express).toMatchObject({ code: "express", available: false, promise: "Not to PO boxes or rural addresses" });
      expect(others).toEqual(offered({ country }).slice(1));
      expect(offered({ country, street: "14 Tāwhiri Street" })).toEqual(offered({ country }));
    }
  });

  test("an order that no courier or post brings can be picked up, and one that no store has can be brought", () => {
    const available = (fields: Parameters<typeof offered>[0]) => offered(fields).map((method) => method.available);
    for (const postcode of ["8016", "8942", " 8942 "]) expect(available({ postcode })).toEqual([false, false, true]);
    for (const postcode of ["2899", "6798", "6799", "7151"])
      expect(available({ country: "au", postcode })).toEqual([false, false, true]);
    expect(available({ country: "au", postcode: "2898 " })).toEqual([false, true, true]);
    expect(available({ storeIdsWithStock: [] })).toEqual([true, true, false]);
  });

  test("carry their promise, and say when they cannot be had; without stores there is none to collect from", () => {
    expect(offered()).toEqual([
      { code: "express", available: true, label: "Express", promise: "Tue 24 Nov", price: 1000, type: "delivery" },
      { code: "standard", available: true, label: "Standard", promise: "Thu 26 to Fri 27 Nov", price: 600, type: "delivery" },
      { code: "pickup", available: true, label: "Click and collect", promise: "Ready in an hour", price: 0, type: "storePickup" },
    ]);
    expect(offered({ deliverTo: "AU", storeIdsWithStock: [] }).map((method) => method.available)).toEqual([false, false, false]);
    expect(offered({ storeIdsWithStock: null }).map(({ code }) => code)).toEqual(["express", "standard"]);
    expect(offered({ country: "au", deliverTo: "AU" }).map((method) => method.available)).toEqual([true, true, true]);
    expect(offered({ country: "au" }).map(({ price, promise }) => [price, promise])).toEqual([
      [1500, "Tue 24 to Wed 25 Nov"],
      [900, "Thu 26 to Mon 30 Nov"],
      [0, "Ready in an hour"],
    ]);
    for (const methods of Object.values(shippingMethods))
      expect(new Set(methods.map((method) => method.code)).size).toBe(methods.length);
  });
});

describe("delivery promise", () => {
  const express = { from: 1, to: 1 };
  const promise = (iso: string, transit = express, country: "nz" | "au" = "nz") =>
    deliveryPromise(transit, country, Date.parse(iso));

  test("orders leave the same business day until 2 pm by the shop's clock", () => {
    expect(promise("2026-11-19T13:59:00+13:00")).toBe("Fri 20 Nov");
    expect(promise("2026-11-19T14:00:00+13:00")).toBe("Mon 23 Nov");
    expect(promise("2026-11-20T14:00:00+13:00")).toBe("Tue 24 Nov");
    expect(promise("2026-11-19T13:59:00+11:00", express, "au")).toBe("Fri 20 Nov");
    expect(promise("2026-11-19T13:59:00+11:00", express, "nz")).toBe("Mon 23 Nov");
  });

  test("the product page says until when to order for the same day, and nothing of an hour once that is over", () => {
    const estimate = (iso: string, country: "nz" | "au" = "nz") =>
      deliveryEstimate(fastestTransit(country) ?? express, country, Date.parse(iso));
    expect(estimate("2026-11-19T13:59:00+13:00")).toBe("Order by 2 pm, here Fri 20 Nov");
    expect(estimate("2026-11-19T14:00:00+13:00")).toBe("Order now, here Mon 23 Nov");
    expect(estimate("2026-11-22T09:00:00+13:00")).toBe("Order now, here Tue 24 Nov");
    expect(estimate("2026-11-19T13:59:00+11:00", "au")).toBe("Order by 2 pm, here Fri 20 to Mon 23 Nov");
  });

  test("a late hour on a weekend or holiday loses no further day", () => {
    expect(promise("2026-11-22T20:00:00+13:00")).toBe("Tue 24 Nov");
    expect(promise("2026-10-26T20:00:00+13:00")).toBe("Wed 28 Oct");
  });

  test("ranges name both ends, over the end of a month and over Christmas too", () => {
    expect(promise("2026-11-25T09:00:00+13:00", { from: 3, to: 4 })).toBe("Mon 30 Nov to Tue 1 Dec");
    expect(promise("2026-12-23T09:00:00+13:00", { from: 1, to: 2 })).toBe("Thu 24 to Tue 29 Dec");
    expect(shortDate({ year: 2026, month: 9, day: 1 })).toBe("Tue 1 Sep");
  });

  test("never promises an arrival before dispatch, or an end before the start", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2026-01-01"), max: new Date("2035-11-30"), noInvalidDate: true }),
        fc.constantFrom("nz", "au"),
        (date, country) => {
          const iso = (day: { year: number; month: number; day: number }) => Date.UTC(day.year, day.month - 1, day.day);
          const { from, to } = arrivalDays({ from: 1, to: 4 }, country, date.getTime());
          expect(iso(dispatchDay(country, date.getTime()))).toBeLessThan(iso(from));
          expect(iso(from)).toBeLessThan(iso(to));
        },
      ),
    );
  });
});

describe("promotions", () => {
  const promotion = (id: string, name = id, exclusive = false): Promotion => ({ id, name, exclusive, relatedCouponCodes: [] });
  const refused = (id: string, fields: Partial<DisallowedPromotion> = {}): DisallowedPromotion => ({
    ...promotion(id, "Mates Rates"),
    disallowReason: "Stopped",
    ...fields,
  });

  test("PROMO-02 newly applied, newly disallowed and removed promotions are told", () => {
    const before = {
      appliedPromotions: [promotion("kept"), promotion("lost"), promotion("refused")],
      disallowedPromotions: [refused("still")],
    };
    const after = {
      appliedPromotions: [promotion("kept"), promotion("new")],
      disallowedPromotions: [refused("still"), refused("refused")],
    };
    const ids = (list: readonly Promotion[]) => list.map((each) => each.id);
    const changes = promotionChanges(before, after);
    expect([ids(changes.applied), ids(changes.disallowed), ids(changes.removed)]).toEqual([["new"], ["refused"], ["lost"]]);
    const first = promotionChanges(null, after);
    expect([ids(first.applied), ids(first.disallowed), ids(first.removed)]).toEqual([
      ["kept", "new"],
      ["still", "refused"].toSorted(),
      [],
    ]);
    expect(promotionChanges(after, after)).toEqual({ applied: [], disallowed: [], removed: [] });
  });

  test("PROMO-03 each list is sorted by name", () => {
    const list = [promotion("1", "Zed"), promotion("2", "apple"), promotion("3", "Mint")];
    const names = (changes: readonly Promotion[]) => changes.map((each) => each.name);
    const none = { appliedPromotions: [], disallowedPromotions: [] };
    const disallowed = list.map((each) => ({ ...each, disallowReason: "Stopped" as const }));
    expect(names(promotionChanges(null, { ...none, appliedPromotions: list }).applied)).toEqual(["apple", "Mint", "Zed"]);
    expect(names(promotionChanges(null, { ...none, disallowedPromotions: disallowed }).disallowed)).toEqual([
      "apple",
      "Mint",
      "Zed",
    ]);
    expect(names(promotionChanges({ ...none, appliedPromotions: list }, none).removed)).toEqual(["apple", "Mint", "Zed"]);
  });

  const message = (fields: Partial<DisallowedPromotion>, applied: Promotion[] = []) =>
    promotionRemovalMessage(refused("m", fields), applied);

  test("ERRCAT-45 an offer over the limit goes, and it is said how many can be redeemed at once", () => {
    expect(message({ disallowReason: "AppliedPromotionsLimitReached", appliedPromotionsLimit: 2 })).toBe(
      "Offer Mates Rates has been removed because a maximum of 2 offers can be redeemed at once.",
    );
    expect(message({ disallowReason: "AppliedPromotionsLimitReached" })).toBe(
      "Offer Mates Rates has been removed because a maximum of a certain number of offers can be redeemed at once.",
    );
  });

  test("ERRCAT-46 an offer beside an exclusive one goes, and the exclusive one is named", () => {
    expect(message({ disallowReason: "Exclusitivity" }, [promotion("o", "Other"), promotion("x", "Big One", true)])).toBe(
      "Offer Mates Rates has been removed because offer Big One cannot be redeemed with other offers.",
    );
    expect(message({ disallowReason: "Exclusitivity" })).toBe(
      "Offer Mates Rates has been removed because another applied offer cannot be redeemed with other offers.",
    );
  });

  test("ERRCAT-47 an offer goes when nothing in the cart is what it is for", () => {
    expect(message({ disallowReason: "NoApplicableCartItems" })).toBe(
      "Offer Mates Rates has been removed because there are no applicable items in your cart.",
    );
  });

  test("ERRCAT-48 an offer that a shopper has used up goes, and it is said how often they redeemed it", () => {
    expect(message({ disallowReason: "PromotionPerCustomerUsageExceeded", usageCountLimit: 3 })).toBe(
      "Offer Mates Rates has been removed because it has already been redeemed 3 times.",
    );
    for (const usageCountLimit of [undefined, 1]) {
      expect(message({ disallowReason: "PromotionPerCustomerUsageExceeded", usageCountLimit })).toBe(
        "Offer Mates Rates has been removed because it has already been redeemed.",
      );
    }
  });

  test("ERRCAT-49 an offer that all shoppers have used up is no longer available", () => {
    expect(message({ disallowReason: "PromotionUsageExceeded" })).toBe(
      "Offer Mates Rates has been removed because it is no longer available.",
    );
  });

  test("ERRCAT-50 an offer that another one stops cannot be redeemed with it", () => {
    expect(message({ disallowReason: "Stopped" })).toBe(
      "Offer Mates Rates has been removed because it cannot be redeemed with another applied offer.",
    );
  });

  test("ERRCAT-51 an offer that goes for no reason that is known is said to be removed", () => {
    expect(promotionRemovalMessage(promotion("p", "Mates Rates"))).toBe("Offer Mates Rates has been removed.");
    expect(message({ disallowReason: "SomethingNew" as never })).toBe("Offer Mates Rates has been removed.");
    expect(disallowReasons).toHaveLength(6);
  });
});
