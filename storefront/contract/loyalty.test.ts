import { expect, test } from "vitest";
import { loyaltyMembership, loyaltyQuotes } from "./loyalty.ts";

test("LOYAL-14 a quote is asked for whole dollars, and has a number, an amount and a member", () => {
  expect([loyaltyQuotes.method, loyaltyQuotes.path]).toEqual(["POST", "/loyalty/quotes"]);
  const asked = { memberId: "1900142", lastName: "Ngata", currencyAmount: 5_000 };
  expect(loyaltyQuotes.body.parse(asked)).toEqual(asked);
  for (const currencyAmount of [0, 50, 150, 100.5, -100])
    expect(loyaltyQuotes.body.safeParse({ ...asked, currencyAmount }).success).toBe(false);
  const quote = { quoteNumber: "q", currencyAmount: 5_000, memberNumber: "1900142", points: 10_000, expires: 2_000_000_000 };
  expect(loyaltyQuotes.response.parse(quote)).toEqual(quote);
  for (const missing of Object.keys(quote))
    expect(loyaltyQuotes.response.safeParse({ ...quote, [missing]: undefined }).success).toBe(false);
});

test("a membership is found by number and surname, or by number alone where the account is linked with it", () => {
  expect(loyaltyMembership.body.parse({ memberId: "1900142" })).toEqual({ memberId: "1900142" });
  expect(loyaltyMembership.body.safeParse({ lastName: "Ngata" }).success).toBe(false);
});
