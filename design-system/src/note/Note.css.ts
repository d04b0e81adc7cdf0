import { vars } from "@tread/tokens/contract";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import type { NoteTone } from "./note.contract.ts";

const { bg, border, feedback, text } = vars.color;

export const note = style(
  part({
    display: "grid",
    gridTemplateColumns: "24px 1fr",
    gap: 12,
    padding: "14px 16px",
    alignItems: "start",
    borderInlineStart: "3px solid",
  }),
);

export const body = style(part({ minWidth: 0 }));

globalStyle(`${body} a`, { "@layer": { [layers.parts]: { textDecoration: "underline", textUnderlineOffset: ".2em" } } });

const tones: Record<NoteTone, { background: string; color: string; borderColor: string }> = {
  info: { background: feedback.info.bg, color: feedback.info.fg, borderColor: feedback.info.border },
  success: { background: feedback.success.bg, color: feedback.success.fg, borderColor: feedback.success.border },
  warning: { background: feedback.warning.bg, color: feedback.warning.fg, borderColor: feedback.warning.border },
  error: { background: feedback.error.bg, color: feedback.error.fg, borderColor: feedback.error.border },
  marker: { background: bg.marker, color: text["on-marker"], borderColor: border.strong },
};

export const tone = styleVariants(tones, (colours) => part(colours));
