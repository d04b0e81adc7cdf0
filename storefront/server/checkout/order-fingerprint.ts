import { createHash } from "node:crypto";
import type { AddressInput } from "#contract/checkout.ts";
import type { PricedCart } from "./price-cart.ts";

/**
 * What is ordered, at which prices, how it is sent and where to, as one short text: whoever lends a shopper the money approved this
 * order and no other.
 */
export function orderFingerprint(cart: PricedCart, shippingAddress: AddressInput, methodCode: string): string {
  const lines = [...cart.lines, ...cart.given].map(({ variantId, qty, unitPrice }) => [variantId, qty, unitPrice]);
  const { type, ...address } = shippingAddress;
  return createHash("sha256")
    .update(JSON.stringify([lines, address, methodCode, cart.totals.grandTotal]))
    .digest("base64url");
}
