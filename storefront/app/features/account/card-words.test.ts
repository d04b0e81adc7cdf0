import { expect, test } from "vitest";
import { cardExpiry, cardName, isExpiredCard } from "./card-words.ts";

test("a saved card is called by its brand and last four digits", () => {
  expect(cardName({ brand: "amex", lastFour: "0005" })).toBe("American Express ending 0005");
  expect(cardName({ brand: "of the future", lastFour: "1234" })).toBe("Card ending 1234");
});

test("an expiry is written as on the card", () => {
  expect(cardExpiry({ expiryMonth: 8, expiryYear: 2028 })).toBe("08/28");
  expect(cardExpiry({ expiryMonth: 12, expiryYear: 2105 })).toBe("12/05");
});

test("a card is good to the end of its month, where the shop is", () => {
  const lastMinuteInAuckland = Date.parse("2026-11-30T10:59:00Z");
  const expired = (month: number, year: number, now: number) =>
    isExpiredCard({ expiryMonth: month, expiryYear: year }, now, "Pacific/Auckland");
  expect(expired(11, 2026, lastMinuteInAuckland)).toBe(false);
  expect(expired(11, 2026, lastMinuteInAuckland + 60_000)).toBe(true);
  expect(expired(12, 2025, lastMinuteInAuckland)).toBe(true);
  expect(expired(1, 2027, lastMinuteInAuckland)).toBe(false);
});
