import { margin, media, page } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const prompt = style(
  page({
    display: "grid",
    gap: 16,
    alignItems: "center",
    padding: `20px ${margin}`,
    "@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto", paddingBlock: 24 } },
  }),
);
export const words = style(page({ display: "grid", gap: 6 }));
export const actions = style(page({ display: "flex", flexWrap: "wrap", gap: 8 }));
