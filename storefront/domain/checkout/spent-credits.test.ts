import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutTotals } from "./checkout-totals.ts";
import { spentCredits } from "./spent-credits.ts";

test("what pays is told in the order in which it is spent, whatever the codes of gift cards are made of", () => {
  const digits = fc.stringMatching(/^[0-9]{10,12}$/);
  const letters = fc.stringMatching(/^[A-Z][A-Z0-9]{9,12}$/);
  const codes = fc.uniqueArray(fc.oneof(digits, letters), { maxLength: 5 });
  fc.assert(
    fc.property(codes, fc.nat(50_000), (vouchers, price) => {
      const credits = ["loyalty", ...vouchers].map((id) => ({ id, amount: 1_000 }));
      const lines = [{ unitPrice: price, qty: 1, discount: 0 }];
      const { creditUsages } = checkoutTotals({ lines, shipping: null, taxRate: 0.15, credits });
      const paying = credits.filter(({ id }) => (creditUsages[id]?.amount ?? 0) > 0);
      // Over the wire, as a browser reads it.
      const spent = spentCredits(JSON.parse(JSON.stringify(creditUsages)), credits);
      expect(spent.map(({ id }) => id)).toEqual(paying.map(({ id }) => id));
    }),
  );
});

test("what pays although it is no longer asked about is told last, and what pays nothing is not told", () => {
  const usages = {
    "1234567890": { amount: 100 },
    GONE0000000: { amount: 50 },
    loyalty: { amount: 200 },
    EMPTY000000: { amount: 0 },
  };
  const spent = spentCredits(usages, [{ id: "loyalty" }, { id: "EMPTY000000" }, { id: "1234567890" }]);
  expect(spent.map(({ id, amount }) => [id, amount])).toEqual([
    ["loyalty", 200],
    ["1234567890", 100],
    ["GONE0000000", 50],
  ]);
});
