import { vars } from "@tread/tokens/contract";
import { fallbackVar, style } from "@vanilla-extract/css";
import { shape } from "../media-carousel/MediaCarousel.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion } = vars;

export const slide = style(
  component({
    position: "relative",
    display: "block",
    width: "100%",
    aspectRatio: fallbackVar(shape, "2 / 3"),
    maxHeight: "132vw",
    overflow: "hidden",
    background: color.bg.media,
    cursor: "zoom-in",
    selectors: { "&:focus-visible": { outlineOffset: -4, boxShadow: `inset 0 0 0 8px ${color.focus.halo}` } },
    "@media": { [media.lg]: { maxHeight: "none" } },
  }),
);

export const zoom = style(
  component({
    position: "absolute",
    insetInlineEnd: 12,
    bottom: 12,
    width: 44,
    height: 44,
    borderRadius: 999,
    display: "grid",
    placeItems: "center",
    background: color.bg.panel,
    color: color.text.primary,
    "@media": {
      "(min-width: 64em) and (hover: hover)": {
        opacity: 0,
        transition: `opacity ${motion.hover}`,
        selectors: { [`${slide}:hover &, ${slide}:focus-visible &, :first-child > ${slide} > &`]: { opacity: 1 } },
      },
    },
  }),
);

export const play = style(
  component({
    position: "absolute",
    inset: 0,
    margin: "auto",
    width: 76,
    height: 76,
    borderRadius: 999,
    display: "grid",
    placeItems: "center",
    background: color.bg.marker,
    color: color.text["on-marker"],
  }),
);
