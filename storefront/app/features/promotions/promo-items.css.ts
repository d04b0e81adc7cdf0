import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** As narrow as it takes to stand beside the button on a phone. */
export const size = style(page({ flex: "1 1 96px", maxWidth: 152, minWidth: 0 }));
export const offers = style(page({ display: "grid", gap: 24, marginTop: 32, outline: "none" }));
