import { vars } from "@tread/tokens/contract";
import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import type { BadgeTone } from "./badge.contract.ts";

const { bg, border, commerce, feedback, text } = vars.color;

export const badge = style(
  part({
    display: "inline-flex",
    alignItems: "center",
    gap: 5,
    minHeight: vars.size.badge,
    padding: "2px 8px",
    border: "1px solid",
    borderRadius: vars.radius.tag,
  }),
);

const tones: Record<BadgeTone, { color: string; borderColor: string; background?: string }> = {
  default: { color: text.primary, borderColor: border.default },
  green: { color: commerce.stock.in, borderColor: border.default },
  ink: { color: text["marker-on-inverse"], borderColor: bg.inverse, background: bg.inverse },
  success: { color: feedback.success.fg, borderColor: "transparent", background: feedback.success.bg },
  warning: { color: feedback.warning.fg, borderColor: "transparent", background: feedback.warning.bg },
  muted: { color: text.primary, borderColor: "transparent", background: bg.sunken },
};

export const tone = styleVariants(tones, (colours) => part(colours));

/** An unseen margin grows a linked badge to 44 px without moving its neighbours. */
export const linked = style(
  part({
    position: "relative",
    selectors: {
      "&::before": { content: "''", position: "absolute", inset: "-10px 0" },
      "&:hover": { borderColor: border.strong },
    },
  }),
);
