import { keyframes, style } from "@vanilla-extract/css";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";

const turn = keyframes({ to: { rotate: "1turn" } });
const pulse = keyframes({ "50%": { opacity: 0.35 } });

export const spinner = style({
  "@layer": {
    // The page stops all animation under reduced motion, and among important rules the earliest layer wins.
    // Turning is motion; a slow change of strength is not, and still says that something is going on.
    [layers.reset]: {
      "@media": { [media.reducedMotion]: { animation: `${pulse} 1600ms ease-in-out infinite !important` } },
    },
    [layers.parts]: {
      display: "inline-block",
      flex: "none",
      width: 20,
      height: 20,
      borderRadius: "50%",
      border: "2px solid currentColor",
      borderInlineEndColor: "transparent",
      animation: `${turn} 700ms linear infinite`,
      "@media": {
        // Forced colours paint every edge, the missing quarter too.
        [media.forcedColors]: { forcedColorAdjust: "none", color: "CanvasText" },
      },
    },
  },
});
