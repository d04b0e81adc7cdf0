import { expect, test } from "vitest";
import { facesOf } from "../../design-system/fonts/faces.ts";
import { resolveTheme } from "../../tokens/build/resolve.ts";
import { themes } from "../../tokens/build/themes.ts";

test.each(themes)("every voice that the tokens of %s name has a face of its weight, width and slope", async (theme) => {
  const faces = [...facesOf.main, ...facesOf[theme]];
  const voices = (await resolveTheme(theme)).filter(({ type }) => type === "typography");
  expect(voices.length).toBeGreaterThan(20);
  const silent = voices.filter(({ value, extension: { fontStretch = 100, css } }) => {
    const { fontFamily, fontWeight } = value as { fontFamily: readonly string[]; fontWeight: number };
    return !faces.some(
      ({ font, weights: [lightest, heaviest], width = 100, slope }) =>
        font.family === fontFamily[0] &&
        lightest <= fontWeight &&
        fontWeight <= heaviest &&
        width === fontStretch &&
        slope === css?.fontStyle,
    );
  });
  expect(silent.map(({ path }) => path.join("."))).toEqual([]);
});

test("every width among the tokens is one that the fonts are cut to", async () => {
  const widths = (await resolveTheme("main")).filter(({ path }) => path.join(".").startsWith("primitive.font.width."));
  const cut = new Set(facesOf.main.map(({ width }) => width));
  expect(new Set(widths.map(({ value }) => value))).toEqual(cut);
});
