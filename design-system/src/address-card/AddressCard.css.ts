import { globalStyle, style } from "@vanilla-extract/css";
import { component, layers, media, vars } from "../theme/index.ts";

const { color, radius } = vars;

export const card = style(
  component({
    display: "grid",
    gap: 16,
    alignContent: "start",
    minWidth: 0,
    overflowWrap: "anywhere",
    padding: 20,
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.card,
    background: color.bg.panel,
    "@media": { [media.lg]: { padding: 28 } },
  }),
);

export const head = style(
  component({ display: "flex", alignItems: "center", justifyContent: "space-between", flexWrap: "wrap", gap: "8px 12px" }),
);
export const badges = style(component({ display: "flex", flexWrap: "wrap", gap: 4 }));
export const address = style(component({ display: "grid", fontStyle: "normal" }));
export const actions = style(component({ display: "flex", flexWrap: "wrap", gap: "4px 20px" }));

globalStyle(`${actions} > *`, {
  "@layer": { [layers.components]: { display: "inline-flex", alignItems: "center", minHeight: 44 } },
});
