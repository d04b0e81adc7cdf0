import { media, page, tileGap } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** Tiles in a card: as close beside each other as anywhere, and further apart than that from the row under them. */
export const strip = style(
  page({
    display: "grid",
    gap: `20px ${tileGap}`,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "@media": { [media.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
  }),
);
