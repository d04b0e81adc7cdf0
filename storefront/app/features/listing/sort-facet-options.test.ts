import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sortFacetOptions } from "./sort-facet-options.ts";

describe("the order of a facet's options", () => {
  test("LIST-20 is by letter, by size, or the most found first and then by letter", () => {
    expect(sortFacetOptions("alpha", { Wide: 9, Narrow: 1, Regular: 5 })).toEqual(["Narrow", "Regular", "Wide"]);
    expect(sortFacetOptions("size", { "10": 1, "9.5": 2, "9": 8, "11": 4 })).toEqual(["9", "9.5", "10", "11"]);
    expect(sortFacetOptions("size", { L: 1, XS: 2, M: 8, XXL: 4, S: 3 })).toEqual(["XS", "S", "M", "L", "XXL"]);
    expect(sortFacetOptions("count", { Osker: 2, Norvane: 7, Lune: 2 })).toEqual(["Norvane", "Lune", "Osker"]);
  });

  test("loses no option and makes none up", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("alpha", "size", "count" as const),
        fc.dictionary(fc.string({ maxLength: 6 }), fc.nat(99)),
        (sort, counts) => {
          expect(sortFacetOptions(sort as "alpha", counts).toSorted()).toEqual(Object.keys(counts).toSorted());
        },
      ),
    );
  });
});
