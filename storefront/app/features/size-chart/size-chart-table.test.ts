import { describe, expect, test } from "vitest";
import type { SizeChart } from "#domain/product/product.ts";
import { sizeChartRow, sizeChartTable } from "./size-chart-table.ts";

const dense: SizeChart = {
  id: "footwear",
  type: "dense",
  name: "Footwear",
  defaultSizeSystem: "uk",
  rows: [
    { erpVariantLabel: "UK8", usMen: "9", uk: "8", cm: "27" },
    { erpVariantLabel: "UK9", usMen: "10", uk: "9" },
  ],
};

const sparse: SizeChart = {
  id: "clothing",
  type: "sparse",
  name: "Clothing",
  columns: ["AU / NZ", "Size", "Chest"],
  erpVariantLabelColumn: 1,
  manufacturerColumn: 1,
  translationColumn: 0,
  manufacturerPrefix: "",
  translationPrefix: "AU/NZ ",
  rows: [{ cells: ["8", "XS", "86 cm"] }, { cells: ["10", "S", "91 cm"] }],
};

describe("a chart as a table", () => {
  test("dense: the default system first, rows by variant code, only systems it has values for", () => {
    expect(sizeChartTable(dense)).toEqual({
      type: "dense",
      systems: [
        { id: "uk", label: "UK" },
        { id: "usMen", label: "US Men" },
        { id: "cm", label: "cm" },
      ],
      defaultSystem: "uk",
      rows: [
        { id: "UK8", values: { usMen: "9", uk: "8", cm: "27" } },
        { id: "UK9", values: { usMen: "10", uk: "9" } },
      ],
    });
  });

  test("sparse: its own columns, rows by the cell that is the variant's code", () => {
    expect(sizeChartTable(sparse)).toEqual({
      type: "sparse",
      columns: ["AU / NZ", "Size", "Chest"],
      rows: [
        { id: "XS", cells: ["8", "XS", "86 cm"] },
        { id: "S", cells: ["10", "S", "91 cm"] },
      ],
    });
  });

  test("the row of a size is found by what its button says", () => {
    expect(sizeChartRow(dense, "9")).toBe("UK9");
    expect(sizeChartRow(dense, "9", "usMen")).toBe("UK8");
    expect(sizeChartRow(dense, "12")).toBeUndefined();
    expect(sizeChartRow(sparse, "S / AU/NZ 10")).toBe("S");
  });
});
