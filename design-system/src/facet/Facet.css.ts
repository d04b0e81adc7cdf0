import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, media, vars } from "../theme/index.ts";

const { color, motion } = vars;
const { control } = color;
// Where no script runs, nothing can unfold what is folded.
const scriptless = "(scripting: none)";

/** The name of the first stands level with what is beside it: its row is tall for the thumb, not for the eye. */
export const group = style(
  component({
    borderTop: `1px solid ${color.border.subtle}`,
    selectors: { "&:first-child, input + &": { borderTop: 0, marginTop: -12 } },
  }),
);

export const head = style([
  text.label.md,
  component({ display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: 56 }),
]);

globalStyle(`${head} > svg`, { "@layer": { [layers.components]: { transition: `rotate ${motion.accordion}` } } });
globalStyle(`${group}[open] > ${head} > svg`, { "@layer": { [layers.components]: { rotate: "180deg" } } });

export const chosen = style([
  text.body.sm,
  component({
    color: color.text.secondary,
    marginInlineStart: "auto",
    paddingInline: "16px 8px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  }),
]);

export const body = style([text.body.sm, component({ display: "grid", gap: 10, paddingBottom: 24 })]);

export const list = style(component({ display: "grid" }));

export const row = style([
  text.body.sm,
  component({
    minHeight: 40,
    alignItems: "center",
    gridTemplateColumns: "24px 1fr auto",
    "::before": { inset: 0 },
    "@media": { [media.coarse]: { minHeight: 44 } },
  }),
]);

export const count = style(component({ color: color.text.secondary, fontVariantNumeric: "tabular-nums" }));

export const extra = style(component({ display: "none", "@media": { [scriptless]: { display: "block" } } }));

export const more = style([
  text.body.sm,
  component({ justifySelf: "start", minHeight: 44, "@media": { [scriptless]: { display: "none" } } }),
]);

/** The checkbox lies unseen over what is drawn for it. */
export const cover = style(
  component({
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    margin: 0,
    opacity: 0,
    cursor: "inherit",
    appearance: "none",
  }),
);

const ring = {
  outline: `2px solid ${color.focus.ring}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 6px ${color.focus.halo}`,
  zIndex: 1,
} as const;

export const sizes = style(
  component({ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(3.25rem, 1fr))", gap: 6 }),
);

const struck = `linear-gradient(to top right, transparent calc(50% - .6px), ${color.border.default} calc(50% - .6px), ${color.border.default} calc(50% + .6px), transparent calc(50% + .6px))`;

export const size = style([
  text.label.sm,
  component({
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: 44,
    height: "100%",
    paddingInline: 5,
    textAlign: "center",
    overflowWrap: "anywhere",
    border: `1px solid ${control.border.rest}`,
    borderRadius: vars.radius.checkbox,
    background: control.bg.rest,
    color: control.fg.rest,
    fontVariantNumeric: "tabular-nums",
    cursor: "pointer",
    transition: `background-color ${motion.hover}, color ${motion.hover}, border-color ${motion.hover}`,
    selectors: {
      "&:hover": { borderColor: control.border.hover, boxShadow: `inset 0 0 0 1px ${control.border.hover}` },
      "&:has(:checked)": { background: control.bg.selected, color: control.fg.selected, borderColor: control.bg.selected },
      "&:has(:disabled)": {
        color: color.text.disabled,
        borderColor: color.border.subtle,
        background: `${struck} ${control.bg.rest}`,
        cursor: "not-allowed",
        boxShadow: "none",
      },
      "&:has(:focus-visible)": ring,
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&:has(:checked)": { borderWidth: 3 } } },
    },
  }),
]);

export const colours = style(component({ display: "grid", gridTemplateColumns: "repeat(2, 1fr)" }));

export const colour = style([
  text.body.sm,
  component({ minHeight: 44, alignItems: "center", gridTemplateColumns: "28px 1fr", "::before": { inset: 0 } }),
]);

export const swatch = style(
  component({
    width: 28,
    height: 28,
    borderRadius: vars.radius.swatch,
    background: "var(--swatch)",
    boxShadow: "inset 0 0 0 1px rgb(18 19 15 / .16)",
    forcedColorAdjust: "none",
    selectors: {
      "input:checked + &": { outline: `1.5px solid ${color.border.strong}`, outlineOffset: 2 },
      "input:focus-visible + &": {
        outline: `2px solid ${color.focus.ring}`,
        outlineOffset: 2,
        boxShadow: `0 0 0 6px ${color.focus.halo}`,
      },
      "input:disabled + &": { opacity: 0.4 },
    },
    "@media": {
      [media.forcedColors]: {
        selectors: {
          "input:is(:checked, :focus-visible) + &": { outlineColor: "Highlight" },
          // Told apart from the ring of one that is chosen.
          "input:focus-visible + &": { outlineWidth: 4 },
        },
      },
    },
  }),
);

export const toggle = style(component({ borderTop: `1px solid ${color.border.subtle}`, paddingBlock: 6 }));

export const apply = style(component({ marginTop: 16 }));
