import { darken, lighten, lightness, mix } from "./core/colour.ts";
import type { Palette } from "./look.ts";

/** Ways a colourway is put on a style, so that two styles of a kind in one colour stay two products. */
export const finishes = ["classic", "gum", "tonal", "swap", "spark", "night", "paper"] as const;
export type Finish = (typeof finishes)[number];

/** The palette as that finish wears it. */
export function finished(palette: Palette, finish: Finish): Palette {
  const dark = lightness(palette.upper) < 0.5;
  switch (finish) {
    case "classic":
      return palette;
    case "gum":
      return { ...palette, sole: "#f0e4cb", outsole: "#b07a45", lining: mix(palette.lining, "#b07a45", 0.35) };
    case "tonal": {
      const sole = dark ? lighten(palette.upper, 0.12) : darken(palette.upper, 0.1);
      return {
        ...palette,
        sole,
        outsole: darken(palette.upper, 0.35),
        lace: palette.upper,
        overlay: mix(palette.upper, palette.overlay, 0.4),
      };
    }
    case "swap":
      return {
        ...palette,
        upper: palette.overlay,
        overlay: palette.upper,
        lace: palette.accent,
        lining: mix(palette.accent, palette.lining, 0.4),
      };
    case "spark":
      return {
        ...palette,
        overlay: palette.accent,
        accent: lightness(palette.accent) < 0.6 ? "#f6f1e6" : "#201f26",
        lace: palette.sole,
      };
    case "night":
      return {
        ...palette,
        sole: "#2c2c33",
        outsole: "#1a1a1f",
        lace: dark ? lighten(palette.upper, 0.3) : "#2c2c33",
        lining: "#3a3a43",
      };
    case "paper":
      return {
        ...palette,
        overlay: mix(palette.upper, "#fbf8f1", 0.78),
        sole: "#fbf9f4",
        outsole: palette.accent,
        lace: palette.accent,
      };
  }
}
