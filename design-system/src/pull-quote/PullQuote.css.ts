import { style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, vars } from "../theme/index.ts";
import type { QuoteGround } from "./pull-quote.contract.ts";

const { color, tint } = vars;

export const figure = style(
  component({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    gap: 20,
    margin: 0,
    textAlign: "center",
  }),
);

const padded = { paddingBlock: "clamp(32px, 5vw, 64px)", paddingInline: 24 };
const onTint = (background: string) => ({ ...padded, background, color: color.text["on-tint"] });

const grounds: Record<QuoteGround, Parameters<typeof component>[0]> = {
  none: {},
  marker: { ...padded, background: color.bg.marker, color: color.text["on-marker"] },
  ink: { ...padded, background: color.bg.inverse, color: color.text.inverse },
  butter: onTint(tint.butter),
  blush: onTint(tint.blush),
  mist: onTint(tint.mist),
  sand: onTint(tint.sand),
};

export const ground = styleVariants(grounds, (rule) => component(rule));

export const quote = style([
  text.quote,
  component({ maxWidth: "24ch", margin: 0, textWrap: "balance", overflowWrap: "anywhere" }),
]);
export const source = style([text.body.sm, component({})]);
