import { expect, test } from "vitest";
import { wholeSearch } from "./whole-search.ts";

test("a search is the same in other letters, spaces and marks that only part its words", () => {
  for (const text of ["return's  policy", "Returns-Policy?", " RETURNS POLICY ", "returns, policy"])
    expect(wholeSearch(text)).toBe("returns policy");
  expect(wholeSearch("Tāmaki store")).toBe("tamaki store");
});

test("a search is another where a sign is part of its name", () => {
  expect(wholeSearch("C++")).not.toBe(wholeSearch("c"));
  expect(wholeSearch("#1")).not.toBe(wholeSearch("1"));
});

test("a search of signs alone is what they are, and only an empty one is empty", () => {
  expect(wholeSearch("??")).toBe("??");
  expect(wholeSearch("🙂")).toBe("🙂");
  expect(wholeSearch("  ")).toBe("");
});
