import { describe, expect, test } from "vitest";
import { FilterError, parseFacetFilters, parseNumericFilters } from "./filters.ts";

const clause = (attribute: string, value: string, negated = false) => ({ attribute, value, negated });

describe("facet filters", () => {
  test("nested arrays are AND outside and OR inside", () => {
    expect(parseFacetFilters(["isNew:true", ["brand.name:Osker", "brand.name:-Volt"]])).toEqual([
      [clause("isNew", "true")],
      [clause("brand.name", "Osker"), clause("brand.name", "Volt", true)],
    ]);
  });

  test("the text form says the same", () => {
    expect(parseFacetFilters("isNew:true,(brand.name:Osker,brand.name:-Volt)")).toEqual(
      parseFacetFilters(["isNew:true", ["brand.name:Osker", "brand.name:-Volt"]]),
    );
  });

  test("a value keeps its colons, and a leading dash when it is escaped", () => {
    expect(parseFacetFilters(["feature:a:b", "feature:\\-20 degrees"])).toEqual([
      [clause("feature", "a:b")],
      [clause("feature", "-20 degrees")],
    ]);
  });

  test("an empty group restricts nothing; a filter without an attribute is an error", () => {
    expect(parseFacetFilters([[]])).toEqual([]);
    expect(() => parseFacetFilters([":x"])).toThrow(FilterError);
    expect(() => parseFacetFilters(["nonsense"])).toThrow(FilterError);
  });
});

describe("numeric filters", () => {
  const matching = (filter: string): number[] => {
    const only = parseNumericFilters(filter)[0]![0]!;
    return [99, 100, 150, 200, 201].filter((value) => only.test(value));
  };

  test.each([
    ["price>=150", [150, 200, 201]],
    ["price > 150", [200, 201]],
    ["price<=100", [99, 100]],
    ["price<100", [99]],
    ["price=150", [150]],
    ["price:150", [150]],
    ["price!=150", [99, 100, 200, 201]],
    ["price:100 TO 200", [100, 150, 200]],
    ["price: 100 to 200", [100, 150, 200]],
  ])("%s", (filter, expected) => {
    expect(matching(filter)).toEqual(expected);
  });

  test.each(["price", "price>=", "price>=ten", "price><3", ">=3", "price:1 TO", "price>=1e9", "price>=0x10"])(
    "%s is refused",
    (filter) => {
      expect(() => parseNumericFilters([filter])).toThrow(FilterError);
    },
  );
});
