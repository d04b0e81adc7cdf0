import { expect, test } from "vitest";
import { placeOptions } from "./option-list.ts";

const option = (id: string) => ({ id, label: id });

test("options are numbered through in the order of their groups, and empty groups are left out", () => {
  const placed = placeOptions([
    { id: "products", label: "Products", layout: "pictures", options: [option("1"), option("2")] },
    { id: "brands", label: "Brands", options: [option("1")] },
    { id: "categories", label: "Categories", options: [] },
    { id: "articles", label: "Articles", layout: "rows", options: [option("fit")] },
  ]);
  expect(placed.map(({ label, options }) => [label, options.map(({ key, index }) => `${index} ${key}`)])).toEqual([
    ["Products", ["0 products/1", "1 products/2"]],
    ["Brands", ["2 brands/1"]],
    ["Articles", ["3 articles/fit"]],
  ]);
});
