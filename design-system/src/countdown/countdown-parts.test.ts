import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countdownParts, countdownWords } from "./countdown-parts.ts";

const second = 1000;
const day = 86_400 * second;

describe("countdown parts", () => {
  test("two digits for each unit", () => {
    expect(countdownParts(2 * day + 14 * 3600 * second + 36 * 60 * second + 9 * second)).toEqual({
      days: "02",
      hours: "14",
      minutes: "36",
      seconds: "09",
    });
    expect(countdownParts(123 * day)?.days).toBe("123");
  });

  test("nothing is left at zero and after", () => {
    expect(countdownParts(0)).toBeNull();
    expect(countdownParts(-1)).toBeNull();
    expect(countdownParts(Number.NaN)).toBeNull();
    expect(countdownParts(1)?.seconds).toBe("01");
  });

  test("the parts add up to the time left, rounded up to a second", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * day }), (left) => {
        const parts = countdownParts(left);
        if (!parts) throw new Error("nothing left");
        const { days, hours, minutes, seconds } = parts;
        const total = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
        expect(total).toBe(Math.ceil(left / second));
        for (const part of [days, hours, minutes, seconds]) expect(part).toMatch(/^\d{2,}$/);
      }),
    );
  });

  test("words know one from many", () => {
    expect(countdownWords({ days: "01", hours: "00", minutes: "36", seconds: "01" })).toBe(
      "1 day, 0 hours, 36 minutes, 1 second",
    );
  });
});
