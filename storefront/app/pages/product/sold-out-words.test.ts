import { expect, test } from "vitest";
import { plainProduct } from "#domain/product/product.fixture.ts";
import { soldOutWords } from "./sold-out-words.ts";

test("what comes in one size is not said to be gone in every size", () => {
  const one = plainProduct({ variants: [{ id: "104201-OS", code: "OS", qty: 0 }] });
  expect(soldOutWords(one)).toEqual({ title: "All gone.", text: "Try something like it below." });
  expect(soldOutWords(plainProduct()).title).toBe("All gone, in every size.");
});
