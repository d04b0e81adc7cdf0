import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeEnding } from "./mask-code.ts";

describe("codeEnding", () => {
  test.each([
    ["6036 2810 4471 0093 81", "81"],
    ["6036-2810-4471-0093-81 ", "81"],
    ["WELCOME10", "10"],
    ["ABCDE", ""],
    ["", ""],
  ])("of %j is %j", (code, ending) => {
    expect(codeEnding(code)).toBe(ending);
  });

  test("never more than a third of the code", () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(Array.from(codeEnding(code)).length * 3).toBeLessThanOrEqual(Array.from(code).length);
      }),
    );
  });
});
