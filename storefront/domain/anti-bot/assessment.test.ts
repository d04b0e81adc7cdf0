import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { antiBotActions, doubtOf, tokenLifetime } from "./assessment.ts";

const now = new Date("2026-11-23T08:00:00Z");
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const action = fc.constantFrom(...antiBotActions);

describe("a token's assessment", () => {
  test("speaks for its own action alone, while it is fresh, from the wanted score up", () => {
    const asked = fc.record({ action, score: fraction, age: fc.integer({ min: -60_000, max: 400_000 }) });
    fc.assert(
      fc.property(asked, action, fraction, ({ age, ...said }, wanted, minimumScore) => {
        const doubt = doubtOf({ ...said, askedAt: before(age) }, { action: wanted, now, minimumScore });
        const isGood = said.action === wanted && said.score >= minimumScore && age <= tokenLifetime && age >= -30_000;
        expect(doubt === null).toBe(isGood);
      }),
    );
  });

  test.each([
    ["otherAction", { action: "homepage", score: 0.9, askedAt: now }],
    ["tooOld", { action: antiBotActions[0], score: 0.9, askedAt: before(tokenLifetime + 1) }],
    ["tooOld", { action: antiBotActions[0], score: 0.9, askedAt: new Date("yesterday") }],
    ["lowScore", { action: antiBotActions[0], score: 0.49, askedAt: now }],
    ["lowScore", { action: antiBotActions[0], score: Number.NaN, askedAt: now }],
  ] as const)("is doubted as %s", (doubt, assessment) => {
    expect(doubtOf(assessment, { action: antiBotActions[0], now, minimumScore: 0.5 })).toBe(doubt);
  });
});
