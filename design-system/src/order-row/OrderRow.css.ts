import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color, motion } = vars;

export const row = style(
  component({
    position: "relative",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: "'pictures pictures' 'words total' 'status status'",
    gap: "10px 16px",
    transition: `background-color ${motion.hover}`,
    selectors: { "&:hover": { background: color.bg.subtle } },
    "@media": {
      [media.md]: {
        gridTemplateColumns: "208px minmax(0, 1fr) minmax(120px, auto) minmax(100px, auto) 24px",
        gridTemplateAreas: "'pictures words status total chevron'",
        gap: "4px 24px",
      },
    },
  }),
);

export const pictures = style(component({ gridArea: "pictures" }));
export const words = style(component({ gridArea: "words", minWidth: 0, overflowWrap: "anywhere" }));

/** The number is the link; its area is the whole row. */
export const link = style([
  text.label.lg,
  component({
    fontVariantNumeric: "tabular-nums",
    "::after": { content: "", position: "absolute", inset: 0 },
    selectors: {
      "&:hover": { textDecoration: "underline", textUnderlineOffset: ".2em" },
      // The row shows the focus, for the row is what would be opened.
      "&:focus-visible": { outline: "none", boxShadow: "none" },
      "&:focus-visible::after": {
        outline: `2px solid ${color.focus.ring}`,
        // The number stands at the row's very edge, which the ring leaves clear.
        outlineOffset: 6,
        boxShadow: `0 0 0 4px ${color.bg.canvas}, 0 0 0 10px ${color.focus.halo}`,
      },
    },
  }),
]);

export const meta = style([
  text.body.sm,
  component({ display: "block", color: color.text.secondary, fontVariantNumeric: "tabular-nums" }),
]);

export const status = style(component({ gridArea: "status", justifySelf: "start" }));
export const total = style([
  text.price.md,
  component({ gridArea: "total", alignSelf: "start", textAlign: "end", "@media": { [media.md]: { alignSelf: "center" } } }),
]);
export const chevron = style(component({ gridArea: "chevron", display: "none", "@media": { [media.md]: { display: "block" } } }));
