import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MatchRange, segmentsOf } from "./segments.ts";

const marked = (text: string, ...ranges: MatchRange[]) =>
  segmentsOf(text, ranges)
    .map(({ text: piece, match }) => (match ? `[${piece}]` : piece))
    .join("");

describe("a text cut at its matches", () => {
  test.each<[string, MatchRange[], string]>([
    ["Running", [[0, 3]], "[Run]ning"],
    ["Trail running", [[6, 9]], "Trail [run]ning"],
    ["Running", [], "Running"],
    ["Running", [[0, 7]], "[Running]"],
    ["", [[0, 2]], ""],
  ])("%s at %j is %s", (text, ranges, result) => {
    expect(marked(text, ...ranges)).toBe(result);
  });

  test("ranges in any order, overlapping, touching, empty or too long do no harm", () => {
    expect(marked("Court Low", [6, 99], [0, 2], [1, 4], [4, 5], [3, 3], [8, 2], [-4, 1])).toBe("[Court] [Low]");
  });

  test("the pieces are the text again, and neighbours differ", () => {
    const range = fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 }));
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range, { maxLength: 6 }), (text, ranges) => {
        const segments = segmentsOf(text, ranges);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        segments.forEach((segment, index) => {
          expect(segment.text).not.toBe("");
          expect(segment.match).not.toBe(segments[index + 1]?.match);
        });
        let at = 0;
        for (const { text: piece, match } of segments) {
          for (const _ of piece) {
            expect(ranges.some(([start, end]) => start <= at && at < end)).toBe(match);
            at += _.length;
          }
        }
      }),
    );
  });
});
