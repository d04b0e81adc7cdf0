import { expect, test } from "vitest";
import { readPrice, withoutLow } from "./price-words.ts";

/** Which of three prices, in dollars, a text speaks of. */
const among = (text: string) => {
  const spoken = readPrice(text.split(" "), 0);
  return spoken && { length: spoken.length, included: [50, 100, 150].filter(spoken.includes) };
};

test.each([
  ["under 100", 2, [50]],
  ["below 101 dollars", 3, [50, 100]],
  ["less than 100 bucks boots", 4, [50]],
  ["cheaper than 100", 3, [50]],
  ["over 100", 2, [150]],
  ["above 99 nzd", 3, [100, 150]],
  ["more than 100", 3, [150]],
  ["between 50 100 dollars", 4, [50, 100]],
  ["under hundred", 2, [50]],
  ["between fifty hundred", 3, [50, 100]],
  ["50 100", 2, [50, 100]],
  ["up 100 dollars", 3, [50, 100]],
  ["maximum 100", 2, [50, 100]],
  ["around 120", 2, [100]],
  ["about 150", 2, [150]],
  ["sub 100", 2, [50]],
  ["no more than 100", 4, [50, 100]],
  ["not more than 100", 4, [50, 100]],
  ["max 100", 2, [50, 100]],
  ["most 100", 2, [50, 100]],
  ["min 100", 2, [100, 150]],
  ["minimum 101", 2, [150]],
  ["least 100", 2, [100, 150]],
  ["100 less", 2, [50, 100]],
  ["100 dollars less boots", 3, [50, 100]],
  ["100 max", 2, [50, 100]],
  ["100 more", 2, [100, 150]],
  ["$100", 1, [100]],
  ["$99.95 boots", 1, [100]],
  ["100 dollars", 2, [100]],
  ["fifty bucks socks", 2, [50]],
  ["$100+", 1, [100, 150]],
  ["from $100", 2, [100, 150]],
  ["$40 $60", 2, [50]],
  ["up $10", 2, []],
  ["$50 less", 2, [50]],
])("%s is a price", (text, length, included) => {
  expect(among(text)).toEqual({ length, included });
});

test.each([
  "100",
  "under",
  "under armour",
  "more 100",
  "between 50",
  "overpass 100",
  "42 43",
  "100 50",
  "up 9",
  "43 less",
  "50 under 100",
])("%s is none", (text) => {
  expect(among(text)).toBeUndefined();
});

test("that a price is to be low is left unsaid where the price is said", () => {
  expect(withoutLow(["cheap", "sneakers", "under", "120"])).toEqual(["sneakers", "under", "120"]);
  expect(withoutLow(["cheap", "sneakers"])).toEqual(["cheap", "sneakers"]);
});
