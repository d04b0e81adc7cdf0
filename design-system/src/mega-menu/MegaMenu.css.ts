import { vars } from "@tread/tokens/contract";
import { createVar, keyframes, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion, size } = vars;

/** Only where there is room for it; below, the mobile menu. */
export const nav = style(component({ display: "none", "@media": { [media.lg]: { display: "block", marginInlineStart: 8 } } }));

export const list = style(component({ display: "flex", flexWrap: "wrap" }));

export const item = style(component({ display: "flex" }));

const inline = createVar();

export const link = style([
  text.label.md,
  component({
    vars: { [inline]: "10px" },
    position: "relative",
    display: "grid",
    alignItems: "center",
    minHeight: size.header.desktop,
    paddingInline: inline,
    whiteSpace: "nowrap",
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        insetInline: inline,
        bottom: -1,
        height: 3,
        background: color.border.strong,
        scale: "0 1",
        transformOrigin: "left",
        transition: `scale ${motion.marker}`,
      },
      "[dir='rtl'] &::after": { transformOrigin: "right" },
      "&:hover::after, &[aria-current]::after, &[data-open]::after": { scale: "1 1" },
      "[data-theme='btq'] &": { vars: { [inline]: "7px" } },
    },
    "@media": {
      [media.xl]: { vars: { [inline]: "14px" }, selectors: { "[data-theme='btq'] &": { vars: { [inline]: "14px" } } } },
      [media.forcedColors]: { selectors: { "&::after": { background: "CanvasText" } } },
    },
  }),
]);

/**
 * What opens an item by key or tap. It stands between two links, in their own margins, so that nothing moves when it comes into
 * sight for the keyboard while it has focus. Where nothing can hover it is always there, and nearer to its own link than to the
 * next. A mouse opens by hovering and presses the link.
 */
export const toggle = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: 24,
    marginInline: -12,
    "@media": {
      "(hover: none)": { marginInlineEnd: 0 },
      "(hover: hover)": { pointerEvents: "none", selectors: { "&:not(:focus-visible)": { opacity: 0 } } },
      "(scripting: none)": { display: "none" },
    },
    // Its ring would reach into the words on both sides.
    selectors: { "&:focus-visible": { zIndex: 1, background: color.bg.canvas, outlineOffset: -2, boxShadow: "none" } },
  }),
);

const fadeIn = keyframes({ from: { opacity: 0 } });

/** Dims the page below; the pointer passes through it. */
export const scrim = style(
  component({
    position: "absolute",
    insetInline: 0,
    top: "100%",
    height: "100vh",
    background: color.overlay.scrim,
    pointerEvents: "none",
    animation: `${fadeIn} ${motion["scrim-out"]} backwards`,
  }),
);
