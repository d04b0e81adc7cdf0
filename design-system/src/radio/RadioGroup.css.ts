import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, vars } from "../theme/index.ts";

export const group = style(component({ display: "grid", gap: 20, alignContent: "start" }));
export const legend = style([text.label.md, component({ marginBottom: 12 })]);
export const optional = style([text.body.sm, component({ color: vars.color.text.secondary, marginInlineStart: 4 })]);
export const help = style([text.body.sm, component({ color: vars.color.text.secondary, marginTop: -8 })]);
