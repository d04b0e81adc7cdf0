import { vars } from "@tread/tokens/contract";
import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { slide } from "../carousel/slides.css.ts";
import { gutter, margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const { color } = vars;

export const gap = createVar();

export const track = style(component({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "100%", gap }));

export const spreadViewport = style(component({ "@media": { [media.lg]: { overflow: "visible" } } }));

/** From a tablet up more than one picture shows; on a large screen all stand in two columns. */
export const spread = style(
  component({
    "@media": {
      [media.sm]: { gridAutoColumns: "62%", gap: tileGap },
      [media.lg]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    },
  }),
);

/** Width and height of a picture, where its place asks for another than its own. */
export const shape = createVar();

// An odd picture at the end has the row to itself.
globalStyle(`${spread} > ${slide}:nth-child(odd):last-child`, {
  "@layer": { [layers.components]: { "@media": { [media.lg]: { gridColumn: "1 / -1", vars: { [shape]: "4 / 3" } } } } },
});

// A picture alone is cut less.
globalStyle(`${spread} > ${slide}:first-child:last-child`, {
  "@layer": { [layers.components]: { "@media": { [media.lg]: { vars: { [shape]: "1" } } } } },
});

export const frame = style(component({ position: "relative", minWidth: 0 }));

export const controls = style(
  component({
    position: "absolute",
    zIndex: 1,
    insetInline: 0,
    bottom: 20,
    display: "flex",
    justifyContent: "center",
    alignItems: "center",
    gap: gutter,
    pointerEvents: "none",
    // A page that comes in pieces may have none of the pictures yet.
    selectors: { [`&:not(:has(~ * ${slide}))`]: { display: "none" } },
    "@media": { "(scripting: none)": { display: "none" } },
  }),
);

/** On a tablet the first picture's end is where its zoom stands. */
export const spreadControls = style(
  component({
    "@media": {
      [media.sm]: { justifyContent: "flex-start", paddingInline: margin, bottom: 16 },
      [media.lg]: { display: "none" },
    },
  }),
);

export const dots = style(component({ display: "flex", alignItems: "center", gap: 6 }));

/** Where several pictures show, dots that each stand for one would not say which. */
export const spreadDots = style(component({ "@media": { [media.sm]: { display: "none" } } }));

export const dot = style(
  component({
    width: 6,
    height: 6,
    borderRadius: 3,
    background: color.border.control,
    selectors: { "&[data-current]": { width: 20, background: color.border.strong } },
    "@media": { [media.forcedColors]: { background: "GrayText", selectors: { "&[data-current]": { background: "Highlight" } } } },
  }),
);

/** Under a thumb on a phone it is there for focus and for screen readers only, and takes no room and no taps. */
const phone = `${media.touch} and (max-width: 39.9375em)`;
const underThumb = { position: "absolute", selectors: { "&:not(:focus-visible)": { clipPath: "inset(50%)" } } } as const;
export const back = style(component({ "@media": { [phone]: { ...underThumb, insetInlineStart: 12 } } }));
export const forth = style(component({ "@media": { [phone]: { ...underThumb, insetInlineEnd: 12 } } }));
globalStyle(`${controls} > button`, { "@layer": { [layers.components]: { pointerEvents: "auto" } } });
