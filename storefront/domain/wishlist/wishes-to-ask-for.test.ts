import { expect, test } from "vitest";
import { wishesToAskFor } from "./wishes-to-ask-for.ts";

test("a wishlist whose newest 300 are gone is asked about in a few questions, and one without gaps in a single one", () => {
  const questions = (newestGone: number) => {
    let [asked, count] = [wishesToAskFor(4, 0), 1];
    for (;;) {
      const next = wishesToAskFor(4, Math.min(asked, newestGone));
      if (next <= asked) return count;
      [asked, count] = [next, count + 1];
    }
  };
  expect(questions(300)).toBeLessThan(10);
  expect(questions(1)).toBe(2);
  expect(questions(0)).toBe(1);
});
