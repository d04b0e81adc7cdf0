import { media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const form = style(page({ display: "grid", gap: 16, marginTop: 12 }));

export const row = style(
  page({
    display: "grid",
    gap: 8,
    alignItems: "start",
    "@media": { [media.sm]: { gridTemplateColumns: "1fr auto" } },
  }),
);

/** Nothing is left free for what there is nothing to say of. */
export const problem = style(page({ selectors: { "&:empty": { display: "none" } } }));

/** Beside the field, below its label. */
export const button = style(page({ "@media": { [media.sm]: { marginTop: 26 } } }));
