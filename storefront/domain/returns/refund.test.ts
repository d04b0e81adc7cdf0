import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkoutTotals } from "../checkout/checkout-totals.ts";
import { countries, countryCodes } from "../country/country.ts";
import { pointsBack, pointsFor } from "../loyalty/points.ts";
import { splitDiscount } from "../money/allocate.ts";
import { earnedPointsKept, earnedPointsLost, earningPrice, type PaidLine, refundParts, returnedWorth } from "./refund.ts";

const lineOf = fc.record({
  unitPrice: fc.integer({ min: 0, max: 60_000 }),
  qty: fc.integer({ min: 1, max: 9 }),
  off: fc.nat(60_000),
});

/** A random order and the order in which its items come back, one line at a time. */
const orders = fc.record({
  lines: fc.array(lineOf, { minLength: 1, maxLength: 6 }),
  shipping: fc.constantFrom(0, 700, 1_500),
  vouchers: fc.array(fc.nat(50_000), { maxLength: 3 }),
  dollars: fc.nat(300),
  knowsDiscounts: fc.boolean(),
  steps: fc.array(fc.record({ line: fc.nat(5), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 30 }),
});

describe.each(countryCodes)("refunds in %s", (country) => {
  test("are never above what was paid, by any method or in all, and give back a whole line to the cent", () => {
    fc.assert(
      fc.property(orders, ({ lines, shipping, vouchers, dollars, knowsDiscounts, steps }) => {
        const totals = checkoutTotals({
          lines: lines.map(({ unitPrice, qty, off }) => ({ unitPrice, qty, discount: off })),
          shipping,
          taxRate: countries[country].taxRate,
          credits: [...vouchers.map((amount, index) => ({ id: String(index), amount })), { id: "points", amount: dollars * 100 }],
        });
        const credits = Object.values(totals.creditUsages).map(({ amount }) => amount);
        const paid = [totals.amountOutstanding, ...credits];
        expect(paid.reduce((sum, part) => sum + part, 0)).toBe(totals.grandTotal);
        const refunded = paid.map(() => 0);
        const bought: PaidLine[] = lines.map(({ unitPrice, qty, off }, position) => ({
          position,
          quantity: qty,
          lineTotal: unitPrice * qty,
          discount: knowsDiscounts ? off : null,
          takenBack: 0,
        }));
        const sendBack = (position: number, most: number) => {
          const line = bought[position];
          const quantity = Math.min(most, line ? line.quantity - line.takenBack : 0);
          if (!line || quantity === 0) return;
          const worth = returnedWorth(bought, totals.totalDiscount, [{ position, quantity }]);
          const parts = refundParts(
            worth,
            paid.map((amount, index) => ({ amount, refunded: refunded[index] ?? 0 })),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(worth);
          for (const [index, part] of parts.entries()) refunded[index] = (refunded[index] ?? 0) + part;
          for (const [index, amount] of paid.entries()) expect(refunded[index]).toBeLessThanOrEqual(amount);
          bought[position] = { ...line, takenBack: line.takenBack + quantity };
        };
        for (const { line, quantity } of steps) sendBack(line % lines.length, quantity);
        for (const position of lines.keys()) sendBack(position, 9);
        expect(refunded.reduce((sum, part) => sum + part, 0)).toBe(totals.itemSubtotalAfterDiscounts);
      }),
    );
  });
});

test("money goes back before vouchers, and vouchers before points", () => {
  const paid = [
    { amount: 3_000, refunded: 1_000 },
    { amount: 500, refunded: 0 },
    { amount: 500, refunded: 400 },
  ];
  expect(refundParts(2_200, paid)).toEqual([2_000, 200, 0]);
  expect(refundParts(9_900, paid)).toEqual([2_000, 500, 100]);
});

test("a line that does not know its discount has its share of the order's", () => {
  const bought = [6_000, 4_000].map((lineTotal, position) => ({
    ...{ position, lineTotal, quantity: 2, discount: null, takenBack: 0 },
  }));
  expect(splitDiscount(1_000, [6_000, 4_000])).toEqual([600, 400]);
  expect(returnedWorth(bought, 1_000, [{ position: 0, quantity: 1 }])).toBe(2_700);
});

test("what does not divide is kept back until the last of it comes back", () => {
  const three = { position: 0, quantity: 3, lineTotal: 1_000, discount: 0 };
  const oneBack = (takenBack: number) => returnedWorth([{ ...three, takenBack }], 0, [{ position: 0, quantity: 1 }]);
  expect([0, 1, 2].map(oneBack)).toEqual([333, 333, 334]);
  const pointsLost = (before: number) => earnedPointsLost(10, { before, now: 1_000, earning: 3_000 });
  expect([0, 1_000, 2_000].map(pointsLost)).toEqual([3, 3, 4]);
});

test("the points behind a payment, and those that were earned, go back in parts that add up", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.array(fc.nat(20_000), { maxLength: 8 }), fc.nat(5_000), (dollars, cuts, earned) => {
      const whole = dollars * 100;
      const ends = [...cuts.map((cut) => Math.min(cut, whole)), whole].sort((a, b) => a - b);
      let before = 0;
      let points = 0;
      let lost = 0;
      for (const end of ends) {
        points += pointsBack({ amount: end - before, before });
        lost += earnedPointsLost(earned, { before, now: end - before, earning: whole });
        expect(points).toBeLessThanOrEqual(pointsFor(whole));
        before = end;
      }
      expect(points).toBe(pointsFor(whole));
      expect(lost).toBe(whole === 0 ? 0 : earned);
    }),
  );
});

test("the points that an order still has are what its returns have left of those it earned, in however many they came", () => {
  const anyLines = fc.array(
    fc.record({
      lineTotal: fc.nat(50_000),
      discount: fc.constant(null),
      quantity: fc.integer({ min: 1, max: 5 }),
      back: fc.nat(5),
    }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(anyLines, fc.nat(5_000), (drawn, earned) => {
      const bought = drawn.map((line, position) => ({ ...line, position, takenBack: 0 }));
      const itemSubtotal = bought.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
      let before = 0;
      let left = earned;
      for (const line of bought) {
        const back = Math.min(line.back, line.quantity);
        const now = returnedWorth(bought, 0, [{ position: line.position, quantity: back }]);
        left -= earnedPointsLost(earned, { before, now, earning: itemSubtotal });
        before += now;
        line.takenBack = back;
      }
      expect(earnedPointsKept(earned, bought, { itemSubtotal, totalDiscount: 0 })).toBe(left);
    }),
  );
});

test("all points that were earned go with the last item, whatever gift cards were bought beside them", () => {
  const boots = { position: 0, quantity: 2, lineTotal: 20_000, discount: 2_000, takenBack: 0 };
  const giftCards = { position: 1, quantity: 1, lineTotal: 50_000, discount: 0, takenBack: 0, giftCard: true };
  const totals = { itemSubtotal: 70_000, totalDiscount: 2_000 };
  expect(earningPrice([boots, giftCards], totals)).toBe(18_000);
  expect(earnedPointsKept(180, [{ ...boots, takenBack: 1 }, giftCards], totals)).toBe(90);
  expect(earnedPointsKept(180, [{ ...boots, takenBack: 2 }, giftCards], totals)).toBe(0);
});
