import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byEmailLabel } from "./comes-by-email.ts";
import { type SizeChart, sizeSystems } from "./product.ts";
import { chartSystems, denseSizeValue, sizeAfterName, sizeLabel } from "./size-chart.ts";
import { requireSizeChart, sizeChartLoad } from "./size-chart-load.ts";
import { compareSizeCodes } from "./size-order.ts";
import { sizeSystemLabels, sizeWithSystem } from "./size-system.ts";

const dense: Extract<SizeChart, { type: "dense" }> = {
  id: "m",
  type: "dense",
  name: "Men's shoes",
  defaultSizeSystem: "uk",
  rows: [
    { erpVariantLabel: "9", usMen: "9", uk: "8", eu: "42", cm: "27" },
    { erpVariantLabel: "9.5", usMen: "9.5", eu: "42.5", cm: "27.5" },
  ],
};
const sparse: Extract<SizeChart, { type: "sparse" }> = {
  id: "d",
  type: "sparse",
  name: "Denim",
  columns: ["Code", "Brand", "Waist"],
  erpVariantLabelColumn: 0,
  manufacturerColumn: 1,
  translationColumn: 2,
  manufacturerPrefix: "W",
  translationPrefix: "AU ",
  rows: [{ cells: ["28", "28", "10"] }, { cells: ["30", "30", ""] }, { cells: ["32"] }],
};

describe("size labels", () => {
  test("SIZE-05 the systems have these names", () => {
    expect(sizeSystems.map((system) => sizeSystemLabels[system])).toEqual(["US Men", "US Women", "US Kids", "UK", "EU", "cm"]);
  });

  test("SIZE-06 a cm value shows as 'value cm'", () => {
    expect(sizeWithSystem("cm", "27.5")).toBe("27.5 cm");
    expect(sizeLabel(dense, "9", "cm")).toBe("27 cm");
  });

  test("SIZE-07 any other shows as 'label value'", () => {
    expect(sizeWithSystem("usMen", "9")).toBe("US Men 9");
    expect(sizeWithSystem("eu", "42")).toBe("EU 42");
    expect(sizeLabel(dense, "9", "usMen")).toBe("US Men 9");
  });

  test("a dense chart starts from its default system and skips empty ones", () => {
    expect(chartSystems(dense)).toEqual(["uk", "usMen", "eu", "cm"]);
    expect(sizeLabel(dense, "9")).toBe("UK 8");
    expect(denseSizeValue(dense, "9.5", "eu")).toBe("42.5");
    expect(denseSizeValue(dense, "9.5")).toBeNull();
  });

  test("SIZE-04 a sparse chart joins the prefixed manufacturer and translation cells", () => {
    expect(sizeLabel(sparse, "28")).toBe("W28 / AU 10");
    expect(sizeLabel(sparse, "30")).toBe("W30");
    expect(chartSystems(sparse)).toEqual([]);
  });

  test("falls back to the code", () => {
    expect(sizeLabel(null, "M")).toBe("M");
    expect(sizeLabel(dense, "99", "eu")).toBe("99");
    expect(sizeLabel(dense, "9.5")).toBe("9.5");
    expect(sizeLabel(sparse, "32")).toBe("32");
    expect(sizeLabel(sparse, "nope")).toBe("nope");
  });

  test("what has no size of its own says so, by itself and after a name", () => {
    for (const chart of [null, dense, sparse]) expect(sizeLabel(chart, "OS")).toBe("One size");
    expect(sizeAfterName(sizeLabel(null, "OS"))).toBe("one size");
    expect(sizeAfterName(sizeLabel(dense, "9", "usMen"))).toBe("size US Men 9");
    expect(sizeAfterName(byEmailLabel)).toBe("by email");
  });
});

describe("size order", () => {
  const order = ["10C", "10.5C", "13.5C", "1Y", "2Y", "5", "7", "7.5", "8-10", "9", "10", "10.5", "42"].concat([
    "2XS",
    "XS",
    "XS/S",
    "S",
    "S/M",
    "M",
    "L",
    "XL",
    "2XL",
    "3XL",
    "OS",
    "Petite",
    "Wide",
  ]);

  test("reads as a shopper reads it", () => {
    expect(order.toReversed().toSorted(compareSizeCodes)).toEqual(order);
  });

  test("puts one size last among sizes, and a range behind its lower end", () => {
    const sorted = ["One size", "S/M", "12-14", "8-10-12", "8 - 10", "S", "os", "8", "12"].toSorted(compareSizeCodes);
    expect(sorted).toEqual(["8", "8 - 10", "12", "12-14", "S", "S/M", "One size", "os", "8-10-12"]);
  });

  test("puts XXL where 2XL is", () => {
    expect(["3XL", "XXL", "XL", "XXS", "XS"].toSorted(compareSizeCodes)).toEqual(["XXS", "XS", "XL", "XXL", "3XL"]);
  });

  test("is a total order, so any shuffle sorts alike", () => {
    const code = fc.oneof(fc.constantFrom(...order), fc.string({ maxLength: 6 }), fc.stringMatching(/^\d{1,2}(\.5)?[CKY]?$/));
    fc.assert(
      fc.property(
        fc
          .uniqueArray(code, { maxLength: 12 })
          .chain((codes) => fc.tuple(fc.constant(codes), fc.shuffledSubarray(codes, { minLength: codes.length }))),
        ([codes, shuffled]) => {
          expect(shuffled.toSorted(compareSizeCodes)).toEqual(codes.toSorted(compareSizeCodes));
        },
      ),
    );
    fc.assert(
      fc.property(code, code, (a, b) => {
        expect(Math.sign(compareSizeCodes(a, b)) + Math.sign(compareSizeCodes(b, a))).toBe(0);
        expect(compareSizeCodes(a, b) === 0).toBe(a === b);
      }),
    );
  });
});

test("SIZE-08 a load by id ends as SUCCESS with the chart, REDIRECT with its target, NOT_FOUND or ERROR", () => {
  expect(sizeChartLoad({ data: dense })).toEqual({ status: "SUCCESS", entity: dense });
  expect(sizeChartLoad({ data: { redirectTarget: { id: "m" } } })).toEqual({ status: "REDIRECT", target: "m" });
  expect(sizeChartLoad({ error: { status: 404 } })).toEqual({ status: "NOT_FOUND" });
  for (const status of [0, 410, 500, 503]) expect(sizeChartLoad({ error: { status } })).toEqual({ status: "ERROR" });
});

test("ERRCAT-09 using a size chart before it is loaded is a mistake of the caller", () => {
  const chart = { id: "socks", type: "sparse" } as SizeChart;
  expect(requireSizeChart(chart)).toBe(chart);
  expect(() => requireSizeChart(null)).toThrow("Size chart not loaded");
});
