import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const problem = style(page({ display: "grid", selectors: { "&:empty": { display: "none" } } }));
