import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { type Address, postalAddress } from "#domain/checkout/address.ts";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import { normaliseAddress } from "#domain/fields/address.ts";
import { address, checkoutInfo, checkoutOrders, contact } from "./checkout.ts";

const person = {
  email: "mere@example.nz",
  firstName: "Mere",
  lastName: "Parata",
  phone: "021 555 0184",
  agreeToMarketing: false,
};
const shipping = { type: "DELIVERY", options: { methodCode: "express" } } as const;
const items = [{ productId: "104201", variantId: "104201-9", qty: 2 }];

/** The value without one of its parts; `path` as `cart.items`. */
function without<Value>(value: Value, path: string): Value {
  const copy = structuredClone(value);
  const keys = path.split(".");
  const last = keys.pop() as string;
  delete (keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], copy) as Record<string, unknown>)[last];
  return copy;
}

function expectNeeded(schema: z.ZodType, whole: unknown, paths: readonly string[]): void {
  expect(schema.safeParse(whole).success).toBe(true);
  for (const path of paths) expect([path, schema.safeParse(without(whole, path)).success]).toEqual([path, false]);
}

test("an address keeps every field of the wire as it is cleaned and taken out of what else is known of it", () => {
  const whole = Object.fromEntries(Object.keys(address.shape).map((field) => [field, "1010"]));
  expect(postalAddress(normaliseAddress(whole as unknown as Address))).toEqual(whole);
});

describe("the checkout request", () => {
  const body = checkoutInfo.body as z.ZodType;
  const whole = {
    cart: { items, promoCodes: ["FIRSTDIBS"] },
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    shippingAddress: ponsonbyRoad,
    shipping,
    useProvisionalShippingAddress: false,
  };

  test("CHK-08 has the cart's items, each of a product, a variant and a quantity, and promo codes", () => {
    expect(body.parse(whole)).toMatchObject({ cart: { items, promoCodes: ["FIRSTDIBS"] } });
    expectNeeded(body, whole, ["cart", "cart.items", "cart.items.0.productId", "cart.items.0.variantId", "cart.items.0.qty"]);
  });

  test("CHK-09 carries e-mail, names, address, shipping and whether the address is provisional, none of them needed", () => {
    expect(body.parse(whole)).toEqual(whole);
    expect(body.parse({ cart: { items } })).toEqual({ cart: { items, promoCodes: [] } });
    for (const wrong of [{ email: 7 }, { shipping: { type: "DRONE" } }, { useProvisionalShippingAddress: "yes" }])
      expect([wrong, body.safeParse({ ...whole, ...wrong }).success]).toEqual([wrong, false]);
  });
});

test("CHK-18 what gift cards and points could pay is told by amount, id and method, in the order in which it is spent", () => {
  const balances = [
    { amount: 5_000, id: "GIFT0000000050", methodCode: "voucher" },
    { amount: 1_000, id: "GIFT0000000020", methodCode: "voucher" },
  ];
  const asked = checkoutInfo.body.parse({ cart: { items }, availableCreditBalances: balances });
  expect(asked.availableCreditBalances).toEqual(balances);
  // As many gift cards as an order takes, and points.
  const most = Array.from({ length: 21 }, (_, index) => ({ amount: 100, id: `credit-${index}`, methodCode: "voucher" }));
  const asking = (credits: object[]) =>
    checkoutInfo.body.safeParse({ cart: { items }, availableCreditBalances: credits }).success;
  expect([asking(most), asking([...most, { ...most[0], id: "one-more" }])]).toEqual([true, false]);
  for (const wrong of [
    { ...balances[0], amount: -1 },
    { ...balances[0], id: "" },
    { amount: 5_000, id: "GIFT0000000050" },
  ])
    expect(checkoutInfo.body.safeParse({ cart: { items }, availableCreditBalances: [wrong] }).success).toBe(false);
});

test("PAY-14 a voucher pays with an amount, a code and a PIN", () => {
  const { methods } = checkoutOrders.body.shape.cart.shape.payment.shape;
  const voucher = { amount: 5_000, code: "GIFT0000000050", pin: "1234" };
  expect(methods.parse({ voucher: [voucher] })).toEqual({ voucher: [voucher] });
  for (const missing of ["amount", "code", "pin"])
    expect(methods.safeParse({ voucher: [{ ...voucher, [missing]: undefined }] }).success).toBe(false);
  for (const amount of [0, -1, 10.5]) expect(methods.safeParse({ voucher: [{ ...voucher, amount }] }).success).toBe(false);
});

test("the use of credits is told by credit id, each with an amount of whole cents", () => {
  const { creditUsages } = checkoutInfo.response.shape;
  expect(creditUsages.parse({ "gift-1": { amount: 2500 }, "gift-2": { amount: 0 } })).toEqual({
    "gift-1": { amount: 2500 },
    "gift-2": { amount: 0 },
  });
  for (const wrong of [{ "gift-1": {} }, { "gift-1": 2500 }, { "gift-1": { amount: 2.5 } }, [{ amount: 2500 }]])
    expect(creditUsages.safeParse(wrong).success).toBe(false);
});

describe("the order", () => {
  const whole = {
    cart: {
      items,
      promoCodes: [],
      payment: { methods: { card: [{ amount: 36_000, token: "tok", deviceData: "{}", type: "immediate" }] } },
      fraudAnalytics: { token: "seen" },
    },
    contact: person,
    billingAddress: ponsonbyRoad,
    shippingAddress: ponsonbyRoad,
    shipping,
    expectedTotal: 36_000,
  };
  const body = checkoutOrders.body as z.ZodType;

  test("has a contact of e-mail, both names, phone and whether to send marketing", () => {
    expect(contact.parse({ ...person, card: "4111" })).toEqual(person);
    expectNeeded(contact, person, ["email", "firstName", "lastName", "phone", "agreeToMarketing"]);
    expectNeeded(body, whole, ["contact"]);
  });

  test("PAY-12 is paid by a card of an amount, a token, data of the device, and whether it is used once or saved", () => {
    expect(body.parse(whole)).toEqual(whole);
    const card = "cart.payment.methods.card.0";
    expectNeeded(body, whole, [`${card}.amount`, `${card}.token`, `${card}.type`]);
    const of = (type: string) => {
      const copy = structuredClone(whole);
      copy.cart.payment.methods.card[0]!.type = type;
      return body.safeParse(copy).success;
    };
    expect(["immediate", "saved", "borrowed"].map(of)).toEqual([true, true, false]);
  });

  test("PAY-13 PAY-16 PAY-22 may be paid by points of an amount, a quote and a member, and says who earns points with it", () => {
    const loyalty = [{ amount: 5_000, quoteRef: "0b0c7f5e-3c7e-4d0e-9a51-5f7b6f6d2a11", memberId: "1900142" }];
    const { methods } = whole.cart.payment;
    const earning = { ...whole.cart, loyalty: { memberId: "1900142", lastName: "Ngata" } };
    const paid = { ...whole, cart: { ...earning, payment: { methods: { ...methods, loyalty } } } };
    expect(body.parse(paid)).toEqual(paid);
    const use = "cart.payment.methods.loyalty.0";
    expectNeeded(body, paid, [`${use}.amount`, `${use}.quoteRef`, `${use}.memberId`, "cart.loyalty.memberId"]);
    expect(body.parse(without(paid, "cart.loyalty.lastName"))).toMatchObject({ cart: { loyalty: { memberId: "1900142" } } });
    expectNeeded(body, paid, ["cart.items"]);
    expect(body.parse(without(paid, "cart.promoCodes"))).toMatchObject({ cart: { promoCodes: [] } });
  });

  test("PAY-11 may be paid in instalments by a token and an amount instead, but not by two ways at once", () => {
    const paidBy = (methods: object) => ({ ...whole, cart: { ...whole.cart, payment: { methods } } });
    const afterpay = [{ amount: 36_000, token: "afterpay_1" }];
    expect(body.parse(paidBy({ afterpay }))).toEqual(paidBy({ afterpay }));
    expectNeeded(body, paidBy({ afterpay }), ["cart.payment.methods.afterpay.0.amount", "cart.payment.methods.afterpay.0.token"]);
    const { card } = whole.cart.payment.methods;
    for (const two of [{ afterpay, card }, { afterpay, paypal: afterpay }, { afterpay: [...afterpay, ...afterpay] }]) {
      expect(body.safeParse(paidBy(two)).success).toBe(false);
    }
  });

  test("PAY-17 may carry the token of the fraud analytics", () => {
    expect(body.parse(whole)).toMatchObject({ cart: { fraudAnalytics: { token: "seen" } } });
    expectNeeded(body, whole, ["cart.fraudAnalytics.token"]);
    expect(body.safeParse(without(whole, "cart.fraudAnalytics")).success).toBe(true);
  });
});
