import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const earning = style(page({ display: "flex", alignItems: "center", gap: 8 }));
export const redeem = style(page({ display: "grid", gap: 20 }));
export const redeemActions = style(page({ display: "flex", flexWrap: "wrap", gap: 12 }));
