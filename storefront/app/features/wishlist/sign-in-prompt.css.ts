import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const prompt = style(
  page({
    display: "grid",
    "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
  }),
);
export const picture = style(
  page({
    position: "relative",
    display: "none",
    "@media": { [media.md]: { display: "block" } },
  }),
);
export const heart = style(
  page({
    position: "absolute",
    insetBlockEnd: 16,
    insetInlineEnd: 16,
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: vars.radius.swatch,
    background: vars.color.bg.canvas,
  }),
);
export const words = style(page({ display: "grid", gap: 20, alignContent: "center", padding: "56px 24px 32px" }));
