import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isKeptId, keep, keptId } from "./kept-by-id.ts";
import { personalisationId, personalise } from "./personalisation.ts";

describe("what is kept by id", () => {
  test("CONF-36 ids have six signs, the same for the same text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(keptId(text)).toHaveLength(6);
        expect(isKeptId(keptId(text))).toBe(true);
        expect(keptId(text)).toBe(keptId(text));
      }),
    );
    expect(["", "osker", "tt_nz_products"].map(keptId)).toEqual(["jtntfp", "mr5mjn", "v5mzx7"]);
    expect(["abc12", "abc1234", "1abcde", "ABCDEF", "abc-12"].map(isKeptId)).toEqual([false, false, false, false, false]);
  });

  test("CONF-36 sixty-four are kept, and the least recently used goes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 300, size: "max" }), (uses) => {
        let byId: Record<string, number> = {};
        for (const use of uses) byId = keep(byId, keptId(String(use)), use);
        const latest = [...new Set(uses.toReversed())].slice(0, 64);
        expect(Object.values(byId).toReversed()).toEqual(latest);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a personalisation", () => {
  test("is the same whatever order its preferences come in", () => {
    const id = personalisationId({ preferences: { "brand.name": ["Osker"], colourName: ["Kelp"] } });
    expect(personalisationId({ preferences: { colourName: ["Kelp"], "brand.name": ["Osker"] } })).toBe(id);
    expect(personalisationId({ preferences: { colourName: ["Chalk"] } })).not.toBe(id);
  });

  test("passes over a record that lacks what it is about", () => {
    const records = [{ name: "bare" }, { name: "full", brand: { name: "A" } }];
    expect(personalise<object>(records, { preferences: { "brand.name": ["A"] } })).toEqual(records.toReversed());
  });

  test("brings what meets more of it to the front, and neither adds nor takes", () => {
    const record = fc.record({ brand: fc.record({ name: fc.constantFrom("A", "B") }), colourName: fc.constantFrom("x", "y") });
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const met = (each: (typeof records)[number]) => Number(each.brand.name === "A") + Number(each.colourName === "x");
        const ordered = personalise(records, { preferences: { "brand.name": ["A"], colourName: ["x"] } });
        expect(ordered).toEqual([2, 1, 0].flatMap((count) => records.filter((each) => met(each) === count)));
      }),
    );
  });
});
