import { vars } from "@tread/tokens/contract";
import { style } from "@vanilla-extract/css";
import { margin } from "../theme/grid.ts";
import { component } from "../theme/layered.ts";

export const skipLink = style(
  component({
    position: "absolute",
    insetInlineStart: margin,
    top: -80,
    zIndex: vars.layer.skip,
    padding: "12px 20px",
    background: vars.color.bg.marker,
    color: vars.color.text["on-marker"],
    selectors: { "&:focus": { position: "fixed", top: 8 } },
  }),
);
