import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { menu } from "../dropdown-menu/menu.css.ts";
import { component, layers, vars } from "../theme/index.ts";

export const root = style(component({ position: "relative", display: "inline-block" }));

globalStyle(`${root} > summary > svg`, {
  "@layer": { [layers.components]: { transition: `rotate ${vars.motion.accordion}` } },
});
globalStyle(`${root}[open] > summary > svg`, { "@layer": { [layers.components]: { rotate: "180deg" } } });

export const panel = style([
  menu,
  component({ position: "absolute", width: "max-content", selectors: { "&:focus-visible": { outline: "none" } } }),
]);

export const side = styleVariants({
  bottom: component({ top: "calc(100% + 8px)" }),
  top: component({ bottom: "calc(100% + 8px)" }),
});

export const align = styleVariants({
  start: component({ insetInlineStart: 0 }),
  end: component({ insetInlineEnd: 0 }),
});
