import { media, page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const prompt = style(
  page({
    position: "relative",
    display: "grid",
    "@media": { [media.md]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
  }),
);
export const close = style(
  page({ position: "absolute", zIndex: 1, insetBlockStart: 8, insetInlineEnd: 8, background: vars.color.bg.canvas }),
);
/** Beside the words it is as high as they are; over them it leaves a phone's screen to them. */
export const picture = style(
  page({
    position: "relative",
    height: "min(38dvh, 320px)",
    minWidth: 0,
    "@media": { [media.md]: { height: "auto", minHeight: 448 } },
  }),
);
export const photograph = style(page({ position: "absolute", inset: 0 }));
export const heart = style(
  page({
    position: "absolute",
    insetBlockStart: 16,
    insetInlineStart: 16,
    display: "grid",
    placeItems: "center",
    width: 52,
    height: 52,
    borderRadius: vars.radius.swatch,
    background: vars.color.bg.marker,
    color: vars.color.text["on-marker"],
  }),
);
export const words = style(
  page({
    display: "grid",
    gap: 20,
    alignContent: "center",
    padding: "24px 24px 28px",
    "@media": { [media.md]: { padding: "64px 40px" } },
  }),
);
