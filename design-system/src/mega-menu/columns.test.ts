import fc from "fast-check";
import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";

test("up to four groups have a column each", () => {
  expect(columnsOf(["a", "b", "c"], () => 1)).toEqual([["a"], ["b"], ["c"]]);
});

test("more groups share four columns, in order and none of them empty", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 }), (lengths) => {
      const columns = columnsOf(lengths, (length) => length);
      expect(columns.length).toBe(Math.min(4, lengths.length));
      expect(columns.flat()).toEqual(lengths);
      expect(columns.every((column) => column.length > 0)).toBe(true);
    }),
  );
});
