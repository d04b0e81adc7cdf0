import { expect, test } from "vitest";
import { taxWords } from "./tax-words.ts";

test("the tax of a total is said as an amount, and as none where there is none", () => {
  expect(taxWords(652, "nz")).toBe("Includes GST of $6.52");
  expect(taxWords(0, "au")).toBe("Includes no GST");
});
