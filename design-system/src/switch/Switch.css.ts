import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color, motion } = vars;

export const row = style([
  text.label.md,
  component({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 16,
    minHeight: 44,
    cursor: "pointer",
    selectors: { "&:has(:disabled)": { color: color.text.disabled, cursor: "not-allowed" } },
  }),
]);

export const control = style(
  component({
    appearance: "none",
    width: 44,
    height: 26,
    flex: "none",
    position: "relative",
    borderRadius: 999,
    border: `1.5px solid ${color.control.border.rest}`,
    background: color.control.bg.rest,
    transition: `background-color ${motion.hover}`,
    cursor: "inherit",
    "::before": {
      content: "",
      position: "absolute",
      top: 3,
      insetInlineStart: 3,
      width: 17,
      height: 17,
      borderRadius: "50%",
      background: color.control.border.rest,
      transition: `translate ${motion.hover}, background-color ${motion.hover}`,
    },
    selectors: {
      "&:hover:not(:disabled)": { borderColor: color.control.border.hover },
      "&:checked": { background: color.control.bg.selected, borderColor: color.control.bg.selected },
      "&:checked::before": { translate: "18px 0", background: color.commerce.tick.on },
      "[dir=rtl] &:checked::before": { translate: "-18px 0" },
      "&:disabled": { background: color.control.bg.disabled, borderColor: color.control.border.disabled },
      "&:disabled::before": { background: color.control.border.disabled },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: { "&::before": { background: "ButtonText" }, "&:checked::before": { background: "Highlight" } },
      },
    },
  }),
);
