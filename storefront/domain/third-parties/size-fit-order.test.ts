import { expect, test } from "vitest";
import { type OrderedProduct, sizeFitOrder } from "./size-fit-order.ts";

const product: OrderedProduct["product"] = {
  id: "104201",
  erpProductParentCode: "court-low",
  price: 23_000,
  variants: [
    { id: "104201-8", code: "8", qty: 1 },
    { id: "104201-9", code: "9", qty: 1 },
  ],
};
const told = (country: "nz" | "au", variantId = "104201-9") =>
  sizeFitOrder(country, { userId: "hash", orderId: "TT00005724", ordered: [{ product, variantId, qty: 2 }] });

test("THIRD-07 THIRD-08 the size-fit service learns of an order's sizes, at prices without tax", () => {
  expect(told("nz")).toEqual({
    userId: "hash",
    orderId: "TT00005724",
    locale: "en_NZ",
    products: [
      {
        productId: "court-low",
        colorId: "104201",
        quantity: 2,
        price: 200,
        currency: "NZD",
        size: "9",
        sku: "104201-9",
      },
    ],
  });
  expect(told("au")).toMatchObject({ locale: "en_AU", products: [{ price: 209.09, currency: "AUD" }] });
});

test("a size that the product no longer has is told by its sku alone", () => {
  expect(told("nz", "104201-12").products[0]).toMatchObject({ size: "", sku: "104201-12" });
});
