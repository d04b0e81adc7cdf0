import { expect, test } from "vitest";
import type { CardBrand } from "../fields/card-brand.ts";
import { cardBrandOf } from "./hosted-payments.ts";

test.each<[string, CardBrand]>([
  ["Visa", "visa"],
  ["MasterCard", "mastercard"],
  ["American Express", "amex"],
  ["american-express", "amex"],
  ["Diners Club", "diners"],
  ["diners-club", "diners"],
  ["Discover", "discover"],
  ["JCB", "jcb"],
  ["China UnionPay", "unionpay"],
  ["unionpay", "unionpay"],
  ["Apple Pay - American Express", "amex"],
])("%s is the brand %s", (name, brand) => expect(cardBrandOf(name)).toBe(brand));

test.each([undefined, "", "Maestro", "Visa - ", "constructor", "__proto__"])(
  "%s is no brand that the shop has a name for",
  (name) => {
    expect(cardBrandOf(name)).toBeUndefined();
  },
);
