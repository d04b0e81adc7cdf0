import { globalStyle, style } from "@vanilla-extract/css";
import { layers, part, vars } from "../theme/index.ts";

const hairline = `1px solid ${vars.color.border.subtle}`;

/** Sections one under the other, a line between each. */
export const group = style(part({ borderBottom: hairline }));

export const section = style(part({ borderTop: hairline }));

/** The button of a section: as wide as what it opens. */
export const header = style(
  part({
    width: "100%",
    textAlign: "start",
    cursor: "pointer",
    // A ring outside would lie under the neighbours' lines.
    selectors: { "&:focus-visible": { outlineOffset: -2, boxShadow: "none" } },
  }),
);

globalStyle(`${header}[aria-expanded=true] > svg`, { "@layer": { [layers.parts]: { rotate: "45deg" } } });

/** Closed, it is gone for everybody; where nothing can open it, it never closes. */
export const panel = style(
  part({
    display: "none",
    selectors: { "&[data-open]": { display: "block" } },
    "@media": { "print, (scripting: none)": { display: "block" } },
  }),
);
