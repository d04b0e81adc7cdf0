import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color, motion, radius } = vars;

export const segment = style(
  component({
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    gap: 3,
    padding: 3,
    border: `1px solid ${color.control.border.rest}`,
    borderRadius: radius.control,
  }),
);

export const half = style([
  text.body.md,
  component({
    position: "relative",
    minHeight: 50,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 10,
    paddingInline: 8,
    borderRadius: radius.control,
    cursor: "pointer",
    fontWeight: 600,
    textAlign: "center",
    transition: `background-color ${motion.hover}, color ${motion.hover}`,
    selectors: {
      "&:hover": { background: color.action.ghost.bg.hover },
      "&:has(:checked)": { background: color.control.bg.selected, color: color.control.fg.selected },
      "&:has(:disabled)": { color: color.text.disabled, background: "none", cursor: "not-allowed" },
      "&:has(:focus-visible)": {
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: 2,
        boxShadow: `0 0 0 6px ${color.focus.halo}`,
        zIndex: 1,
      },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&:has(:checked)": { border: "2px solid Highlight" } } },
    },
  }),
]);

export const input = style(
  component({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit", appearance: "none" }),
);
