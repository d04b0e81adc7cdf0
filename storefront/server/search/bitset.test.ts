import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addBit,
  copyBitset,
  emptyBitset,
  fullBitset,
  hasBit,
  intersectInto,
  positionsOf,
  removeBit,
  uniteInto,
} from "./bitset.ts";

const size = fc.integer({ min: 0, max: 130 });
const subset = (n: number): fc.Arbitrary<number[]> =>
  n === 0 ? fc.constant([]) : fc.uniqueArray(fc.integer({ min: 0, max: n - 1 }));
const twoSets = size.chain((n) => fc.tuple(fc.constant(n), subset(n), subset(n)));

function bitsetOf(n: number, members: readonly number[]) {
  const set = emptyBitset(n);
  for (const member of members) addBit(set, member);
  return set;
}
const ascending = (members: Iterable<number>): number[] => [...members].sort((a, b) => a - b);

test("a bitset holds what a set of numbers would, through every operation", () => {
  fc.assert(
    fc.property(twoSets, ([n, a, b]) => {
      const united = bitsetOf(n, a);
      uniteInto(united, bitsetOf(n, b));
      expect([...positionsOf(united)]).toEqual(ascending(new Set([...a, ...b])));

      const common = bitsetOf(n, a);
      intersectInto(common, bitsetOf(n, b));
      expect([...positionsOf(common)]).toEqual(ascending(a.filter((member) => b.includes(member))));

      const rest = fullBitset(n);
      for (const member of a) removeBit(rest, member);
      expect([...positionsOf(rest)]).toEqual(ascending(Array.from({ length: n }, (_, i) => i).filter((i) => !a.includes(i))));
      for (let i = 0; i < n; i++) expect(hasBit(rest, i)).toBe(!a.includes(i));
    }),
  );
});

test("a copy does not follow its original", () => {
  const original = bitsetOf(40, [3]);
  const copy = copyBitset(original);
  addBit(original, 39);
  expect([...positionsOf(copy)]).toEqual([3]);
});
