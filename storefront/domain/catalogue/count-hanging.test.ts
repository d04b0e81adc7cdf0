import { expect, test } from "vitest";
import { countHanging } from "./count-hanging.ts";
import { shoe } from "./product-document.fixture.ts";

const bag = shoe({ id: "BAG1", sizeGroup: "accessories", categories: ["bags"] });
const offers = shoe().countries;
const noneAbove = () => undefined;

test("products are counted where they hang in a country at its prices", () => {
  const documents = [shoe(), bag, shoe({ id: "2", brand: { id: "tama", name: "Tama" } })];
  const nz = countHanging(documents, "nz", noneAbove);
  expect(["sneakers", "bags", "sale", "nowhere"].map(nz.inCategory)).toEqual([2, 1, 0, 0]);
  expect(countHanging(documents, "au", noneAbove).inCategory("sale")).toBe(2);
  expect(["osker", "tama", "nobody"].map(nz.ofBrand)).toEqual([2, 1, 0]);
});

test("what hangs in a category hangs in all above it, once and at the same prices", () => {
  const line = ["garden", "tools"].map((id) => ({ id, name: id, path: `/categories/${id}` }));
  const above = (id: string) => ({ ancestors: id === "spades" ? line : id === "sale" ? line.slice(0, 1) : [] });
  const spade = shoe({ categories: ["spades", "tools"] });
  const reduced = { nz: { price: 90, original: 120, release: null }, au: { price: 120, original: 120, release: null } };
  const bargain = shoe({ id: "2", categories: [{ id: "sale", when: "reduced" }], countries: reduced });
  const countsIn = (country: "nz" | "au") =>
    ["spades", "tools", "garden", "sale"].map(countHanging([spade, bargain], country, above).inCategory);
  expect(countsIn("nz")).toEqual([1, 1, 2, 1]);
  expect(countsIn("au")).toEqual([1, 1, 1, 0]);
});

test("a brand has a group as soon as one of its products is of it", () => {
  const { brandHas } = countHanging([shoe(), bag], "nz", noneAbove);
  expect(brandHas("osker", "shoes")).toBe(true);
  expect(brandHas("osker", "accessories")).toBe(true);
  expect(brandHas("osker", "clothing")).toBe(false);
  expect(brandHas("nobody", "shoes")).toBe(false);
});

test("what is discontinued, or not sold in the country, hangs nowhere", () => {
  const documents = [shoe({ state: "discontinued" }), shoe({ countries: { au: offers.au! } })];
  const { inCategory, ofBrand, brandHas } = countHanging(documents, "nz", noneAbove);
  expect([inCategory("sneakers"), ofBrand("osker"), brandHas("osker", "shoes")]).toEqual([0, 0, false]);
});
