import { style } from "@vanilla-extract/css";
import { component, media, vars } from "../theme/index.ts";

const { color } = vars;

export const pages = style(component({ display: "flex", gap: 4, alignItems: "center", justifyContent: "center" }));

export const page = style(
  component({
    minWidth: 44,
    height: 44,
    display: "grid",
    placeItems: "center",
    borderRadius: vars.radius.control,
    fontVariantNumeric: "tabular-nums",
    "@media": {
      // Seven places and two arrows fit a 320 px screen.
      "(max-width: 29.9375em)": { minWidth: 36 },
      [media.forcedColors]: { selectors: { "&[aria-current]": { border: "2px solid Highlight" } } },
    },
    selectors: {
      "a&:hover": { background: color.action.ghost.bg.hover },
      "&[aria-current]": { background: color.control.bg.selected, color: color.control.fg.selected },
      "&[aria-current]:hover": { background: color.control.bg.selected },
    },
  }),
);

export const more = style(component({ display: "grid", justifyItems: "center", gap: 20, paddingTop: 24 }));
export const seen = style(component({ color: color.text.secondary, fontVariantNumeric: "tabular-nums" }));
export const progress = style(component({ width: "min(280px, 70vw)" }));
/** The page links below lead on where no script runs. */
export const button = style(component({ "@media": { "(scripting: none)": { display: "none" } } }));
