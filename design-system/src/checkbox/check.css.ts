import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { layers, media, part, vars } from "../theme/index.ts";

const { color, motion, radius } = vars;
const { control, commerce, feedback } = color;

/** The row a checkbox or a radio shares with its words. */
export const check = style([
  text.body.md,
  part({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "1.5rem 1fr",
    gap: 12,
    alignItems: "start",
    minHeight: "1.5rem",
    cursor: "pointer",
    // The row is 24 high to sit close; its target is 44.
    "::before": { content: "", position: "absolute", insetInline: 0, top: -10, bottom: -10 },
    selectors: { "&:has(:disabled)": { color: color.text.disabled, cursor: "not-allowed" } },
  }),
]);

const input = style(
  part({
    position: "relative",
    appearance: "none",
    // As large as the words beside it are set.
    width: "1.5rem",
    height: "1.5rem",
    border: `1.5px solid ${control.border.rest}`,
    background: control.bg.rest,
    display: "grid",
    placeItems: "center",
    transition: `background-color ${motion.hover}, border-color ${motion.hover}`,
    cursor: "inherit",
    selectors: {
      "&:checked": { background: control.bg.selected, borderColor: control.bg.selected },
      "&:disabled": { background: control.bg.disabled, borderColor: control.border.disabled },
      "&:checked:disabled": { background: color.border.default, borderColor: color.border.default },
      "&[aria-invalid=true], [aria-invalid=true] &": { borderColor: control.border.error, borderWidth: 2 },
      "&:checked::before": { content: "" },
    },
    // System colours draw the native control, which the shopper's contrast theme knows how to show.
    "@media": { [media.forcedColors]: { appearance: "auto" } },
  }),
);

export const checkboxInput = style([
  input,
  part({
    borderRadius: radius.checkbox,
    selectors: {
      "&:checked::before": {
        width: ".8125rem",
        height: ".4375rem",
        borderLeft: `2.5px solid ${commerce.tick.on}`,
        borderBottom: `2.5px solid ${commerce.tick.on}`,
        rotate: "-47deg",
        translate: "0 -.125rem",
      },
      "&:checked:disabled::before": { borderColor: color.bg.canvas },
    },
  }),
]);

export const radioInput = style([
  input,
  part({
    borderRadius: "50%",
    selectors: {
      "&:checked::before": { width: ".625rem", height: ".625rem", borderRadius: "50%", background: commerce.tick.on },
      "&:checked:disabled::before": { background: color.bg.canvas },
    },
  }),
]);

globalStyle(`${check}:hover > input:not(:disabled, :checked, [aria-invalid=true])`, {
  "@layer": { [layers.parts]: { borderColor: control.border.hover } },
});

export const words = style(part({ position: "relative", minWidth: 0 }));

export const help = style([text.body.sm, part({ display: "block", color: color.text.secondary })]);

export const error = style([text.body.sm, part({ display: "flex", gap: 6, alignItems: "flex-start", color: feedback.error.fg })]);

globalStyle(`${error} > svg`, { "@layer": { [layers.parts]: { marginTop: 1, flex: "none" } } });

export const stack = style(part({ display: "grid", gap: 6, alignContent: "start" }));
