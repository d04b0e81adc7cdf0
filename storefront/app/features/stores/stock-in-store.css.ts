import { page, vars } from "@tread/design-system/theme";
import { style } from "@vanilla-extract/css";

/** A dot stands beside the first line of what wraps. */
const line = style(
  page({
    display: "flex",
    gap: 8,
    selectors: {
      "&::before": {
        content: "",
        width: 6,
        height: 6,
        borderRadius: "50%",
        background: "currentColor",
        flex: "none",
        marginTop: ".55em",
      },
    },
  }),
);

export const level = {
  inStock: style([line, page({ color: vars.color.commerce.stock.in })]),
  low: style([line, page({ color: vars.color.commerce.stock.low })]),
  none: style([line, page({ color: vars.color.text.secondary })]),
};
