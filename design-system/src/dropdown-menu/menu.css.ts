import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, media, vars } from "../theme/index.ts";

const { color, layer, radius, shadow } = vars;

/** The white panel a menu or a list of links opens into. */
export const menu = style(
  component({
    zIndex: layer.dropdown,
    minWidth: 220,
    maxWidth: "calc(100vw - 32px)",
    padding: "8px 0",
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.panel,
    boxShadow: shadow.menu,
    background: color.bg.panel,
    color: color.text.primary,
  }),
);

/** A row of the panel. */
export const item = style([
  text.body.md,
  component({
    display: "flex",
    alignItems: "center",
    gap: 12,
    width: "100%",
    minHeight: 44,
    padding: "8px 16px",
    cursor: "pointer",
    selectors: {
      "&:hover, &[data-highlighted]": { background: color.bg.subtle },
      "&[data-disabled]": { color: color.text.disabled, cursor: "not-allowed", background: "none" },
      // The row in focus is shown by its ground; a ring as well keeps it visible where grounds are dropped.
      "&:focus-visible": { outlineOffset: -2, boxShadow: "none" },
    },
    "@media": {
      [media.forcedColors]: { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight", outlineOffset: -2 } } },
    },
  }),
]);

export const tick = style(component({ marginInlineStart: "auto", paddingInlineStart: 12, display: "inline-flex" }));

globalStyle(`${item} > svg`, { "@layer": { [layers.components]: { flex: "none" } } });

export const trigger = style([
  text.label.md,
  component({ display: "inline-flex", alignItems: "center", gap: 8, minHeight: 44, cursor: "pointer" }),
]);
