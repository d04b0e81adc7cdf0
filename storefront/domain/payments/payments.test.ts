import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardBrandNames, cardBrands } from "../fields/card-brand.ts";
import { maskedEmail, type PaidWith, paidWithLabel } from "./paid-with.ts";
import { isWallet, walletNames, wallets } from "./wallet.ts";

describe("what an order was paid with", () => {
  test.each<[PaidWith, string]>([
    [{ method: "card", cardType: "amex", lastFour: "0005" }, "American Express ending 0005"],
    [{ method: "applePay", cardType: "visa", lastFour: "1111" }, "Apple Pay Visa ending 1111"],
    [{ method: "googlePay", cardType: "mastercard", lastFour: "4444" }, "Google Pay Mastercard ending 4444"],
    [{ method: "paypal", payer: "m…@example.co.nz" }, "PayPal m…@example.co.nz"],
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
    expect(maskedEmail("@example.co.nz")).toBe("…");
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
