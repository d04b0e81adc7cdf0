import { vars } from "@tread/tokens/contract";
import { createVar, fallbackVar, style, styleVariants } from "@vanilla-extract/css";
import { gutter, margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color } = vars;

/** How far the row has moved, 0 to 1. */
export const progress = createVar();
/** How many slides there are. */
export const slides = createVar();

const count = createVar();
/** What part of a slide shows beyond the whole ones. */
const peek = createVar();

export const carousel = style(
  component({
    vars: { [count]: "2", [peek]: ".3" },
    "@media": { [media.sm]: { vars: { [count]: "3" } }, [media.lg]: { vars: { [count]: "4", [peek]: "0" } } },
  }),
);

export const span = styleVariants({
  products: component({}),
  wide: component({ "@media": { [media.xl]: { vars: { [count]: "5" } } } }),
});

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

/** The browser scrolls and snaps it; with `data-live` Embla moves the row inside, and nothing else about it changes. */
export const viewport = style(
  component({
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollbarWidth: "none",
    selectors: {
      "&:focus-visible": { outlineOffset: -2, boxShadow: "none" },
      // Up and down, and two fingers, are the page's.
      "&[data-live]": { overflow: "hidden", touchAction: "pan-y pinch-zoom" },
    },
  }),
);

const edged = { paddingInline: margin, scrollPaddingInline: margin } as const;

/** A row that runs to the screen's edges, its first slide on the margin. */
export const products = style(
  component({
    ...edged,
    marginInline: `calc(-1 * ${margin})`,
    // What scrolls also clips: rings of focus and of the current colour need a little room.
    marginBlock: -8,
    paddingBlock: 8,
  }),
);

/** On small screens a part of the next slide shows, to say that there is one. */
const peeking = `calc((100% - (${count} - ${peek}) * ${tileGap}) / (${count} + ${peek}))`;
const exact = `calc((100% - (${count} - 1) * ${tileGap}) / ${count})`;

export const track = style(
  component({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: peeking,
    gap: tileGap,
    "@media": { [media.lg]: { gridAutoColumns: exact } },
  }),
);

const share = `min(1, (${count} + ${peek}) / ${slides})`;

export const bar = style(component({ height: 2, marginTop: 28, background: color.border.subtle, overflow: "hidden" }));

export const thumb = style(
  component({
    height: "100%",
    width: `calc(${share} * 100%)`,
    background: color.border.strong,
    marginInlineStart: `calc(${fallbackVar(progress, "0")} * (1 - ${share}) * 100%)`,
    "@media": { [media.forcedColors]: { background: "CanvasText" } },
  }),
);

export const gap = createVar();

export const mediaTrack = style(component({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "100%", gap }));

const tablet = "(min-width: 640px) and (max-width: 1023px)";

export const spreadMedia = style(component({ "@media": { [tablet]: edged, [media.lg]: { overflow: "visible" } } }));

/** From a tablet up more than one picture shows; on a large screen all stand in two columns. */
export const spread = style(
  component({
    "@media": {
      [tablet]: { gridAutoColumns: "62%", gap: tileGap },
      [media.lg]: {
        gridAutoFlow: "row",
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        gridAutoColumns: "auto",
        gap: tileGap,
      },
    },
  }),
);

/** Width and height of a picture, where its place asks for another than its own. */
export const shape = createVar();

/** What scrolls does not count the padding at its end, but what stands there. */
const endMargin = {
  content: "''",
  position: "absolute",
  insetInlineStart: "100%",
  top: 0,
  width: margin,
  height: 1,
} as const;

export const slide = style(
  component({
    position: "relative",
    scrollSnapAlign: "start",
    minWidth: 0,
    selectors: { [`${track} > &:last-child::after`]: endMargin },
    "@media": {
      [tablet]: { selectors: { [`${spread} > &:last-child::after`]: endMargin } },
      // An odd picture at the end has the row to itself.
      [media.lg]: {
        selectors: {
          [`${spread} > &:last-child:nth-child(odd):not(:only-child)`]: { gridColumn: "1 / -1", vars: { [shape]: "4 / 3" } },
        },
      },
    },
  }),
);

export const frame = style(component({ position: "relative" }));

export const controls = style(
  component({
    position: "absolute",
    zIndex: 1,
    insetInline: 0,
    bottom: 12,
    display: "flex",
    justifyContent: "center",
    alignItems: "center",
    gap: gutter,
    pointerEvents: "none",
    "@media": { "(scripting: none)": { display: "none" } },
  }),
);

export const spreadControls = style(component({ "@media": { [media.lg]: { display: "none" } } }));

export const dots = style(component({ display: "flex", alignItems: "center", gap: 6, minHeight: 20 }));

/** Where several pictures show, dots that each stand for one would not say which. */
export const spreadDots = style(component({ "@media": { [media.sm]: { display: "none" } } }));

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

/** Under a thumb it is there for focus and for screen readers only, and takes no room and no taps. */
const underThumb = { position: "absolute", selectors: { "&:not(:focus-visible)": { clipPath: "inset(50%)" } } } as const;
export const back = style(
  component({ pointerEvents: "auto", "@media": { [media.touch]: { ...underThumb, insetInlineStart: 12 } } }),
);
export const forth = style(
  component({ pointerEvents: "auto", "@media": { [media.touch]: { ...underThumb, insetInlineEnd: 12 } } }),
);
export const pause = style(component({ pointerEvents: "auto" }));
