import { expect, test } from "vitest";
import { shopDocument } from "#contract/shop-documents.ts";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import { countryCodes } from "#domain/country/country.ts";
import { checkDocuments } from "#merchandising/check-documents.ts";
import { contentOf } from "#merchandising/shop-content.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import { surround } from "#merchandising/surroundings.ts";
import { bareOpening } from "./bare-opening.ts";

test("a bare shop is whole: its documents are well formed, name only each other, and make a front page and a listing", () => {
  const { products, documents } = bareOpening;
  expect(documents.map((document) => shopDocument.parse(document))).toEqual(documents);
  const shop = collectDocuments(documents);
  expect(checkDocuments(shop, documents, () => false)).toEqual([]);
  const content = contentOf(shop, (country) => {
    const hanging = countHanging(products, country);
    return surround({ country, documents: shop, hanging, products: new Map() });
  });
  for (const country of countryCodes) {
    expect(content.pages(country).map(({ path }) => path)).toEqual(["/"]);
    expect(content.listings(country).map(({ path, facets }) => [path, facets.length])).toEqual([
      ["/products", 4],
      ["/search", 4],
    ]);
  }
});
