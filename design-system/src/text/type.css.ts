import { style } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";
import type { TypeRole } from "./roles.ts";
import { typeRule } from "./type-rule.ts";

const role = (name: TypeRole) => style({ "@layer": { [layers.type]: typeRule(name) } }, name.replace(".", "-"));

/** Class names of the type roles: `text.body.md`. They live in the `type` layer, below every component. */
export const text = {
  display: {
    hero: role("display.hero"),
    xl: role("display.xl"),
    lg: role("display.lg"),
    md: role("display.md"),
    sm: role("display.sm"),
  },
  heading: { lg: role("heading.lg"), md: role("heading.md"), sm: role("heading.sm") },
  body: { lg: role("body.lg"), md: role("body.md"), sm: role("body.sm"), xs: role("body.xs") },
  label: { lg: role("label.lg"), md: role("label.md"), sm: role("label.sm"), xs: role("label.xs") },
  price: { lg: role("price.lg"), md: role("price.md"), sm: role("price.sm") },
  numeral: { countdown: role("numeral.countdown"), tile: role("numeral.tile"), table: role("numeral.table") },
  quote: role("quote"),
} as const;
