import { describe, expect, test } from "vitest";
import { resolveTheme } from "../build/resolve.ts";
import { themes } from "../build/themes.ts";
import { coloursOf, contrastOf } from "./pair-contrast.ts";
import { pairs, required } from "./pairs.ts";
import { contrastRatio, flatten } from "./ratio.ts";

describe("contrast ratio", () => {
  test("is 21 for black on white and 1 for a colour on itself, in either order", () => {
    expect(contrastRatio([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrastRatio([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
    expect(contrastRatio([0.4, 0.2, 0.7], [0.4, 0.2, 0.7])).toBe(1);
  });

  test("puts #767676 on white at the AA limit and #777777 below it", () => {
    expect(contrastRatio([0x76 / 255, 0x76 / 255, 0x76 / 255], [1, 1, 1])).toBeGreaterThan(4.5);
    expect(contrastRatio([0x77 / 255, 0x77 / 255, 0x77 / 255], [1, 1, 1])).toBeLessThan(4.5);
  });

  test("sees a see-through colour as it looks on what is behind", () => {
    expect(flatten({ components: [0, 0, 0], alpha: 0.25, hex: "#000000" }, [1, 1, 1])).toEqual([0.75, 0.75, 0.75]);
  });
});

describe.each(themes)("theme %s", async (theme) => {
  const colours = coloursOf(await resolveTheme(theme));

  test.each(pairs)("$kind $front on $ground meets WCAG 2.2 AA", (pair) => {
    expect(contrastOf(pair, colours)).toBeGreaterThanOrEqual(required[pair.kind]);
  });

  test("every colour meant for text is in a pair", () => {
    const fronts = new Set(pairs.map(({ front }) => front));
    const meant = [...colours.keys()].filter((name) => /^text\.|\bfg\b|\.on-solid$/.test(name) && !name.includes("disabled"));
    expect(meant.length).toBeGreaterThan(fronts.size / 2);
    expect(meant.filter((name) => !fronts.has(name))).toEqual([]);
  });
});
