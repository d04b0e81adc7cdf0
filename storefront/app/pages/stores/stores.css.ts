import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const first = style(page({ marginTop: "clamp(24px, 3vw, 48px)" }));
export const head = style(page({ display: "grid", gap: 24, maxWidth: 640 }));
export const list = style(page({ display: "grid", gap: 20, marginTop: "clamp(24px, 4vw, 48px)" }));
export const filters = style(
  page({ display: "flex", flexWrap: "wrap", gap: 6, "@media": { "(scripting: none)": { display: "none" } } }),
);
