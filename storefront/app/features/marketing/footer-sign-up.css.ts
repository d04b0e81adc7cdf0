import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

const label = vars.type.label.md;

export const row = style(
  page({
    display: "grid",
    gap: 8,
    alignItems: "start",
    // The field's usual grey edge is lost on the marker.
    vars: { [vars.color.control.border.rest]: vars.color.border.strong },
    "@media": { [media.sm]: { gridTemplateColumns: "1fr auto" } },
  }),
);
/** Stands beside the field's box, below its label. */
export const button = style(page({ "@media": { [media.sm]: { marginTop: `calc(${label.size} * ${label.line} + 6px)` } } }));
export const note = style(page({ marginTop: 10 }));
