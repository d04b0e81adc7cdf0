import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sizeButtonWidth } from "./size-button-width.ts";

describe("size button width", () => {
  test("2rem while no code is longer than 3 characters", () => {
    expect(sizeButtonWidth(["7", "9.5", "2XL"])).toBe("2rem");
    expect(sizeButtonWidth([])).toBe("2rem");
  });

  test("TILE-56 a code of more than 3 characters makes all buttons 8.33 px a character plus 10", () => {
    expect(sizeButtonWidth(["7", "10.5"])).toBe("43.32px");
    expect(sizeButtonWidth(["S", "One size"])).toBe("76.64px");
  });

  test("TILE-56 a wide button is never under 32 px", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 12 }), { minLength: 1 }), (codes) => {
        const width = sizeButtonWidth(codes);
        const longest = Math.max(...codes.map((code) => Array.from(code).length));
        if (longest <= 3) expect(width).toBe("2rem");
        else expect(Number.parseFloat(width)).toBeGreaterThanOrEqual(32);
      }),
    );
  });

  test("a character outside the basic plane counts once", () => {
    expect(sizeButtonWidth(["𝟗𝟗𝟗"])).toBe("2rem");
  });
});
