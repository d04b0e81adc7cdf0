import { expect, test } from "vitest";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { demoCatalogue } from "../catalogue/demo-catalogue.fixture.ts";
import { pathsOf } from "./page-paths.ts";

test("every page of blocks and every listing but that of everything is among a country's pages, once", () => {
  const catalogue = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  for (const country of countryCodes) {
    const { pages, listings } = catalogue.content();
    const paths = pathsOf(catalogue)(country).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const listed = listings(country).filter(({ type }) => type !== "All");
    expect(listed.map(({ type }) => type)).toContain("BrandCategory");
    expect(paths).toEqual(expect.arrayContaining([...pages(country), ...listed].map(({ path }) => path)));
  }
});

test("a brand of which nothing is sold in a country is told to nobody there", () => {
  const catalogue = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const content = catalogue.content();
  const [brand] = catalogue.shopDocuments().all("brand");
  const linkIndexes = (country: CountryCode) =>
    content.linkIndexes(country).filter(({ path }) => country === "nz" || path !== "/brands");
  const paths = pathsOf({ ...catalogue, content: () => ({ ...content, linkIndexes }) });
  const isThere = (country: CountryCode) => paths(country).some(({ path }) => path === brand?.path);
  expect([isThere("nz"), isThere("au")]).toEqual([true, false]);
});

test("a category in which nothing hangs in a country has no page there", () => {
  const catalogue = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const content = catalogue.content();
  const [category] = catalogue.shopDocuments().all("category");
  const listings = (country: CountryCode) =>
    content.listings(country).filter(({ path }) => country === "nz" || path !== category?.path);
  const paths = pathsOf({ ...catalogue, content: () => ({ ...content, listings }) });
  const isThere = (country: CountryCode) => [...paths(country)].some(({ path }) => path === category?.path);
  expect([isThere("nz"), isThere("au")]).toEqual([true, false]);
});
