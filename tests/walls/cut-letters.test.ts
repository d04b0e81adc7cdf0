import { demoCategory, openingProducts } from "@tread/storefront/catalogue/catalogue.fixture.ts";
import { demoDocuments } from "@tread/storefront/catalogue/opening-documents.ts";
import { countHanging } from "@tread/storefront/domain/catalogue/count-hanging.ts";
import { pagesOf } from "@tread/storefront/merchandising/pages.ts";
import { collectDocuments } from "@tread/storefront/merchandising/shop-documents.ts";
import { surround } from "@tread/storefront/merchandising/surroundings.ts";
import { expect, test } from "vitest";
import { letters } from "../../design-system/fonts/faces.ts";

const now = new Date("2026-11-20T00:00:00Z");

/** Characters of all text below a value that no cut file of a font has. */
const uncut = (value: unknown): string[] => [...new Set(JSON.stringify(value))].filter((letter) => !letters.includes(letter));

// One character besides has every visitor fetch the uncut file, which weighs more than all that a page is set in.
test.each(["nz", "au"] as const)("the home page of %s is written in letters that its fonts are cut to", (country) => {
  const hanging = countHanging(openingProducts(now), country, demoCategory);
  const documents = collectDocuments(demoDocuments(now.getTime() / 1000));
  const home = pagesOf(surround({ country, documents, hanging, products: new Map() })).find(({ path }) => path === "/");
  expect(home?.blocks).not.toHaveLength(0);
  expect(uncut(home)).toEqual([]);
});
