import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";

export const marks = style(part({ display: "flex", flexWrap: "wrap", gap: 6 }));

/** Marks keep their makers' colours on white in every theme. */
export const mark = style(
  part({
    width: 46,
    height: 30,
    borderRadius: vars.radius.checkbox,
    background: "#fff",
    color: "#12130f",
    boxShadow: "inset 0 0 0 1px rgb(18 19 15 / .14)",
    overflow: "hidden",
    forcedColorAdjust: "none",
  }),
);

export const drawing = style(
  part({ width: 46, height: 30, fill: "currentColor", fontFamily: vars.font.family.text, textTransform: "none" }),
);
