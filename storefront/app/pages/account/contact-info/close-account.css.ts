import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const section = style(
  page({
    display: "grid",
    gap: 16,
    maxWidth: 640,
    marginTop: 24,
    paddingTop: 32,
    borderTop: `1px solid ${vars.color.border.subtle}`,
  }),
);
export const form = style(page({ display: "grid", gap: 24 }));
export const group = style(page({ display: "grid", gap: 8 }));
export const list = style(page({ display: "grid", gap: 4, margin: 0, paddingInlineStart: 20, listStyle: "disc" }));
