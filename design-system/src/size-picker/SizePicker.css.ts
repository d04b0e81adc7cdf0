import { vars } from "@tread/tokens/contract";
import { keyframes, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion } = vars;
const rise = keyframes({ from: { transform: "translateY(100%)" } });

/** Stands on the foot of the picture. White needs a hairline so that the picture keeps its edge. */
export const picker = style(
  component({
    position: "absolute",
    inset: "auto 0 0",
    display: "grid",
    gap: 8,
    padding: "10px 12px 12px",
    maxHeight: "100%",
    overflow: "auto",
    background: color.bg.panel,
    color: color.text.primary,
    boxShadow: `inset 0 0 0 1px ${color.border.default}`,
    animation: `${rise} ${motion["tile-bar"]} backwards`,
    "@media": {
      [media.coarse]: { paddingInline: 8, animation: `${rise} ${motion["tile-bar-touch"]} backwards` },
      [media.forcedColors]: { border: "1px solid" },
    },
  }),
);

export const head = style(
  component({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 8, minHeight: 32 }),
);

export const title = style([text.label.sm, component({})]);

export const system = style([text.body.sm, component({ color: color.text.secondary })]);

/** On a small screen a tap beside the tile closes. */
export const close = style(component({ marginInlineEnd: -4, "@media": { "(max-width: 63.9375em)": { display: "none" } } }));
