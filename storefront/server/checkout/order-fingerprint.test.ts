import { expect, test } from "vitest";
import { ponsonbyRoad } from "#domain/fields/address.fixture.ts";
import { sampleProduct } from "./checkout.fixture.ts";
import { orderFingerprint } from "./order-fingerprint.ts";
import type { PricedCart } from "./price-cart.ts";

const product = sampleProduct("100101");
const variant = product.variants[0]!;
const line = {
  productId: "100101",
  variantId: "100101-9",
  qty: 1,
  product,
  variant,
  unitPrice: 20_000,
  lineTotal: 20_000,
  discount: 0,
};
const given = {
  ...line,
  promotionId: "socks-on-us",
  variantId: "200101-OS",
  unitPrice: 1_500,
  lineTotal: 1_500,
  discount: 1_500,
};
const totals: PricedCart["totals"] = {
  itemSubtotal: 21_500,
  totalDiscount: 1_500,
  itemSubtotalAfterDiscounts: 20_000,
  shipping: 0,
  taxIncluded: 2_609,
  grandTotal: 20_000,
  amountOutstanding: 20_000,
};
const cart = { lines: [line], given: [given], totals } as unknown as PricedCart;
const first = orderFingerprint(cart, ponsonbyRoad, "express");

test("is the same for the same order, short, and fit for an address", () => {
  expect(orderFingerprint(structuredClone(cart), { ...ponsonbyRoad }, "express")).toBe(first);
  expect(first).toMatch(/^[\w-]{43}$/);
});

test.each<[string, Partial<PricedCart>]>([
  ["another variant", { lines: [{ ...line, variantId: "100101-10" }] }],
  ["another quantity", { lines: [{ ...line, qty: 2 }] }],
  ["another price", { lines: [{ ...line, unitPrice: 19_999 }] }],
  ["one line less", { lines: [] }],
  ["nothing given with it", { given: [] }],
  ["something else given with it", { given: [{ ...given, variantId: "200102-OS" }] }],
  ["another total", { totals: { ...totals, grandTotal: 19_999 } }],
])("%s makes another order of it", (_name, changed) => {
  expect(orderFingerprint({ ...cart, ...changed }, ponsonbyRoad, "express")).not.toBe(first);
});

test.each(["contactName", "company", "street1", "street2", "suburb", "city", "state", "postcode", "country"])(
  "another %s makes another order of it",
  (part) => {
    expect(orderFingerprint(cart, { ...ponsonbyRoad, [part]: "elsewhere" }, "express")).not.toBe(first);
  },
);

test("another way of delivery makes another order of it", () => {
  expect(orderFingerprint(cart, ponsonbyRoad, "standard")).not.toBe(first);
});
