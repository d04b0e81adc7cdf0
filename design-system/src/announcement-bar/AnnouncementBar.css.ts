import { vars } from "@tread/tokens/contract";
import { keyframes, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, motion, size } = vars;

export const bar = style([
  text.body.sm,
  component({
    position: "relative",
    height: size.tap,
    overflow: "hidden",
    background: color.bg.inverse,
    color: color.text.inverse,
    "@media": { [media.lg]: { height: size.header.announcement } },
  }),
]);

export const item = style(
  component({
    position: "absolute",
    inset: 0,
    paddingInline: "16px 48px",
    lineHeight: size.tap,
    whiteSpace: "nowrap",
    overflow: "hidden",
    textOverflow: "ellipsis",
    "@media": {
      "(min-width: 480px)": { paddingInline: 48, textAlign: "center" },
      [media.lg]: { lineHeight: size.header.announcement },
    },
    selectors: { "a&:hover": { color: color.text["marker-on-inverse"] }, "a&:focus-visible": { outlineOffset: -4 } },
  }),
);

const enter = keyframes({ from: { transform: "translateY(100%)" } });
const leave = keyframes({ to: { transform: "translateY(-100%)" } });

export const coming = style(component({ animation: `${enter} ${motion.announcement} backwards` }));

export const going = style(
  component({
    animation: `${leave} ${motion.announcement} forwards`,
    "@media": { [media.reducedMotion]: { display: "none" } },
  }),
);

export const pause = style(
  component({
    position: "absolute",
    insetInlineEnd: 4,
    top: 0,
    zIndex: 1,
    width: size.tap,
    height: "100%",
    display: "grid",
    placeItems: "center",
    color: color.text["inverse-secondary"],
    selectors: { "&:hover": { color: color.text.inverse }, "&:focus-visible": { outlineOffset: -4 } },
    "@media": { "(scripting: none)": { display: "none" } },
  }),
);
