import { style, styleVariants } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";
import type { IconSize } from "./icon.contract.ts";

export const icon = style(
  part({
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
);

const sizes: Record<IconSize, [pixels: number, stroke: number]> = {
  xs: [12, 2],
  sm: [16, 2],
  md: [20, 1.7],
  lg: [24, 1.5],
  xl: [32, 1.3],
};

export const size = styleVariants(sizes, ([pixels, strokeWidth]) => part({ width: pixels, height: pixels, strokeWidth }));

export const flag = style(part({ width: 24, height: 16 }));

export const directional = style(part({ selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } } }));
