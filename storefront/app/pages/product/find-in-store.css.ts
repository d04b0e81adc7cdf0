import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const parts = style(page({ display: "grid", gap: 20, minWidth: 0 }));
export const legend = style(page({ fontWeight: 600, marginBottom: 12 }));
