import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../text/type.css.ts";
import { component, layers, media, vars } from "../theme/index.ts";

const { color } = vars;

export const list = {
  plain: style([
    text.body.md,
    component({
      display: "grid",
      gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
      gap: "8px 24px",
      overflowWrap: "anywhere",
    }),
  ]),
  framed: style([
    text.body.sm,
    component({ border: `1px solid ${color.border.default}`, background: color.bg.panel, overflowWrap: "anywhere" }),
  ]),
};

export const row = {
  plain: style(component({ display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1" })),
  framed: style(
    component({
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      gap: "4px 12px",
      alignItems: "start",
      padding: "14px 16px",
      selectors: { "& + &": { borderTop: `1px solid ${color.border.subtle}` } },
      "@media": { [media.sm]: { gridTemplateColumns: "84px minmax(0, 1fr) auto", paddingInline: 20 } },
    }),
  ),
};

export const term = style(component({ color: color.text.secondary }));

export const value = {
  plain: style(component({ gridColumn: 2, fontVariantNumeric: "tabular-nums" })),
  framed: style(component({ gridColumn: 1, fontVariantNumeric: "tabular-nums", "@media": { [media.sm]: { gridColumn: 2 } } })),
};

export const action = {
  plain: style(component({ gridColumn: 2 })),
  framed: style(component({ gridColumn: 2, gridRow: 1, "@media": { [media.sm]: { gridColumn: 3 } } })),
};

globalStyle(`${action.framed} > :is(a, button)`, {
  "@layer": {
    [layers.components]: {
      "@media": { [media.coarse]: { display: "inline-flex", alignItems: "center", minHeight: 44, marginBlock: -12 } },
    },
  },
});
