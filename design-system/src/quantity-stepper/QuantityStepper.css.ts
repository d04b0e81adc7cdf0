import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, vars } from "../theme/index.ts";

const { color, motion, radius } = vars;

export const stepper = style(
  component({
    position: "relative",
    display: "inline-grid",
    gridTemplateColumns: "44px 36px 44px",
    width: "fit-content",
    height: 46,
    border: `1px solid ${color.control.border.rest}`,
    borderRadius: radius.control,
    background: color.control.bg.rest,
    color: color.control.fg.rest,
    transition: `border-color ${motion.hover}`,
    selectors: {
      "&:hover": { borderColor: color.control.border.hover },
      // One more pixel of border, one less of height: the row does not move.
      "&[data-invalid]": { borderColor: color.control.border.error, boxShadow: `inset 0 0 0 1px ${color.control.border.error}` },
    },
  }),
);

export const button = style(
  component({
    display: "grid",
    placeItems: "center",
    borderRadius: "inherit",
    transition: `background-color ${motion.hover}`,
    selectors: {
      "&:hover:not([aria-disabled=true])": { background: color.action.ghost.bg.hover },
      "&[aria-disabled=true]": { color: color.text.disabled, cursor: "not-allowed" },
    },
  }),
);

export const input = style([
  text.body.md,
  component({
    width: "100%",
    height: 44,
    padding: 0,
    border: 0,
    background: "none",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    borderRadius: 4,
    selectors: { "&[aria-disabled=true]": { color: color.text.disabled } },
  }),
]);
