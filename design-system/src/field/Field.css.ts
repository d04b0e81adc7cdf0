import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { layers, media, part, vars } from "../theme/index.ts";
import { bare, placeholder, quiet } from "./control-rule.ts";

const { color, motion, radius, size } = vars;
const control_ = color.control;
const halo = `0 0 0 4px ${color.focus.halo}`;

export const field = style(part({ display: "grid", gap: 6, alignContent: "start", position: "relative", minWidth: 0 }));

export const label = style([
  text.label.md,
  part({ display: "flex", justifyContent: "space-between", gap: 12, alignItems: "baseline" }),
]);

export const optional = style([text.body.sm, part({ color: color.text.secondary })]);

export const box = style(
  part({
    position: "relative",
    display: "flex",
    alignItems: "center",
    minHeight: size.control.lg,
    border: `1px solid ${control_.border.rest}`,
    borderRadius: radius.field,
    background: control_.bg.rest,
    color: control_.fg.rest,
    transition: `border-color ${motion.hover}, box-shadow ${motion.hover}`,
    selectors: {
      "&:hover": { borderColor: control_.border.hover },
      "&:focus-within": {
        borderColor: control_.border.focus,
        boxShadow: `inset 0 0 0 1px ${control_.border.focus}, ${halo}`,
      },
      "&[data-state=error]": {
        borderColor: control_.border.error,
        boxShadow: `inset 0 0 0 1px ${control_.border.error}`,
      },
      "&[data-state=error]:focus-within": { boxShadow: `inset 0 0 0 1px ${control_.border.error}, ${halo}` },
      "&[data-state=disabled]": {
        background: control_.bg.disabled,
        borderColor: control_.border.disabled,
        color: color.text.secondary,
      },
    },
    "@media": {
      // Forced colours drop shadows: the focused box shows itself by an outline, which they keep.
      [media.forcedColors]: { selectors: { "&:focus-within": { outline: "2px solid Highlight", outlineOffset: 2 } } },
    },
  }),
);

export const control = style([text.body.md, part({ ...bare, selectors: { ...quiet, ...placeholder } })]);

export const selectBox = style([
  box,
  part({
    "::after": {
      content: "",
      position: "absolute",
      insetInlineEnd: 18,
      top: "50%",
      width: 8,
      height: 8,
      borderRight: "1.7px solid",
      borderBottom: "1.7px solid",
      translate: "0 -70%",
      rotate: "45deg",
      pointerEvents: "none",
    },
  }),
]);

// An icon given as prefix stands off the edge by itself; it is the box's only bare svg.
globalStyle(`${box} > svg`, {
  "@layer": {
    [layers.parts]: { flex: "none", marginInlineStart: 14, color: color.text.secondary, pointerEvents: "none" },
  },
});

export const prefix = style([
  text.body.md,
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    height: 28,
    paddingInline: "16px 12px",
    borderInlineEnd: `1px solid ${color.border.subtle}`,
    flex: "none",
  }),
]);

export const barePrefix = style([text.body.md, part({ paddingInlineStart: 16, flex: "none" })]);

export const tick = style(
  part({ display: "inline-flex", flex: "none", marginInlineEnd: 14, color: color.feedback.success.icon }),
);

export const help = style([
  text.body.sm,
  part({ color: color.text.secondary, display: "flex", justifyContent: "space-between", gap: 12, textWrap: "pretty" }),
]);

export const count = style(part({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }));
export const countOver = style([count, part({ color: color.feedback.error.fg, fontWeight: 600 })]);

export const error = style([
  text.body.sm,
  part({ display: "flex", gap: 6, alignItems: "flex-start", color: color.feedback.error.fg }),
]);

globalStyle(`${error} > svg`, { "@layer": { [layers.parts]: { marginTop: 1, flex: "none" } } });
