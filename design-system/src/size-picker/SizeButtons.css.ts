import { vars } from "@tread/tokens/contract";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion } = vars;
const { control } = color;

/** Width that the longest code asks for. */
export const codeWidth = createVar();

const tileGap = 4;
/** On a small screen a tile has two codes side by side however long they are, so that all of them are in sight. */
const touchWidth = `min(max(44px, ${codeWidth}), calc(50% - ${tileGap / 2}px))`;

export const list = styleVariants({
  tile: component({
    display: "flex",
    flexWrap: "wrap",
    gap: tileGap,
    "@media": { [media.coarse]: { display: "grid", gridTemplateColumns: `repeat(auto-fill, ${touchWidth})` } },
  }),
  page: component({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(68px, ${codeWidth})), 1fr))`,
    gap: 8,
  }),
});

const struck = `linear-gradient(to top right, transparent calc(50% - .6px), ${color.border.default} calc(50% - .6px), ${color.border.default} calc(50% + .6px), transparent calc(50% + .6px))`;

export const button = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    textAlign: "center",
    border: `1px solid ${control.border.rest}`,
    background: control.bg.rest,
    color: control.fg.rest,
    fontVariantNumeric: "tabular-nums",
    transition: `background-color ${motion.hover}, color ${motion.hover}, border-color ${motion.hover}`,
    selectors: {
      "&:hover:not(:disabled)": {
        borderColor: control.border.hover,
        boxShadow: `inset 0 0 0 1px ${control.border.hover}`,
      },
      "&:disabled": {
        color: color.text.disabled,
        borderColor: color.border.subtle,
        background: `${struck} ${control.bg.rest}`,
        cursor: "not-allowed",
      },
    },
    "@media": { [media.forcedColors]: { selectors: { "&:disabled": { textDecoration: "line-through" } } } },
  }),
);

export const size = {
  tile: style([
    text.label.sm,
    component({
      minWidth: codeWidth,
      minHeight: 36,
      paddingInline: 2,
      borderRadius: vars.radius.checkbox,
      "@media": { [media.coarse]: { minWidth: "100%", minHeight: 44 } },
    }),
  ]),
  page: style([
    text.label.md,
    component({ width: "100%", height: "100%", minHeight: 52, paddingInline: 5, borderRadius: vars.radius.field }),
  ]),
};

/** Chosen, on a product page. */
export const selected = style(
  component({
    background: control.bg.selected,
    color: control.fg.selected,
    borderColor: control.bg.selected,
    "@media": { [media.forcedColors]: { borderWidth: 3 } },
  }),
);

/** In the cart already: pressing takes it out. */
export const inCart = style(
  component({
    background: control.bg["selected-soft"],
    color: control.fg["selected-soft"],
    borderColor: color.border.strong,
    "@media": { [media.forcedColors]: { borderWidth: 3 } },
  }),
);

const dot = {
  position: "absolute",
  width: 6,
  height: 6,
  borderRadius: "50%",
  background: color.commerce.stock.low,
  forcedColorAdjust: "none",
} as const;
/** A tile's codes take two lines where they are long, and the dot stands above the end of the first. */
export const low = {
  tile: style(component({ ...dot, top: 2, insetInlineEnd: 2 })),
  page: style(component({ ...dot, top: 6, insetInlineEnd: 6 })),
};
