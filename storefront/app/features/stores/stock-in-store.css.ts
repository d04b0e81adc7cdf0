import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

const dot = {
  content: "",
  width: 6,
  height: 6,
  borderRadius: "50%",
  background: "currentColor",
  flex: "none",
  // It stands beside the first line of what wraps.
  marginTop: ".55em",
};
const line = { display: "flex", gap: 8, alignItems: "flex-start" } as const;

export const level = {
  inStock: style(page({ ...line, color: vars.color.commerce.stock.in, selectors: { "&::before": dot } })),
  low: style(page({ ...line, color: vars.color.commerce.stock.low, selectors: { "&::before": dot } })),
  none: style(
    page({
      ...line,
      color: vars.color.text.secondary,
      selectors: { "&::before": { ...dot, background: "transparent", boxShadow: "inset 0 0 0 1px currentColor" } },
    }),
  ),
};
