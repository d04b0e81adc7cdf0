import { gutter, media, page, tileGap, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

export const announcement = style(
  page({ background: vars.color.bg.marker, color: vars.color.text["on-marker"], paddingBlock: 20 }),
);
export const announcementInner = style(page({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "8px 24px" }));

export const film = style(page({ display: "grid", gap: 16, margin: 0 }));
export const filmPicture = style(
  page({ width: "100%", aspectRatio: "16 / 9", objectFit: "cover", background: vars.color.bg.media }),
);
export const filmWords = style(page({ display: "grid", gap: 6, maxWidth: "60ch" }));

export const outfit = style(
  page({
    display: "grid",
    gap: gutter,
    "@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", alignItems: "end" } },
  }),
);
export const outfitPicture = style(
  page({ position: "relative", aspectRatio: "4 / 5", overflow: "hidden", background: vars.color.bg.media }),
);
export const outfitWords = style(page({ display: "grid", gap: 16, alignContent: "end" }));
export const outfitTiles = style(
  page({ display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `32px ${tileGap}`, marginTop: 16 }),
);
