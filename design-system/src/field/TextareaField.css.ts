import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { part } from "../theme/index.ts";
import { bare, placeholder, quiet } from "./control-rule.ts";

export const textarea = style([
  text.body.md,
  part({ ...bare, minHeight: 96, paddingBlock: 14, resize: "vertical", selectors: { ...quiet, ...placeholder } }),
]);
