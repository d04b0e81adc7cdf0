import { expect, test } from "vitest";
import { facetsOfSearch } from "./search-sizes.ts";

const facets = [
  { attribute: "sizes.footwear", label: "Shoe size, US Men" },
  { attribute: "brand.name", label: "Brand" },
];

test.each([
  ["women’s boots", "sizes.footwearWomen", "Shoe size, US Women"],
  ["Boots for HER", "sizes.footwearWomen", "Shoe size, US Women"],
  ["kids shoes", "sizes.footwearKids", "Shoe size, US Kids"],
  ["mens boots", "sizes.footwear", "Shoe size, US Men"],
  ["boots", "sizes.footwear", "Shoe size, US Men"],
])("beside what is found for %s sizes are those of whom it is for", (text, attribute, label) => {
  expect(facetsOfSearch(facets, text)).toEqual([{ attribute, label }, facets[1]]);
});
