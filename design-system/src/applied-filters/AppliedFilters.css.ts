import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/index.ts";

export const bar = style(
  component({
    display: "flex",
    gap: 6,
    alignItems: "center",
    minWidth: 0,
    overflowX: "auto",
    // A chip that the edge cuts off comes wholly into view when it has focus.
    scrollPaddingInline: 96,
    scrollbarWidth: "none",
    // Room for the focus ring inside what scrolls.
    padding: 6,
    margin: -6,
  }),
);

export const clear = style([
  text.body.sm,
  component({ display: "inline-flex", alignItems: "center", minHeight: 44, marginInline: 8, whiteSpace: "nowrap" }),
]);
