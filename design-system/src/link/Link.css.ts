import { vars } from "@tread/tokens/contract";
import { styleVariants } from "@vanilla-extract/css";
import { onInverse } from "../theme/ground.ts";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion } = vars;
const marker = `linear-gradient(${color.bg.marker}, ${color.bg.marker})`;

const wipe = {
  color: color.text.link,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
  background: `${marker} 0 100% / 0 100% no-repeat`,
  transition: `background-size ${motion.marker}`,
  selectors: {
    [onInverse]: { color: "inherit" },
    "&:hover": { backgroundSize: "100% 100%", color: color.text["on-marker"] },
    "[dir='rtl'] &": { backgroundPosition: "100% 100%" },
  },
} as const;

export const link = styleVariants({
  text: part(wipe),
  quiet: part({ ...wipe, textDecorationColor: color.border.default }),
  standalone: part({
    ...wipe,
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: 24,
    "@media": { [media.coarse]: { minHeight: vars.size.tap } },
  }),
  plain: part({ color: "inherit", textDecoration: "none" }),
});
