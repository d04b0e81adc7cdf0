import { style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, media, vars } from "../theme/index.ts";

const { color } = vars;

export const plan = style(
  component({ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4rem, 1fr))", gap: "16px 8px" }),
);

export const instalment = style(
  component({ display: "grid", gap: 2, justifyItems: "start", alignContent: "start", minWidth: 0 }),
);

const ring = "radial-gradient(circle, transparent 7px, #000 7.5px)";

/** A ring that fills up to what is paid by then. */
export const share = style(
  component({
    width: 24,
    height: 24,
    marginBottom: 6,
    borderRadius: "50%",
    background: `conic-gradient(${color.bg.inverse} var(--paid), ${color.border.default} 0)`,
    maskImage: ring,
    "@media": {
      [media.forcedColors]: { background: "conic-gradient(CanvasText var(--paid), GrayText 0)", forcedColorAdjust: "none" },
    },
  }),
);

export const amount = style([text.price.md, component({})]);
export const due = style([text.body.sm, component({ color: color.text.secondary, fontVariantNumeric: "tabular-nums" })]);
