import { expect, test } from "vitest";
import { mayPrefetch } from "./prefetching.ts";

test("nothing is fetched ahead on data-saver or 2G connections", () => {
  expect(mayPrefetch({ saveData: true, effectiveType: "4g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "slow-2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "3g" })).toBe(true);
  expect(mayPrefetch({ saveData: false, effectiveType: "4g" })).toBe(true);
  expect(mayPrefetch(undefined)).toBe(true);
});
