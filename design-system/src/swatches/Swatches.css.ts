import { vars } from "@tread/tokens/contract";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { bg, border, text } = vars.color;

export const colour = createVar();

export const list = style(
  part({
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: 8,
    paddingInlineStart: 3,
    "@media": { [media.coarse]: { gap: 0, marginBlock: "-6px -10px", marginInlineStart: -7 } },
  }),
);

export const swatch = style(
  part({
    display: "block",
    position: "relative",
    flex: "none",
    borderRadius: vars.radius.swatch,
    background: colour,
    boxShadow: "inset 0 0 0 1px rgb(18 19 15 / .16)",
    // The colour is the information; a forced palette would hide it.
    forcedColorAdjust: "none",
    selectors: {
      "&::before": { content: "''", position: "absolute", inset: -3 },
      "&[aria-current]": { outline: `1.5px solid ${border.strong}`, outlineOffset: 2 },
      // Told apart from the ring of the colour on show.
      "&:focus-visible": { outlineWidth: 4 },
    },
    "@media": { [media.forcedColors]: { selectors: { "&[aria-current]": { outlineColor: "Highlight" } } } },
  }),
);

/** On touch the target is 34 by 44, so that five fit a tile of two columns: the one exception to 44. */
export const touch = style(
  part({
    "@media": { [media.coarse]: { margin: "12px 7px", selectors: { "&::before": { inset: "-12px -7px" } } } },
  }),
);

export const size = styleVariants({ sm: vars.size.swatch.sm, md: vars.size.swatch.md }, (edge) =>
  part({ width: edge, height: edge }),
);

export const soldOut = style(
  part({
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        insetInlineStart: 0,
        top: "50%",
        width: "100%",
        height: 1.5,
        background: bg.canvas,
        rotate: "-45deg",
        boxShadow: "0 1px 0 rgb(18 19 15 / .35)",
      },
    },
  }),
);

export const more = style(
  part({
    background: "none",
    boxShadow: "none",
    display: "grid",
    placeItems: "center",
    color: text.secondary,
    forcedColorAdjust: "auto",
    selectors: { "&:hover": { color: text.primary } },
  }),
);

const narrowerThan = (width: string) => style(part({ "@container": { [`(max-width: ${width})`]: { display: "none" } } }));

/** By the place from the end: in a tile too narrow for five targets the last colour waits behind "more", in one for four the one before. */
export const spare: Partial<Record<number, string>> = { 1: narrowerThan("169px"), 2: narrowerThan("134px") };
