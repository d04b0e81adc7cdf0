import { globalStyle, style } from "@vanilla-extract/css";
import { component, layers, media, vars } from "../theme/index.ts";

const { color } = vars;

export const label = style(component({ cursor: "default" }));

export const focused = style(
  component({
    borderColor: color.control.border.focus,
    boxShadow: `inset 0 0 0 1px ${color.control.border.focus}, 0 0 0 4px ${color.focus.halo}`,
    selectors: {
      "&[data-state=error]": {
        borderColor: color.control.border.error,
        boxShadow: `inset 0 0 0 1px ${color.control.border.error}, 0 0 0 4px ${color.focus.halo}`,
      },
    },
    "@media": { [media.forcedColors]: { outline: "2px solid Highlight", outlineOffset: 2 } },
  }),
);

// The frame fills the box so that pressing anywhere in it lands in the input.
export const mount = style(component({ flex: 1, minWidth: 0, height: 50 }));

globalStyle(`${mount} > iframe`, {
  "@layer": {
    [layers.components]: {
      display: "block",
      width: "100%",
      height: 50,
      border: 0,
      background: "none",
      outline: "none",
      boxShadow: "none",
      colorScheme: "normal",
    },
  },
});
