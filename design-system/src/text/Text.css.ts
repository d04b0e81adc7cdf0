import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import type { Tone } from "./text.contract.ts";

const colours: Record<Exclude<Tone, "inherit">, string> = {
  primary: vars.color.text.primary,
  secondary: vars.color.text.secondary,
  disabled: vars.color.text.disabled,
  inverse: vars.color.text.inverse,
  "inverse-secondary": vars.color.text["inverse-secondary"],
  error: vars.color.feedback.error.fg,
  success: vars.color.feedback.success.fg,
  warning: vars.color.feedback.warning.fg,
};

export const tone = styleVariants(colours, (color) => part({ color }));

export const tabular = style(part({ fontVariantNumeric: "tabular-nums lining-nums" }));

/** One line, cut with an ellipsis. */
export const truncate = style(part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }));
