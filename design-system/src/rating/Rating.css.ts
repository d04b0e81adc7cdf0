import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";

export const rating = style(part({ display: "inline-flex", alignItems: "center", gap: 8 }));

export const stars = style(part({ display: "inline-flex", gap: 1, color: vars.color.commerce.rating.on }));

export const star = style(part({ strokeWidth: 1.4 }));

export const count = style(part({ color: vars.color.text.secondary }));
