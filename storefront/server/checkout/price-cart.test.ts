import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPromotions } from "#catalogue/promotions.ts";
import { shippingMethods } from "#domain/checkout/shipping-methods.ts";
import { countries, countryCodes } from "#domain/country/country.ts";
import type { Promotion } from "#domain/promotions/promotion.ts";
import { refundParts, returnedWorth } from "#domain/returns/refund.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { sampleProductById, sampleProducts } from "./checkout.fixture.ts";
import { priceCart } from "./price-cart.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** The demo shop's offers, and one that brings a sample product. */
const promotions: readonly Promotion[] = demoPromotions.nz.map((offer) =>
  offer.effect.type === "bringItem"
    ? {
        ...offer,
        effect: {
          ...offer.effect,
          items: [
            { productId: "200101", price: 0 },
            { productId: "200102", price: 700 },
          ],
        },
      }
    : offer,
);
const codes = promotions.flatMap((offer) => offer.codes);
const variants = sampleProducts.flatMap(({ id, variants: all }) =>
  all.map((variant) => ({ productId: id, variantId: variant.id })),
);

const anyCart = fc.record({
  items: fc.uniqueArray(fc.record({ at: fc.nat(variants.length - 1), qty: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ at }) => at,
    minLength: 1,
    maxLength: 6,
  }),
  promoCodes: fc.subarray(codes),
  taken: fc.constantFrom(null, "200101", "200102", "300102"),
  credits: fc.array(fc.nat(60_000), { maxLength: 4 }),
  way: fc.nat(3),
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe.each(countryCodes)("any cart in %s", (country) => {
  test("PROMO-06 PAY-10 its lines sum to its totals, its totals to what pays, GST is inside, and refunds are never above", async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, async ({ items, promoCodes, taken, credits, way }) => {
        const method = shippingMethods[country][way];
        const cart = await priceCart(
          { productById: sampleProductById, promotions: { nz: promotions, au: promotions }, queries: database.queries },
          {
            country,
            items: items.map(({ at, qty }) => ({ ...variants[at]!, qty })),
            promoCodes,
            ...(taken && { promoItems: [{ promotionId: "socks-on-us", productId: taken, variantId: `${taken}-OS` }] }),
            ...(method?.type === "delivery" && { shipping: { type: "DELIVERY", options: { methodCode: method.code } } }),
            credits: credits.map((amount, index) => ({ id: String(index), amount })),
            now: 0,
          },
        );
        const { totals } = cart;
        const lines = [...cart.lines, ...cart.given];
        for (const { unitPrice, qty, lineTotal, discount } of lines) {
          expect(lineTotal).toBe(unitPrice * qty);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(lineTotal);
        }
        expect(sum(lines.map(({ lineTotal }) => lineTotal))).toBe(totals.itemSubtotal);
        expect(sum(lines.map(({ discount }) => discount))).toBe(totals.totalDiscount);
        const off = sum(cart.promotions.applied.map(({ discount }) => discount));
        expect(off + sum(cart.given.map(({ discount }) => discount))).toBe(totals.totalDiscount);
        expect(totals.itemSubtotal - totals.totalDiscount + (totals.shipping ?? 0)).toBe(totals.grandTotal);
        // 3/23 or 1/11, to half a cent.
        const share = countries[country].taxRate / (1 + countries[country].taxRate);
        // What is bought with a gift card is taxed, so that the gift card itself is not.
        const giftCards = sum(lines.filter(({ product }) => product.functionalType === "giftCard").map((line) => line.lineTotal));
        expect(Math.abs(totals.taxIncluded - (totals.grandTotal - giftCards) * share)).toBeLessThanOrEqual(0.5 + 1e-6);
        const paid = [totals.amountOutstanding, ...Object.values(cart.creditUsages).map(({ amount }) => amount)];
        expect(sum(paid)).toBe(totals.grandTotal);
        // One item of an offer at most, and only while its offer applies.
        expect(cart.given.length + cart.dropped.length).toBe(taken ? 1 : 0);
        if (cart.given.length > 0) expect(cart.promotions.applied.map(({ promotion }) => promotion.id)).toContain("socks-on-us");
        // All of it sent back is worth what it cost, and no method gets more than it paid.
        const bought = lines.map(({ qty, lineTotal, discount }, position) => ({
          ...{ position, quantity: qty, lineTotal, discount, takenBack: 0 },
        }));
        const worth = returnedWorth(bought, totals.totalDiscount, bought);
        expect(worth).toBe(totals.itemSubtotalAfterDiscounts);
        const parts = refundParts(
          worth,
          paid.map((amount) => ({ amount, refunded: 0 })),
        );
        expect(sum(parts)).toBe(worth);
        for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(paid[index] as number);
      }),
      { numRuns: 150 },
    );
  });
});
