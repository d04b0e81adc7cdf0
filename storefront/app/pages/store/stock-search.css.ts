import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const search = style(page({ display: "grid", gap: 16, maxWidth: 640, marginTop: "clamp(32px, 4vw, 56px)", minWidth: 0 }));
export const found = style(
  page({
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr)",
    gap: 16,
    alignItems: "start",
    paddingTop: 16,
    borderTop: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const picture = style(page({ width: 80, aspectRatio: "2 / 3", background: vars.color.bg.media }));
export const parts = style(page({ display: "grid", gap: 8, justifyItems: "start", minWidth: 0 }));
