import { vars } from "@tread/tokens/contract";
import { createVar, globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const { color, motion, stitch } = vars;

export const region = style(
  component({
    position: "fixed",
    zIndex: vars.layer.alert,
    insetInline: 16,
    bottom: 16,
    pointerEvents: "none",
    "@media": {
      [media.sm]: { insetInline: "auto 24px", bottom: 24, width: 400 },
      [media.lg]: {
        insetInlineEnd: `calc(${margin} + var(--scrollbar-width, 0px))`,
        bottom: "auto",
        top: 128,
      },
    },
  }),
);

export const list = style(component({ display: "grid", gap: 8 }));

const accent = createVar();

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(16px)" } });
const depart = keyframes({ to: { opacity: 0, transform: "translateY(-8px)" } });

export const alert = style([
  text.body.sm,
  component({
    position: "relative",
    display: "grid",
    gridTemplateColumns: "24px 1fr 44px",
    columnGap: 12,
    alignItems: "start",
    paddingBlock: 14,
    paddingInline: "16px 6px",
    borderRadius: vars.radius.alert,
    boxShadow: vars.shadow.alert,
    overflow: "hidden",
    pointerEvents: "auto",
    cursor: "pointer",
    // The queue has already waited the 300 ms that the token's own delay stands for.
    animation: `${arrive} ${motion["alert-in"]} backwards`,
    animationDelay: "0ms",
    selectors: { "&[inert]": { animation: `${depart} ${motion["alert-out"]} forwards` } },
    "@media": { [media.forcedColors]: { border: "1px solid" } },
  }),
]);

export const type = styleVariants({
  SUCCESS: component({
    background: color.bg.inverse,
    color: color.text.inverse,
    vars: { [accent]: color.text["marker-on-inverse"] },
  }),
  ERROR: component({
    background: color.feedback.error.solid,
    color: color.feedback.error["on-solid"],
    vars: { [accent]: "currentColor" },
  }),
});

export const icon = style(component({ marginTop: 1, color: accent }));

export const content = style(component({ paddingBlock: 2, minWidth: 0 }));

globalStyle(`${content} a`, {
  "@layer": { [layers.components]: { textDecoration: "underline", textUnderlineOffset: ".2em" } },
});
globalStyle(`${content} strong`, { "@layer": { [layers.components]: { fontWeight: 600 } } });

export const dismiss = style(
  component({ marginBlock: -10, selectors: { "&:hover:hover": { background: "rgb(255 255 255 / .14)", color: "inherit" } } }),
);

const runOut = keyframes({ to: { clipPath: "inset(0 100% 0 0)" } });

export const timer = style(
  component({
    position: "absolute",
    insetInline: 16,
    bottom: 6,
    height: stitch.width,
    background: `repeating-linear-gradient(90deg, ${accent} 0 ${stitch.dash}, transparent ${stitch.dash} calc(${stitch.dash} + ${stitch.gap}))`,
    animation: `${runOut} var(--alert-duration) steps(var(--alert-steps)) forwards`,
    selectors: {
      "[data-paused] &": { animationPlayState: "paused" },
      "[dir='rtl'] &": { transform: "scaleX(-1)" },
    },
  }),
);
