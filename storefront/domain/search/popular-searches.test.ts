import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countedSearch, popularSearches, withRecentSearch } from "./popular-searches.ts";

const options = { floor: 5, most: 4 };
const counts = fc.array(fc.record({ query: fc.stringMatching(/^[a-c ]{1,5}$/), visitors: fc.nat(20) }), { maxLength: 30 });

describe("popular searches", () => {
  test("are what many look for, and never what few do", () => {
    const looked = [
      { query: "court low", visitors: 9 },
      { query: "socks", visitors: 12 },
      { query: "court", visitors: 7 },
      { query: "my ex", visitors: 4 },
    ];
    expect(popularSearches(looked, options)).toEqual(["socks", "court low"]);
  });

  test("that are looked for equally often come longest first, then by letter", () => {
    const equal = ["tee", "boots", "belts"].map((query) => ({ query, visitors: options.floor }));
    for (const all of [equal, equal.toReversed()]) expect(popularSearches(all, options)).toEqual(["belts", "boots", "tee"]);
  });

  test("reach the floor, come in order, are few, and none is the beginning of another", () => {
    fc.assert(
      fc.property(counts, (all) => {
        const popular = popularSearches(all, options);
        expect(popular.length).toBeLessThanOrEqual(options.most);
        const best = (query: string) => Math.max(...all.filter((one) => one.query === query).map(({ visitors }) => visitors));
        const visitors = popular.map(best);
        expect(visitors.every((count) => count >= options.floor)).toBe(true);
        expect(visitors).toEqual(visitors.toSorted((a, b) => b - a));
        for (const one of popular) for (const other of popular) if (one !== other) expect(one.startsWith(other)).toBe(false);
      }),
    );
  });

  test("are counted however they are written, and not where they name somebody", () => {
    expect(countedSearch("  Court   LOW ")).toBe("court low");
    for (const text of ["", "sh", "mere@example.co.nz", "021 555 0184", "x".repeat(41)]) expect(countedSearch(text)).toBeNull();
    for (const text of ["tee", "x".repeat(40)]) expect(countedSearch(text)).toBe(text);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const counted = countedSearch(text);
        if (counted !== null) expect(countedSearch(counted)).toBe(counted);
      }),
    );
  });
});

test("recent searches are the newest first, each once, and few", () => {
  expect(withRecentSearch(["Boots", "socks"], "SOCKS ")).toEqual(["SOCKS", "Boots"]);
  expect(withRecentSearch([], `${"x".repeat(100)} and more`)).toEqual(["x".repeat(100)]);
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (all) => {
      const recent = all.reduce<string[]>(withRecentSearch, []);
      expect(recent.length).toBeLessThanOrEqual(6);
      const last = all.findLast((text) => text.trim() !== "");
      if (last !== undefined) expect(recent[0]).toBe(last.trim().slice(0, 100));
    }),
  );
});
