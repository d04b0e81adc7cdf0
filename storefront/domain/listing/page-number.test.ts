import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test("a page is a page, all else is the first", () => {
  expect(["1", "2", "48", "10000"].map(pageNumber)).toEqual([1, 2, 48, 10_000]);
  for (const none of ["10001", "99999", "1e9", "1000000000", "-1", "0", "02", "1.5", " 2", "two", "", null])
    expect([none, pageNumber(none)]).toEqual([none, 1]);
});
