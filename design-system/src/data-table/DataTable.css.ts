import { globalStyle, style } from "@vanilla-extract/css";
import { component, layers, media, vars } from "../theme/index.ts";

const { color } = vars;

export const scroll = style(
  component({ overflowX: "auto", selectors: { "&:focus-visible": { outlineOffset: -2, boxShadow: "none" } } }),
);
export const table = style(component({ fontVariantNumeric: "tabular-nums" }));

export const head = style(
  component({
    textAlign: "start",
    padding: "10px 16px 10px 0",
    borderBottom: `1px solid ${color.border.strong}`,
    color: color.text.secondary,
    whiteSpace: "nowrap",
  }),
);

export const cell = style(
  component({
    textAlign: "start",
    paddingBlock: 14,
    paddingInline: "0 16px",
    borderBottom: `1px solid ${color.border.subtle}`,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  }),
);

export const current = style(
  component({
    background: color.bg.marker,
    color: color.text["on-marker"],
    "@media": { [media.forcedColors]: { outline: "2px solid Highlight", outlineOffset: -2 } },
  }),
);

// Figures must not touch the edge of the marked row.
globalStyle(`${table} tr > :first-child`, { "@layer": { [layers.components]: { paddingInlineStart: 8 } } });
