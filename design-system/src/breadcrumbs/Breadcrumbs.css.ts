import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { bleed } from "../theme/grid.ts";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

/** One line on a phone, which goes on sideways. Room for the thumb and for the ring of focus is not room in the page. */
export const list = style(
  part({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0 8px",
    color: vars.color.text.secondary,
    "@media": {
      "(max-width: 47.9375em)": {
        flexWrap: "nowrap",
        whiteSpace: "nowrap",
        overflowX: "auto",
        scrollbarWidth: "none",
        // A link that the edge cuts off comes wholly into view when it has focus.
        scrollPaddingInline: 96,
        margin: `-6px calc(-1 * ${bleed})`,
        padding: `6px ${bleed}`,
      },
      [media.coarse]: { marginBlock: -16, paddingBlock: 6 },
    },
  }),
);

export const item = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    // Firefox would have it narrower than its words and its arrow.
    "@media": { "(max-width: 47.9375em)": { flex: "none" } },
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
