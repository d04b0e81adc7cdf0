import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { commerce, text } = vars.color;

export const price = style(part({ display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", gap: "2px 8px" }));

/** Pulled out by its own padding, so that figures of sale and other prices stand in one column and on one line. */
export const sale = style(
  part({
    background: commerce.sale.bg,
    color: commerce.sale.fg,
    paddingBlock: 1,
    paddingInline: 5,
    marginBlock: -1,
    marginInlineStart: -5,
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
);

export const was = style(part({ color: commerce.price.was, textDecoration: "line-through", fontWeight: 400 }));

export const note = style(part({ color: text.secondary, fontWeight: 400 }));
