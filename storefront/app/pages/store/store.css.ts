import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const first = style(page({ marginTop: 20 }));
export const heading = style(page({ marginBlock: "16px clamp(28px, 3vw, 40px)" }));
export const part = style(page({ display: "grid", gap: 16, alignContent: "start", justifyItems: "start", minWidth: 0 }));
export const address = style(page({ fontStyle: "normal" }));
export const today = style(page({ fontWeight: 600 }));
