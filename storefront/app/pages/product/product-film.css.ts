import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const stage = style(
  page({ position: "relative", height: "100%", display: "grid", placeItems: "center", background: vars.color.bg.media }),
);
/** As large as there is room for, whatever its shape. */
export const film = style(page({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "contain" }));
export const loading = style(page({ position: "relative", pointerEvents: "none" }));
