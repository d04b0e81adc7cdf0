import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

export const list = style(
  part({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 8px", color: vars.color.text.secondary }),
);

export const item = style(part({ display: "inline-flex", alignItems: "center", gap: 8 }));

export const link = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    minHeight: 24,
    selectors: {
      "&:hover": { color: vars.color.text.primary, textDecoration: "underline", textUnderlineOffset: ".2em" },
    },
    "@media": { [media.coarse]: { minHeight: vars.size.tap } },
  }),
);
