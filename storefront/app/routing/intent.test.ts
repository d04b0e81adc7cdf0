import { expect, test } from "vitest";
import { mayPrefetch } from "./may-prefetch.ts";

test("nothing is fetched ahead on data-saver or 2G connections", () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: "4g" })).toBe(true);
  expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(mayPrefetch({ effectiveType: "2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "slow-2g" })).toBe(false);
});
