import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, margin, media, vars } from "../theme/index.ts";

const { color, control, motion } = { ...vars, control: vars.color.control };

export const nav = style(
  component({
    marginInline: `calc(-1 * ${margin})`,
    overflowX: "auto",
    // A chip that the edge cuts off comes wholly into view when it has focus.
    scrollPaddingInline: 96,
    scrollbarWidth: "none",
    "@media": { [media.lg]: { marginInline: 0, overflowX: "visible", position: "sticky", top: 100 } },
  }),
);

export const list = style(
  component({
    display: "flex",
    gap: 6,
    width: "max-content",
    // The ring of a focused chip is 6 px wide and may not be cut.
    padding: `6px ${margin}`,
    "@media": { [media.lg]: { display: "grid", gap: 0, width: "auto", padding: 0 } },
  }),
);

/** A chip in a row under 1024 px; from there a line of a list with a rule at its start. */
export const item = style([
  text.label.sm,
  component({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    width: "100%",
    minHeight: 44,
    paddingInline: 16,
    border: `1px solid ${control.border.rest}`,
    borderRadius: vars.radius.chip,
    background: control.bg.rest,
    color: control.fg.rest,
    whiteSpace: "nowrap",
    textAlign: "start",
    transition: `border-color ${motion.hover}, background-color ${motion.hover}`,
    selectors: {
      "&:hover": { borderColor: control.border.hover },
      "&[aria-current]": { background: control.bg.selected, borderColor: control.bg.selected, color: control.fg.selected },
    },
    "@media": {
      [media.lg]: {
        border: 0,
        borderInlineStart: `2px solid ${color.border.subtle}`,
        borderRadius: 0,
        background: "none",
        color: color.text.primary,
        fontSize: ".9375rem",
        letterSpacing: 0,
        textTransform: "none",
        whiteSpace: "normal",
        selectors: {
          "&:hover": { borderColor: color.border.strong },
          "&[aria-current]": { background: "none", borderColor: color.border.strong, color: color.text.primary },
        },
      },
      [media.forcedColors]: { selectors: { "&[aria-current]": { border: "3px solid Highlight" } } },
    },
  }),
]);

export const quiet = style(
  component({
    "@media": {
      [media.lg]: {
        marginTop: 16,
        borderColor: "transparent",
        color: color.text.secondary,
        selectors: { "&:hover": { color: color.text.primary } },
      },
    },
  }),
);
