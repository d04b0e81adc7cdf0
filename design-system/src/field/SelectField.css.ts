import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { layers, part, vars } from "../theme/index.ts";
import { bare, quiet } from "./control-rule.ts";

const { color } = vars;

export const select = style([
  text.body.md,
  part({ ...bare, paddingInlineEnd: 44, textOverflow: "ellipsis", cursor: "pointer", selectors: quiet }),
]);

// The platform's list takes its colours from the page, not from the box.
globalStyle(`${select} > option`, {
  "@layer": { [layers.parts]: { color: color.text.primary, background: color.bg.panel } },
});
