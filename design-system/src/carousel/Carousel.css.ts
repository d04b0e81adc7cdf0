import { vars } from "@tread/tokens/contract";
import { createVar, fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import { edged, endMargin, slide } from "./slides.css.ts";

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

const withoutArrows = "(max-width: 47.9375em)";

export const head = style(
  component({
    display: "flex",
    alignItems: "flex-end",
    justifyContent: "space-between",
    gap: 24,
    marginBottom: 24,
    "@media": { [withoutArrows]: { alignItems: "baseline" } },
  }),
);

/** Without arrows the way to more stands on the title's own line, and its reach for the thumb goes past the row. */
export const side = style(
  component({ display: "flex", alignItems: "center", gap: 20, "@media": { [withoutArrows]: { marginBlock: -14 } } }),
);

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

/** A row that has no more slides than fit does not move. */
const fits = (whole: number, row = carousel) => `${row}:not(:has(${track} > :nth-child(${whole + 1}))) &`;
const stands = { display: "none" } as const;

export const arrows = style(
  component({
    display: "none",
    gap: 8,
    selectors: {
      [fits(3)]: { "@media": { [media.md]: stands } },
      [fits(4)]: { "@media": { [media.lg]: stands } },
      [fits(5, span.wide)]: { "@media": { [media.xl]: stands } },
    },
    "@media": { [media.md]: { display: "flex" }, "(scripting: none)": { display: "none" } },
  }),
);

globalStyle(`${track} > ${slide}:last-child::after`, { "@layer": { [layers.components]: endMargin } });

export const bar = style(
  component({
    height: 2,
    marginTop: 28,
    background: color.border.subtle,
    overflow: "hidden",
    selectors: {
      [fits(2)]: stands,
      [fits(3)]: { "@media": { [media.sm]: stands } },
      [fits(4)]: { "@media": { [media.lg]: stands } },
      [fits(5, span.wide)]: { "@media": { [media.xl]: stands } },
    },
  }),
);

const share = `min(1, (${count} + ${peek}) / ${slides})`;

export const thumb = style(
  component({
    height: "100%",
    width: `calc(${share} * 100%)`,
    background: color.border.strong,
    marginInlineStart: `calc(${fallbackVar(progress, "0")} * (1 - ${share}) * 100%)`,
    "@media": { [media.forcedColors]: { background: "CanvasText" } },
  }),
);
