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
 * What opens an item by key or tap. It stands in the link's own margin, so that nothing moves when it comes into sight: for the
 * keyboard while it has focus, and always where nothing can hover. A mouse opens by hovering and presses the link.
 */
export const toggle = style(
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: 24,
    marginInline: "-18px -6px",
    "@media": {
      "(hover: hover)": { pointerEvents: "none", selectors: { "&:not(:focus-visible)": { opacity: 0 } } },
      "(scripting: none)": { display: "none" },
    },
    selectors: { "&:focus-visible": { zIndex: 1, background: color.bg.canvas } },
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
