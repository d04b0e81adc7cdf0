import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CountryCode, countryCodes } from "../country/country.ts";
import { cardBrandNames, cardBrands } from "../fields/card-brand.ts";
import { addDays, type CalendarDate } from "../time/calendar.ts";
import { instalmentAmounts, instalmentPlan, offersInstalments } from "./instalments.ts";
import { maskedEmail, type PaidWith, paidWithLabel } from "./paid-with.ts";
import { isWallet, walletNames, wallets } from "./wallet.ts";

describe("what an order was paid with", () => {
  test.each<[PaidWith, string]>([
    [{ method: "card", cardType: "amex", lastFour: "0005" }, "American Express ending 0005"],
    [{ method: "applePay", cardType: "visa", lastFour: "1111" }, "Apple Pay Visa ending 1111"],
    [{ method: "googlePay", cardType: "mastercard", lastFour: "4444" }, "Google Pay Mastercard ending 4444"],
    [{ method: "paypal", payer: "m…@example.co.nz" }, "PayPal m…@example.co.nz"],
    [{ method: "afterpay" }, "Afterpay"],
  ])("%o is known as %s", (paidWith, label) => expect(paidWithLabel(paidWith)).toBe(label));

  test("every label names the wallet, and the card's brand and last digits where there is a card", () => {
    const card = fc.record({
      method: fc.constantFrom("card", "applePay", "googlePay"),
      cardType: fc.constantFrom(...cardBrands),
      lastFour: fc.stringMatching(/^\d{4}$/),
    });
    fc.assert(
      fc.property(card, (paidWith) => {
        const label = paidWithLabel(paidWith);
        expect(label.endsWith(`${cardBrandNames[paidWith.cardType]} ending ${paidWith.lastFour}`)).toBe(true);
        expect(label.startsWith(isWallet(paidWith.method) ? walletNames[paidWith.method] : label)).toBe(true);
      }),
    );
  });

  test("an address is masked to its first character and its domain", () => {
    expect(maskedEmail("mere@example.co.nz")).toBe("m…@example.co.nz");
    expect(maskedEmail("m@example.co.nz")).toBe("m…@example.co.nz");
    expect(maskedEmail("@example.co.nz")).toBe("…");
    expect(maskedEmail("nobody")).toBe("…");
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.]{2,20}$/), fc.stringMatching(/^[a-z]{1,10}\.nz$/), (name, domain) => {
        const masked = maskedEmail(`${name}@${domain}`);
        expect(masked).toBe(`${name[0]}…@${domain}`);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => maskedEmail(text).includes("…")));
  });
});

test("a wallet is one of three, whatever else an object has by that name", () => {
  for (const wallet of wallets) expect(isWallet(wallet)).toBe(true);
  for (const other of ["card", "", "toString", "__proto__", "ApplePay"]) expect(isWallet(other)).toBe(false);
});

describe("paying in instalments", () => {
  const today: CalendarDate = { year: 2026, month: 11, day: 23 };

  test.each<[CountryCode, number, boolean]>(
    countryCodes.flatMap((country): [CountryCode, number, boolean][] => [
      [country, 0, true],
      [country, 1, true],
      [country, 200_000, true],
      [country, 200_001, false],
      [country, -1, false],
    ]),
  )("PAY-08 CONF-10 in %s an order of %i cents: %s", (country, total, offered) => {
    expect(offersInstalments(total, country)).toBe(offered);
  });

  test("PAY-05 PAY-10 are four parts of whole cents, a cent apart at most, that add up to the amount", () => {
    fc.assert(
      fc.property(fc.nat(200_000), (amount) => {
        const parts = instalmentAmounts(amount);
        expect(parts).toHaveLength(4);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
        expect(parts).toEqual(parts.toSorted((a, b) => b - a));
      }),
    );
  });

  test("PAY-05 are due today and then every two weeks", () => {
    expect(instalmentPlan(33_700, today)).toEqual([
      { amount: 8_425, due: today },
      { amount: 8_425, due: { year: 2026, month: 12, day: 7 } },
      { amount: 8_425, due: { year: 2026, month: 12, day: 21 } },
      { amount: 8_425, due: { year: 2027, month: 1, day: 4 } },
    ]);
    fc.assert(
      fc.property(fc.nat(200_000), fc.integer({ min: 0, max: 3000 }), (amount, days) => {
        const start = addDays(today, days);
        const plan = instalmentPlan(amount, start);
        expect(plan.map(({ due }) => due)).toEqual([0, 14, 28, 42].map((later) => addDays(start, later)));
      }),
    );
  });
});
