import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const promptTitle = style(page({ color: vars.color.text.secondary, paddingBottom: 12 }));
export const chips = style(page({ display: "flex", flexWrap: "wrap", gap: 6 }));
export const nothing = style(page({ paddingBottom: 24 }));
