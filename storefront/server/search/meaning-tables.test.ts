import { expect, test } from "vitest";
import { demoCatalogue } from "../catalogue/demo-catalogue.fixture.ts";
import { createCatalogueIndexes } from "./catalogue-indexes.ts";
import { meaningTables } from "./meaning-tables.ts";

test("all indexes of a shop share one copy of what words mean", () => {
  const products = demoCatalogue(new Date("2026-11-20T00:00:00Z"));
  const tables = createCatalogueIndexes(products, products).map(meaningTables);
  expect(tables.length).toBeGreaterThan(4);
  expect(new Set(tables)).toHaveLength(1);
});

test("indexes whose words are others have other tables", () => {
  const synonyms = [["togs", "swimwear"]];
  const first = meaningTables({ synonyms });
  expect(first.synonyms.get("togs")).toContainEqual(["swimwear"]);
  const second = meaningTables({ synonyms, meanings: { pool: ["togs"] }, unsold: { canoe: ["togs"] } });
  expect(first.meaningWords.has("pool")).toBe(false);
  expect(second.meaningWords.has("pool")).toBe(true);
  expect(second.unsoldNames.has("canoe")).toBe(true);
});
