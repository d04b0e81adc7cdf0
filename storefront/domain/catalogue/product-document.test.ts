import { expect, test } from "vitest";
import { hangingAt, isPublished } from "./product-document.ts";

test("what hangs on a reduced product alone is left out at its full price, and the order is the document's", () => {
  const hanging = ["shoes", { id: "sale", when: "reduced" }, "new"] as const;
  expect(hangingAt(hanging, { price: 9_000, original: 12_000, release: null })).toEqual(["shoes", "sale", "new"]);
  expect(hangingAt(hanging, { price: 12_000, original: 12_000, release: null })).toEqual(["shoes", "new"]);
});

test("a product is shown from its first second until its last, and never when it is taken out", () => {
  const shown = (from: number | null, until: number | null) =>
    [99, 100, 199, 200].filter((now) => isPublished({ published: { from, until } }, now));
  expect(shown(100, 200)).toEqual([100, 199]);
  expect(shown(100, null)).toEqual([100, 199, 200]);
  expect(shown(null, 200)).toEqual([99, 100, 199]);
  expect(shown(null, null)).toEqual([99, 100, 199, 200]);
  expect(isPublished({ published: null }, 150)).toBe(false);
});
