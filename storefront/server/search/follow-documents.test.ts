import { expect, test } from "vitest";
import type { CountryCode } from "#domain/country/country.ts";
import { demoCatalogue } from "../catalogue/demo-catalogue.fixture.ts";
import { followDocuments } from "./follow-documents.ts";

test("a category is found by its name as long as anything hangs in it, whatever brings that about", () => {
  const catalogue = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const content = catalogue.content();
  const [category] = catalogue.shopDocuments().all("category");
  let isEmpty = false;
  let change = () => {};
  const told: unknown[] = [];
  const update = async (index: string, records: readonly { objectID: string }[], gone: readonly string[]) => {
    told.push([index, records.some(({ objectID }) => objectID === category?.id), gone]);
  };
  const listings = (country: CountryCode) =>
    content.listings(country).filter(({ path }) => !isEmpty || country === "nz" || path !== category?.path);
  const followed = {
    ...catalogue,
    content: () => ({ ...content, listings }),
    onChange: (listener: (country: CountryCode, change: { changed: []; removed: [] }) => void) => {
      change = () => listener("au", { changed: [], removed: [] });
      return () => undefined;
    },
  };
  followDocuments({ update }, followed, (error) => expect(error).toBeUndefined());
  change();
  expect(told).toEqual([]);
  isEmpty = true;
  change();
  const ofCategories = () => told.filter((one) => Array.isArray(one) && one[0] === "tt_au_categories");
  expect(ofCategories()).toEqual([["tt_au_categories", false, [category?.id]]]);
  isEmpty = false;
  change();
  expect(ofCategories().at(-1)).toEqual(["tt_au_categories", true, []]);
});
