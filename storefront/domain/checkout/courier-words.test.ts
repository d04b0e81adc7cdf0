import { expect, test } from "vitest";
import { courierWords } from "./courier-words.ts";

test("the courier is told what was written, and that the parcel may be left where it may", () => {
  expect(courierWords({})).toEqual([]);
  expect(courierWords({ instructions: "", authorityToLeave: false })).toEqual([]);
  expect(courierWords({ instructions: "Behind the bin", authorityToLeave: true })).toEqual([
    "Delivery instructions: Behind the bin",
    "The courier may leave it if you're out.",
  ]);
});
