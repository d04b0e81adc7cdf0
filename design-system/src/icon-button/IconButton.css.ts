import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { onInverse } from "../theme/ground.ts";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";
import type { IconButtonSize } from "./icon-button.contract.ts";

const { action, bg, border, counter: count, disabled } = vars.color;

/** What does nothing at the end of a row stays in the order of Tab, so that a press there does not lose focus. */
const off = "&:is(:disabled, [aria-disabled='true'])";
const hover = "&:hover:not(:disabled, [aria-disabled='true'])";

export const iconButton = style(
  part({
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flex: "none",
    borderRadius: 999,
    color: "inherit",
    transition: `background-color ${vars.motion.hover}`,
    selectors: { [off]: { color: disabled.fg, cursor: "default" } },
  }),
);

export const variant = styleVariants({
  ghost: part({
    selectors: {
      [hover]: { background: action.ghost.bg.hover, color: action.ghost.fg.hover },
      [`${onInverse}:hover:not(:disabled, [aria-disabled='true'])`]: { background: bg["inverse-raised"], color: "inherit" },
    },
  }),
  outline: part({
    border: `1.5px solid ${border.strong}`,
    background: bg.canvas,
    selectors: {
      [off]: { borderColor: disabled.border, background: "transparent" },
    },
    "@media": {
      [media.hover]: { selectors: { [hover]: { background: action.primary.bg.rest, color: action.primary.fg.rest } } },
    },
  }),
  panel: part({
    background: bg.panel,
    color: vars.color.text.primary,
    selectors: { [hover]: { background: action.ghost.bg.hover } },
  }),
});

const sizes: Record<IconButtonSize, number> = { xs: 32, sm: 36, md: 44 };

export const size = styleVariants(sizes, (pixels) =>
  part({
    width: pixels,
    height: pixels,
    // An unseen margin grows the target to 44 px without moving the neighbours.
    ...(pixels < 44 && {
      selectors: { "&::before": { content: "''", position: "absolute", inset: (pixels - 44) / 2 } },
    }),
  }),
);

export const counter = style(
  part({
    position: "absolute",
    top: 2,
    insetInlineEnd: 0,
    minWidth: vars.size.counter,
    height: vars.size.counter,
    paddingInline: 5,
    borderRadius: vars.radius.counter,
    background: count.bg,
    color: count.fg,
    display: "grid",
    placeItems: "center",
    fontVariantNumeric: "tabular-nums",
    boxShadow: `0 0 0 2px ${bg.canvas}`,
  }),
);
