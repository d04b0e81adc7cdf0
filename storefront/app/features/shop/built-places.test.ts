import { expect, test } from "vitest";
import { isBuilt } from "./built-places.ts";

test("places that are not built yet are known by their path, with or without what follows it", () => {
  const paths = ["/account/qantas", "/account/qantas?from=cart", "/articles/qantas", "/qantas"];
  expect(paths.filter((path) => isBuilt({ path }))).toEqual([]);
});

test("whatever else a link leads to is there", () => {
  const paths = [
    "/",
    "/account",
    "/account/signin?redirect=/cart",
    "/brands",
    "/articles/delivery",
    "/stores/ponsonby",
    "/accounts",
    "/articles/qantas-lounge-loafers",
    "/categories/stores",
  ];
  expect(paths.filter((path) => !isBuilt({ path }))).toEqual([]);
  expect(isBuilt({})).toBe(true);
});
