import { vars } from "@tread/tokens/contract";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { gutter, margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color } = vars;

export const share = createVar();
export const progress = createVar();

export const head = style(
  component({ display: "flex", alignItems: "flex-end", justifyContent: "space-between", gap: 24, marginBottom: 24 }),
);

export const side = style(component({ display: "flex", alignItems: "center", gap: 20 }));

export const arrows = style(
  component({
    display: "none",
    gap: 8,
    "@media": { [media.md]: { display: "flex" }, "(scripting: none)": { display: "none" } },
  }),
);

const count = createVar();

/** On small screens a part of the next slide shows, to say that there is one. */
const peeking = `calc((100% - (${count} - .3) * ${tileGap}) / (${count} + .3))`;
const exact = `calc((100% - (${count} - 1) * ${tileGap}) / ${count})`;

export const track = style(
  component({
    vars: { [count]: "2" },
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: peeking,
    gap: tileGap,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    // The row runs to the screen's edges, its first slide stands on the margin.
    marginInline: `calc(-1 * ${margin})`,
    paddingInline: margin,
    scrollPaddingInline: margin,
    // What scrolls also clips: rings of focus and of the current colour need a little room.
    marginBlock: -8,
    paddingBlock: 8,
    selectors: { "&:focus-visible": { outlineOffset: -2, boxShadow: "none" } },
    "@media": {
      [media.sm]: { vars: { [count]: "3" } },
      [media.lg]: { vars: { [count]: "4" }, gridAutoColumns: exact },
    },
  }),
);

export const span = styleVariants({
  products: component({}),
  wide: component({ "@media": { [media.xl]: { vars: { [count]: "5" } } } }),
});

export const slide = style(component({ scrollSnapAlign: "start", minWidth: 0 }));

export const bar = style(component({ height: 2, marginTop: 28, background: color.border.subtle, overflow: "hidden" }));

export const thumb = style(
  component({
    height: "100%",
    width: `calc(${share} * 100%)`,
    background: color.border.strong,
    marginInlineStart: `calc(${progress} * (100% - ${share} * 100%))`,
    "@media": { [media.forcedColors]: { background: "CanvasText" } },
  }),
);

export const gap = createVar();

export const mediaTrack = style(
  component({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "100%",
    gap,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    selectors: { "&:focus-visible": { outlineOffset: -2, boxShadow: "none" } },
  }),
);

/** From a tablet up more than one picture shows; on a large screen all stand in two columns. */
export const spread = style(
  component({
    "@media": {
      "(min-width: 640px) and (max-width: 1023px)": {
        gridAutoColumns: "62%",
        gap: tileGap,
        paddingInline: margin,
        scrollPaddingInline: margin,
      },
      [media.lg]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "1fr 1fr",
        gridAutoColumns: "auto",
        gap: tileGap,
        overflow: "visible",
      },
    },
  }),
);

export const frame = style(component({ position: "relative" }));

export const controls = style(
  component({
    position: "absolute",
    insetInline: 0,
    bottom: 12,
    display: "flex",
    justifyContent: "center",
    alignItems: "center",
    gap: gutter,
    pointerEvents: "none",
  }),
);

export const spreadControls = style(component({ "@media": { [media.sm]: { display: "none" } } }));

export const dots = style(component({ display: "flex", alignItems: "center", gap: 6, minHeight: 20 }));

export const dot = style(
  component({
    width: 6,
    height: 6,
    borderRadius: 3,
    background: color.border.control,
    transition: `width ${vars.motion.hover}`,
    selectors: { "&[data-current]": { width: 20, background: color.border.strong } },
    "@media": { [media.forcedColors]: { background: "GrayText", selectors: { "&[data-current]": { background: "Highlight" } } } },
  }),
);

const round = { pointerEvents: "auto", "@media": { [media.touch]: { display: "none" } } } as const;
export const step = style(component(round));
export const pause = style(component({ pointerEvents: "auto" }));
