import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, tileGap, vars } from "../theme/index.ts";
import type { PictureStripSize } from "./picture-strip.contract.ts";

const { color } = vars;

const sizes: Record<PictureStripSize, { width: number; gap: string | number }> = {
  sm: { width: 48, gap: 4 },
  md: { width: 72, gap: tileGap },
};

export const strip = styleVariants(sizes, ({ gap }) => component({ display: "flex", gap, overflow: "hidden" }));

export const frame = styleVariants(sizes, ({ width }) =>
  component({ width, aspectRatio: "2 / 3", flex: "none", overflow: "hidden", background: color.bg.media }),
);

export const more = style([
  text.label.sm,
  component({ display: "grid", placeItems: "center", background: color.bg.sunken, fontVariantNumeric: "tabular-nums" }),
]);

for (const size of Object.values(frame)) {
  globalStyle(`${size} img`, { "@layer": { [layers.components]: { width: "100%", height: "100%", objectFit: "cover" } } });
}
