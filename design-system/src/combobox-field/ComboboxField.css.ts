import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { component } from "../theme/layered.ts";
import { media } from "../theme/media.ts";

const { color, layer, radius, shadow } = vars;

export const place = style(component({ position: "relative" }));

export const list = style(
  component({
    position: "absolute",
    zIndex: layer.dropdown,
    insetInline: 0,
    top: "calc(100% + 8px)",
    maxHeight: 364,
    overflow: "auto",
    overscrollBehavior: "contain",
    padding: "8px 0",
    border: `1px solid ${color.border.default}`,
    borderRadius: radius.panel,
    boxShadow: shadow.menu,
    background: color.bg.panel,
    color: color.text.primary,
    selectors: { "&[hidden]": { display: "none" } },
  }),
);

export const option = style(
  component({
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    padding: "8px 16px",
    cursor: "pointer",
    overflowWrap: "anywhere",
    selectors: { '&[aria-selected="true"]': { background: color.bg.subtle } },
    "@media": {
      [media.forcedColors]: {
        selectors: { '&[aria-selected="true"]': { outline: "2px solid Highlight", outlineOffset: -2 } },
      },
    },
  }),
);
