import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const row = style(
  page({ display: "grid", gap: 8, alignItems: "start", "@media": { [media.sm]: { gridTemplateColumns: "1fr auto" } } }),
);
/** Stands beside the field's box, below its label. */
export const button = style(page({ "@media": { [media.sm]: { marginTop: 26 } } }));
export const note = style(page({ marginTop: 10 }));
