import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const offers = style(page({ display: "grid", gap: 24, marginTop: 32, outline: "none" }));
