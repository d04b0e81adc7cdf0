import { expect, test } from "vitest";
import { own } from "./own.ts";

test("reads own keys only", () => {
  expect(own({ a: 1 }, "a")).toBe(1);
  for (const key of ["b", "constructor", "toString", "__proto__", "hasOwnProperty"]) {
    expect(own({ a: 1 }, key)).toBeUndefined();
  }
  expect(own(JSON.parse('{"__proto__": 2}'), "__proto__")).toBe(2);
});
