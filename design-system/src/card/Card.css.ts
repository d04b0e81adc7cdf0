import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, gutter, layers, media, vars } from "../theme/index.ts";
import type { CardSpan, CardTone } from "./card.contract.ts";

const { color, radius, type } = vars;

export const grid = style(
  component({
    display: "grid",
    gap: gutter,
    "@media": { [media.md]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
  }),
);

export const card = style(
  component({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 16,
    overflowWrap: "anywhere",
    alignContent: "start",
    minWidth: 0,
    padding: 20,
    border: "1px solid",
    borderRadius: radius.card,
    "@media": { [media.lg]: { padding: 28 } },
  }),
);

const tones: Record<CardTone, { background: string; color: string; borderColor: string }> = {
  plain: { background: color.bg.panel, color: color.text.primary, borderColor: color.border.default },
  ink: { background: color.bg.inverse, color: color.text.inverse, borderColor: color.bg.inverse },
  marker: { background: color.bg.marker, color: color.text["on-marker"], borderColor: color.bg.marker },
};

export const tone = styleVariants(tones, (colours) => component(colours));

const spans: Record<CardSpan, string> = { 2: "span 2", 3: "span 3", 4: "span 4", 6: "span 6" };

export const span = styleVariants(spans, (gridColumn) => component({ "@media": { [media.md]: { gridColumn } } }));

export const head = style(
  component({ display: "flex", justifyContent: "space-between", alignItems: "center", flexWrap: "wrap", gap: "4px 12px" }),
);

export const action = style([text.body.md, component({ flex: "none" })]);

// A finger gets 44 px, without the head growing by it.
globalStyle(`${action} > :is(a, button)`, {
  "@layer": {
    [layers.components]: {
      "@media": { [media.coarse]: { display: "inline-flex", alignItems: "center", minHeight: 44, marginBlock: -10 } },
    },
  },
});

export const count = style(component({ fontWeight: 400, color: color.text.secondary, fontVariantNumeric: "tabular-nums" }));

/** The thin condensed numerals of the countdown, sized for a card. */
export const figure = style([
  text.numeral.countdown,
  component({
    fontSize: "clamp(3.5rem, 5vw, 5.5rem)",
    fontFamily: type.numeral.countdown.family,
    lineHeight: 0.86,
    overflowWrap: "anywhere",
  }),
]);
