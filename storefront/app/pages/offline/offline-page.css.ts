import { page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const words = style(
  page({
    display: "grid",
    gap: 24,
    justifyItems: "start",
    paddingBlock: "clamp(40px, 7vw, 104px) clamp(32px, 4vw, 64px)",
  }),
);
export const sentence = style(page({ maxWidth: "46ch" }));
export const cart = style(page({ display: "grid", gap: 12, paddingBottom: 32 }));
/** As wide as lines are read with ease. */
export const lines = style(page({ maxWidth: 720 }));
