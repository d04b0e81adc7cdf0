import { expect, test } from "vitest";
import { storeSearches } from "./store-searches.ts";

const store = (name: string, locality: string, region: string) => ({
  name,
  path: `/stores/${name.toLowerCase().replaceAll(" ", "-")}`,
  address: { locality, region },
});
const searches = storeSearches([
  store("Ponsonby", "Ponsonby", "Auckland"),
  store("Newmarket", "Newmarket", "Auckland"),
  store("Adelaide Street", "Brisbane City", "QLD"),
]);

test("a search for a store by its name or suburb leads to that store", () => {
  expect(searches["ponsonby store"]).toBe("/stores/ponsonby");
  expect(searches["store in newmarket"]).toBe("/stores/newmarket");
  expect(searches["brisbane opening hours"]).toBe("/stores/adelaide-street");
  expect(searches["brisbane city shops"]).toBe("/stores/adelaide-street");
});

test("a search for a store where there are several leads to the nearest ones", () => {
  expect(searches["auckland store"]).toBe("/stores?near=auckland");
  expect(searches["stores auckland"]).toBe("/stores?near=auckland");
});

test("a place alone is not taken for a search for a store", () => {
  expect(Object.keys(searches)).not.toContain("auckland");
  expect(storeSearches([])).toEqual({});
});
