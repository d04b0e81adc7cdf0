import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, margin, media, vars } from "../theme/index.ts";

const { color, motion } = vars;

export const panel = style(
  component({
    alignSelf: "start",
    padding: 24,
    background: color.bg.subtle,
    "@media": { [media.lg]: { padding: 32 } },
  }),
);

export const sticky = style(component({ "@media": { [media.lg]: { position: "sticky", top: 100 } } }));

export const side = style(
  component({
    paddingInline: margin,
    background: color.bg.subtle,
    borderBottom: `1px solid ${color.border.subtle}`,
    "@media": { [media.lg]: { borderBottom: 0 } },
  }),
);

export const bar = style([
  text.label.md,
  component({
    display: "flex",
    alignItems: "center",
    // With large text the total goes under the words.
    flexWrap: "wrap",
    gap: 8,
    width: "100%",
    minHeight: 64,
    paddingBlock: 8,
    "@media": { [media.lg]: { display: "none" }, "(scripting: none)": { display: "none" } },
  }),
]);

globalStyle(`${bar} > svg:last-of-type`, { "@layer": { [layers.components]: { transition: `rotate ${motion.accordion}` } } });
globalStyle(`${bar}[aria-expanded=true] > svg:last-of-type`, { "@layer": { [layers.components]: { rotate: "180deg" } } });

export const barTotal = style(component({ marginInlineStart: "auto", fontVariantNumeric: "tabular-nums" }));

export const content = style(
  component({
    display: "grid",
    gap: 20,
    paddingBottom: 24,
    "@media": {
      [media.lg]: { position: "sticky", top: 0, maxWidth: vars.size.column.summary, paddingBlock: 56, marginInlineStart: 16 },
      "(scripting: none)": { paddingTop: 24 },
    },
  }),
);

export const folded = style(component({ "@media": { "(max-width: 63.9375em) and (scripting: enabled)": { display: "none" } } }));

export const sums = style([text.body.md, component({ display: "grid", gap: 10, fontVariantNumeric: "tabular-nums" })]);

const row = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0 16px",
  alignItems: "baseline",
} as const;

export const sum = style(component(row));

export const total = style([
  text.heading.md,
  component({ ...row, borderTop: `1px solid ${color.border.strong}`, paddingTop: 16, marginTop: 6 }),
]);

export const label = style(component({ flex: "1 5em", display: "flex", alignItems: "center", gap: 8, minWidth: 0 }));
export const amount = style(
  component({ textAlign: "end", marginInlineStart: "auto", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }),
);
