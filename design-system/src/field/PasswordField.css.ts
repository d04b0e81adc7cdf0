import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { part, vars } from "../theme/index.ts";

const { color, motion } = vars;

/** A 44 px button at the end of the box: show, clear, help. */
export const endButton = style(
  part({
    display: "inline-grid",
    placeItems: "center",
    width: 44,
    height: 44,
    flex: "none",
    marginInlineEnd: 4,
    borderRadius: 999,
    color: color.text.primary,
    transition: `background-color ${motion.hover}`,
    selectors: { "&:hover:not(:disabled)": { background: color.action.ghost.bg.hover } },
  }),
);

export const rules = style([
  text.body.sm,
  part({
    display: "grid",
    gap: "4px 16px",
    gridTemplateColumns: "repeat(auto-fill, minmax(190px, 1fr))",
    color: color.text.secondary,
  }),
]);

const mark = { content: "", flex: "none" } as const;

export const rule = style(
  part({
    position: "relative",
    display: "flex",
    gap: 8,
    alignItems: "center",
    "::before": { ...mark, width: 6, height: 6, marginInline: 5, borderRadius: "50%", border: "1.5px solid currentColor" },
  }),
);

export const ruleMet = style(
  part({
    position: "relative",
    display: "flex",
    gap: 8,
    alignItems: "center",
    color: color.feedback.success.fg,
    "::before": {
      ...mark,
      width: 12,
      height: 7,
      margin: "-3px 2px 0",
      borderLeft: "2px solid",
      borderBottom: "2px solid",
      rotate: "-45deg",
    },
  }),
);
