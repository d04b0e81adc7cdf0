import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

/** On touch the height of its links is not room in the page. */
export const list = style(
  part({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0 8px",
    color: vars.color.text.secondary,
    "@media": { [media.coarse]: { marginBlock: -10 } },
  }),
);

export const item = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    // The page itself is no link, and may be alone on the last line.
    "@media": { [media.coarse]: { minHeight: 32 } },
  }),
);

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
