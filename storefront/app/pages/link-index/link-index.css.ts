import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const groups = style(page({ marginTop: "clamp(24px, 4vw, 56px)", overflowWrap: "anywhere" }));
export const links = style(page({ display: "grid", gap: 4, marginTop: 12 }));
