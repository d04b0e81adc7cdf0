import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shopDocument } from "#contract/shop-documents.ts";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import { countryCodes } from "#domain/country/country.ts";
import { checkDocuments } from "#merchandising/check-documents.ts";
import { linksOf } from "#merchandising/dead-links.ts";
import { contentOf } from "#merchandising/shop-content.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import { surround } from "#merchandising/surroundings.ts";
import { bareOpening } from "./bare-opening.ts";

/** Every article whose path stands in the code of pages. */
const app = join(import.meta.dirname, "../../app");
const namedInApp = [
  ...new Set(
    globSync("**/*.tsx", { cwd: app, exclude: (name) => name.endsWith(".test.tsx") }).flatMap((file) =>
      [...readFileSync(join(app, file), "utf8").matchAll(/"(\/articles\/[a-z0-9-]+)"/g)].flatMap(([, path]) => path ?? []),
    ),
  ),
].sort();

test("a bare shop is whole: its documents are well formed, name only each other, and make all that its pages lead to", () => {
  const { products, documents } = bareOpening;
  expect(documents.map((document) => shopDocument.parse(document))).toEqual(documents);
  const shop = collectDocuments(documents);
  expect(checkDocuments(shop, documents, () => false)).toEqual([]);
  const content = contentOf(shop, (country) => {
    const hanging = countHanging(products, country, () => undefined);
    return surround({ country, documents: shop, hanging, products: new Map() });
  });
  for (const country of countryCodes) {
    expect(
      content
        .pages(country)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(["/", ...namedInApp]);
    expect(JSON.stringify(documents)).not.toContain("/media/");
    expect(content.frame(country)).toMatchObject({ hasStores: false, collects: false, social: [], posters: [] });
    expect(content.listings(country).map(({ path, facets }) => [path, facets.length])).toEqual([
      ["/products", 4],
      ["/search", 4],
    ]);
  }
});

test("the front page of a bare shop leads to everything, which no navigation does yet", () => {
  const home = bareOpening.documents.find(({ kind }) => kind === "page");
  expect(home && linksOf(home).map(({ path }) => path)).toEqual(["/products"]);
});

test("the category that the README begins a bare shop with can be imported into it", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
  const lines = [...(/```json\n([^`]+)```/.exec(readme)?.[1]?.trim().split("\n") ?? [])];
  const documents = lines.map((line) => shopDocument.parse(JSON.parse(line)));
  expect(documents.map(({ kind }) => kind)).toEqual(["category", "navigation"]);
  const all = [...bareOpening.documents, ...documents];
  expect(checkDocuments(collectDocuments(all), all, () => false)).toEqual([]);
});
