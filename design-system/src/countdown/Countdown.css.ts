import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";

const { color } = vars;
// Four fit into the narrowest buy box however wide their digits are: a row that breaks at some seconds moves the page.
const between = "min(2.5vw, 20px)";

/** A strip on the foot of a tile's picture. */
export const strip = style([
  text.numeral.tile,
  component({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: 8,
    padding: "10px 12px",
    background: color.bg.inverse,
    color: color.text.inverse,
  }),
]);

export const pairs = style(component({ display: "inline-flex", flexWrap: "wrap", gap: 8 }));

export const letter = style(component({ opacity: 0.72, marginInlineStart: 1 }));

/** Numerals for a page, on a dark ground. */
export const block = style(component({ display: "flex", flexWrap: "wrap", gap: between }));

export const unit = style([
  text.body.sm,
  component({
    display: "grid",
    gap: 6,
    selectors: {
      "& + &": { paddingInlineStart: between, borderInlineStart: `1px solid ${color.border.inverse}` },
    },
  }),
]);

export const numeral = style([text.numeral.countdown, component({ display: "block" })]);

/** In a column as narrow as a buy box the numerals keep to 52 px, and on a small phone all four to one row. */
export const compact = style(component({ fontSize: "min(3.25rem, 13.3vw)" }));
