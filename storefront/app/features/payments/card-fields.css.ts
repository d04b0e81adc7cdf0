import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const spinner = style(page({ flex: "none", marginInlineEnd: 16 }));
