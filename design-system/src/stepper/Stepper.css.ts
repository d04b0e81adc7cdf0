import { style } from "@vanilla-extract/css";
import { stitchLine } from "../stitch/stitch-line.ts";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color, stitch } = vars;

export const steps = style(component({ display: "flex", alignItems: "center", gap: 8, "@media": { [media.sm]: { gap: 10 } } }));

export const step = style([
  text.label.sm,
  component({
    display: "flex",
    alignItems: "center",
    gap: 8,
    color: color.text.secondary,
    "@media": { [media.coarse]: { minHeight: 44, minWidth: 24 } },
    selectors: { "a&:hover": { textDecoration: "underline", textUnderlineOffset: ".2em" } },
  }),
]);

export const reached = style(component({ color: color.text.primary }));

const base = style([
  text.label.xs,
  component({
    // In rem for larger text, as far as four of them leave a small phone room.
    width: "min(1.5rem, 8.5vw)",
    height: "min(1.5rem, 8.5vw)",
    flex: "none",
    display: "grid",
    placeItems: "center",
    borderRadius: "50%",
    border: `1.5px solid ${color.control.border.rest}`,
    fontVariantNumeric: "tabular-nums",
  }),
]);

export const dot = {
  done: style([
    base,
    component({
      background: color.bg.inverse,
      borderColor: color.bg.inverse,
      color: color.text["marker-on-inverse"],
      forcedColorAdjust: "none",
    }),
  ]),
  current: style([
    base,
    component({
      background: color.bg.marker,
      borderColor: color.border.strong,
      color: color.text["on-marker"],
      forcedColorAdjust: "none",
    }),
  ]),
  next: base,
};

/** Under 640 px only the step in hand shows its name. */
export const name = style(
  component({
    "@media": {
      "(max-width: 39.9375em)": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    },
  }),
);

export const line = style(
  component({
    flex: 1,
    minWidth: 8,
    width: "clamp(16px, 4vw, 56px)",
    height: stitch.width,
    background: stitchLine(color.border.default),
    // Under the stitch, unseen: forced colours draw a border and no gradient.
    borderTop: "1px solid transparent",
  }),
);

export const lineDone = style([line, component({ background: stitchLine(color.border.strong) })]);
