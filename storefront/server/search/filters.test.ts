import { describe, expect, test } from "vitest";
import { parseFilterExpression } from "./filter-expression.ts";
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
    expect(parseFacetFilters(["feature:-\\-20 degrees"])).toEqual([[clause("feature", "-20 degrees", true)]]);
  });

  test("parentheses in a value belong to it, also in the text form", () => {
    expect(parseFacetFilters("feature:Shell (2.5 layers),(fit:Slim (men),fit:Wide)")).toEqual([
      [clause("feature", "Shell (2.5 layers)")],
      [clause("fit", "Slim (men)"), clause("fit", "Wide")],
    ]);
  });

  test.each(["(a:b", "a:b)", "((a:b)", "(a:b)c:d"])("%s has parentheses that do not fit and is refused", (text) => {
    expect(() => parseFacetFilters(text)).toThrow(FilterError);
  });

  test("the text form may be JSON", () => {
    expect(parseFacetFilters('["isNew:true",["fit:Slim","fit:Wide"]]')).toEqual([
      [clause("isNew", "true")],
      [clause("fit", "Slim"), clause("fit", "Wide")],
    ]);
    for (const text of ["[", "[1]", '[[["a:b"]]]']) expect(() => parseFacetFilters(text)).toThrow(FilterError);
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

/** Milliseconds that a parser takes for a text, refused or not. */
function timeOf(parse: (text: string) => unknown, text: string): number {
  const start = performance.now();
  try {
    parse(text);
  } catch (error) {
    expect(error).toBeInstanceOf(FilterError);
  }
  return performance.now() - start;
}

test.each([
  ["spaces", "a".concat(" ".repeat(100_000), "x")],
  ["spaces after an operator", `price:${" ".repeat(100_000)}x`],
  ["spaces before TO", `price:1${" ".repeat(100_000)}TO${" ".repeat(100_000)}x`],
  ["digits", `price:${"1".repeat(100_000)}x`],
  ["opening parentheses", "(".repeat(100_000)],
  ["quotes", `a:"${'\\"'.repeat(50_000)}`],
  ["joined words", "a OR ".repeat(20_000)],
])("a hundred thousand characters of %s are read in no time", (_, text) => {
  for (const parse of [parseFacetFilters, parseNumericFilters, parseFilterExpression]) {
    expect(timeOf(parse, text)).toBeLessThan(3_000);
  }
});

describe("filters", () => {
  const fit = (value: string, negated = false) => clause("fit", value, negated);

  test.each<[string, unknown]>([
    ["", []],
    ["fit:Slim", [[fit("Slim")]]],
    ["fit:Slim AND fit:Wide", [[fit("Slim")], [fit("Wide")]]],
    ["fit:Slim OR fit:Wide", [[fit("Slim"), fit("Wide")]]],
    ["fit:A AND (fit:B OR NOT fit:C)", [[fit("A")], [fit("B"), fit("C", true)]]],
    ["((fit:A AND fit:B))", [[fit("A")], [fit("B")]]],
    ['fit:"Two words" OR fit:\'say "so"\'', [[fit("Two words"), fit('say "so"')]]],
    ['fit:"a \\"b\\""', [[fit('a "b"')]]],
    ['"a b" : AND', [[clause("a b", "AND")]]],
    ["fit:a:b OR fit:-x", [[fit("a:b"), fit("-x")]]],
    ["new", [[clause("_tags", "new")]]],
    ['fit:Slim<score=2> OR (fit:"Very wide"<score=10> OR fit:a<b)', [[fit("Slim"), fit("Very wide"), fit("a<b")]]],
  ])("%s", (text, expected) => {
    expect(parseFilterExpression(text)).toEqual(expected);
  });

  test.each([
    ["price > 100", [150, 200, 201]],
    ["price>=150", [150, 200, 201]],
    ["price != 150", [99, 100, 200, 201]],
    ["price:100 TO 200", [100, 150, 200]],
    ["NOT price:100 TO 200", [99, 201]],
    ["price > -1.5", [99, 100, 150, 200, 201]],
  ])("%s", (text, expected) => {
    const only = parseFilterExpression(text)[0]![0] as { test(value: number): boolean };
    expect([99, 100, 150, 200, 201].filter((value) => only.test(value))).toEqual(expected);
  });

  test.each([
    "AND",
    "fit:A<score=two>",
    "<score=2>",
    "fit:",
    "fit:A AND",
    "fit:A fit:B",
    "fit:A OR (fit:B AND fit:C)",
    "fit:A AND fit:B OR fit:C",
    "NOT (fit:A OR fit:B)",
    "(fit:A",
    "fit:A)",
    'fit:"A',
    "price > ten",
    "price:1 TO",
    "price => 1",
    `${"(".repeat(9)}fit:A${")".repeat(9)}`,
  ])("%s is refused", (text) => {
    expect(() => parseFilterExpression(text)).toThrow(FilterError);
  });
});
