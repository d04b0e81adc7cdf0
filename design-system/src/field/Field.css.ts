import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { layers, media, part, vars } from "../theme/index.ts";

const { color, motion, radius, size, space } = vars;
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

const bare = {
  flex: 1,
  width: "100%",
  minWidth: 0,
  minHeight: 50,
  border: 0,
  background: "none",
  padding: "0 16px",
  borderRadius: "inherit",
  appearance: "none",
} as const;

// The box shows the focus for its control.
const quiet = { "&:focus": { outline: "none", boxShadow: "none" } } as const;
const placeholder = { "&::placeholder": { color: color.text.placeholder, opacity: 1 } } as const;

export const control = style([text.body.md, part({ ...bare, selectors: { ...quiet, ...placeholder } })]);

export const textarea = style([
  text.body.md,
  part({ ...bare, minHeight: 96, paddingBlock: 14, resize: "vertical", selectors: { ...quiet, ...placeholder } }),
]);

export const select = style([
  text.body.md,
  part({ ...bare, paddingInlineEnd: 44, textOverflow: "ellipsis", cursor: "pointer", selectors: quiet }),
]);

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

// The platform's list takes its colours from the page, not from the box.
globalStyle(`${select} > option`, {
  "@layer": { [layers.parts]: { color: color.text.primary, background: color.bg.panel } },
});

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

export const help = style([
  text.body.sm,
  part({ color: color.text.secondary, display: "flex", justifyContent: "space-between", gap: 12 }),
]);

export const count = style(part({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }));
export const countOver = style([count, part({ color: color.feedback.error.fg, fontWeight: 600 })]);

export const error = style([
  text.body.sm,
  part({ display: "flex", gap: 6, alignItems: "flex-start", color: color.feedback.error.fg }),
]);

globalStyle(`${error} > svg`, { "@layer": { [layers.parts]: { marginTop: 1, flex: "none" } } });

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

export const form = style(part({ display: "grid", gap: space.field }));

const row = { display: "grid", gap: `${space.field} 16px` } as const;
const columns = (template: string) => style(part({ ...row, "@media": { [media.sm]: { gridTemplateColumns: template } } }));

export const rowOf = {
  halves: columns("1fr 1fr"),
  thirds: columns("1fr 1fr 1fr"),
  twoThirds: columns("2fr 1fr"),
};
