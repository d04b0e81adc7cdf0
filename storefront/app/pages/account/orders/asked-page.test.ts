import { expect, test } from "vitest";
import { askedPage } from "./asked-page.ts";

test.each([
  ["", 1],
  ["page=2", 2],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=2.5", 1],
  ["page=nonsense", 1],
  ["page=10001", 10_000],
  ["page=1e9", 10_000],
])("?%s asks for page %i of the orders, so that one beyond the end is never taken for the newest", (search, page) => {
  expect(askedPage(new URLSearchParams(search))).toBe(page);
});
