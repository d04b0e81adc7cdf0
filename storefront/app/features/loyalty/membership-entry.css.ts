import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Number and surname have equal room. */
export const entry = style(page({ "@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto" } } }));
