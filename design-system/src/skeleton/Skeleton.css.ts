import { vars } from "@tread/tokens/contract";
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { base, sheen } = vars.color.skeleton;

const pass = keyframes({ from: { translate: "-100% 0" }, to: { translate: "100% 0" } });

export const skeleton = style(
  part({
    display: "block",
    position: "relative",
    overflow: "hidden",
    background: base,
    selectors: {
      "&::after": {
        content: "''",
        position: "absolute",
        inset: 0,
        background: `linear-gradient(100deg, transparent 20%, ${sheen} 50%, transparent 80%)`,
        animation: `${pass} 1.4s linear infinite`,
      },
    },
    "@media": {
      [media.reducedMotion]: { selectors: { "&::after": { display: "none" } } },
      [media.forcedColors]: { border: "1px solid" },
      // Nothing comes to take its place there.
      "(scripting: none)": { display: "none" },
    },
  }),
);

export const shape = styleVariants({
  line: part({ height: 12, borderRadius: 2 }),
  picture: part({ aspectRatio: "2 / 3", borderRadius: vars.radius.media }),
  box: part({ height: "100%" }),
});
