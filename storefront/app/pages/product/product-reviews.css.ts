import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const reviews = style(
  page({ display: "grid", gap: 40, "@media": { [media.lg]: { gridTemplateColumns: "300px 1fr", gap: 80 } } }),
);
export const summary = style(
  page({
    display: "grid",
    gap: 10,
    justifyItems: "start",
    alignContent: "start",
    "@media": { [media.lg]: { position: "sticky", top: 120, alignSelf: "start" } },
  }),
);
export const score = style(
  page({ fontSize: "5rem", lineHeight: 0.9, fontStretch: "62%", fontWeight: 200, fontVariantNumeric: "tabular-nums" }),
);
/** Lines up with the text above it, its own padding hanging over, but for forced colours, where its edge would leave a phone's screen. */
export const more = style(page({ marginInlineStart: -20, "@media": { [media.forcedColors]: { marginInlineStart: 0 } } }));
