import { expect, test } from "vitest";
import { boughtWords } from "./return-words.ts";

test("of two items alike the one that an offer gave for nothing is known by that", () => {
  expect(boughtWords({ quantity: 1, paid: 2_800, left: 1 })).toBe("1 bought");
  expect(boughtWords({ quantity: 1, paid: 0, left: 1 })).toBe("1 bought, free");
  expect(boughtWords({ quantity: 3, paid: 8_400, left: 1 })).toBe("3 bought, 1 still with you");
  expect(boughtWords({ quantity: 3, paid: 8_400, left: 0 })).toBe("3 bought");
});
