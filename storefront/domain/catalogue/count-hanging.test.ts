import { expect, test } from "vitest";
import { countHanging } from "./count-hanging.ts";
import { shoe } from "./product-document.fixture.ts";

const bag = shoe({ id: "BAG1", sizeGroup: "accessories", categories: ["bags"] });
const offers = shoe().countries;

test("products are counted where they hang in a country at its prices", () => {
  const documents = [shoe(), bag, shoe({ id: "2", brand: { id: "tama", name: "Tama" } })];
  const nz = countHanging(documents, "nz");
  expect(["sneakers", "bags", "sale", "nowhere"].map(nz.inCategory)).toEqual([2, 1, 0, 0]);
  expect(countHanging(documents, "au").inCategory("sale")).toBe(2);
  expect(["osker", "tama", "nobody"].map(nz.ofBrand)).toEqual([2, 1, 0]);
});

test("a brand has a group as soon as one of its products is of it", () => {
  const { brandHas } = countHanging([shoe(), bag], "nz");
  expect(brandHas("osker", "shoes")).toBe(true);
  expect(brandHas("osker", "accessories")).toBe(true);
  expect(brandHas("osker", "clothing")).toBe(false);
  expect(brandHas("nobody", "shoes")).toBe(false);
});

test("what is discontinued, or not sold in the country, hangs nowhere", () => {
  const documents = [shoe({ state: "discontinued" }), shoe({ countries: { au: offers.au! } })];
  const { inCategory, ofBrand, brandHas } = countHanging(documents, "nz");
  expect([inCategory("sneakers"), ofBrand("osker"), brandHas("osker", "shoes")]).toEqual([0, 0, false]);
});
