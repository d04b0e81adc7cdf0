import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { layers, part, vars } from "../theme/index.ts";

const hairline = `1px solid ${vars.color.border.subtle}`;

export const disclosure = style(part({ borderTop: hairline, selectors: { "&:last-of-type": { borderBottom: hairline } } }));

export const summary = style([
  text.label.md,
  part({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 16, minHeight: 60 }),
]);

globalStyle(`${summary} > svg`, { "@layer": { [layers.parts]: { transition: `rotate ${vars.motion.accordion}` } } });
globalStyle(`${disclosure}[open] > ${summary} > svg`, { "@layer": { [layers.parts]: { rotate: "45deg" } } });

/** Nothing opens it on paper. */
globalStyle(`${disclosure}::details-content`, {
  "@layer": { [layers.parts]: { "@media": { print: { contentVisibility: "visible" } } } },
});

export const body = style([text.body.md, part({ display: "grid", gap: 12, paddingBottom: 24 })]);
