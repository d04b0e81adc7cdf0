import { vars } from "@tread/tokens/contract";
import { createVar, keyframes, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { margin, tileGap } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion } = vars;

const drop = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });

/** Hangs under the header, which is what it is positioned by. */
export const panel = style(
  component({
    position: "absolute",
    insetInline: 0,
    top: "100%",
    display: "flex",
    flexDirection: "column",
    maxHeight: "calc(100dvh - 112px)",
    background: color.bg.panel,
    borderBottom: `1px solid ${color.border.subtle}`,
    boxShadow: vars.shadow.menu,
    animation: `${drop} ${motion.accordion} backwards`,
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
);

/** On a low screen the links scroll, and the call to action stays in sight under them. */
export const scroller = style(component({ flex: "0 1 auto", minHeight: 0, overflow: "auto" }));

const asWideAsThePage = {
  width: "100%",
  maxWidth: `calc(${vars.grid.max} + 2 * ${margin})`,
  marginInline: "auto",
} as const;

export const inside = style(
  component({
    ...asWideAsThePage,
    display: "grid",
    gap: 56,
    padding: `40px ${margin}`,
    selectors: { "&[data-pictures]": { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" } },
  }),
);

/** Four, or as many as have room for their words where text is set larger; a pixel under a quarter, for rounding. */
export const columns = style(
  component({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(max(7rem, calc(25% - 19px)), 1fr))",
    gap: 24,
    alignContent: "start",
  }),
);

/** Groups that share a column stand apart. */
export const group = style(component({ selectors: { "& + &": { marginTop: 24 } } }));

export const heading = style([text.heading.sm, component({ display: "block", paddingBottom: 8 })]);

export const child = style([text.body.md, component({ display: "flex", alignItems: "center", minHeight: 36 })]);

const marker = `linear-gradient(${color.bg.marker}, ${color.bg.marker})`;
export const wipe = style(
  component({
    background: `${marker} 0 100% / 0 100% no-repeat`,
    transition: `background-size ${motion.marker}`,
    selectors: {
      "a:hover > &": { backgroundSize: "100% 100%", color: color.text["on-marker"] },
      "[dir='rtl'] &": { backgroundPosition: "100% 100%" },
    },
  }),
);

/** Rows of pictures, so that all of them fit on a low screen. */
const rows = createVar();

export const pictures = style(
  component({
    vars: { [rows]: "1" },
    display: "grid",
    gap: tileGap,
    alignContent: "start",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    selectors: {
      // Three would leave one alone in a second row; beyond that it is two by two.
      "&[data-layout='grid']:has(> :nth-child(4))": {
        vars: { [rows]: "2" },
        gridAutoFlow: "row",
        gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      },
    },
  }),
);

export const card = style([text.heading.sm, component({ display: "grid", gap: 10, alignContent: "start" })]);

export const frame = style(
  component({
    // Also where the height is not enough for the shape, so that pictures stay side by side up to the margin.
    width: "100%",
    aspectRatio: "4 / 5",
    // What a screen has left of its height beside header, captions and call to action.
    maxHeight: `calc((100dvh - 400px) / ${rows})`,
    overflow: "hidden",
    background: color.bg.media,
    selectors: { "[data-layout='single'] &": { aspectRatio: "3 / 2" } },
  }),
);

export const foot = style(
  component({
    ...asWideAsThePage,
    flex: "none",
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 24,
    padding: `20px ${margin}`,
    borderTop: `1px solid ${color.border.subtle}`,
  }),
);

export const title = style([text.display.md, component({})]);
