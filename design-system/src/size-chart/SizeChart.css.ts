import { globalStyle, style } from "@vanilla-extract/css";
import { component } from "../theme/layered.ts";
import { layers } from "../theme/layers.css.ts";

export const chart = style(component({ display: "grid", gap: 16, minWidth: 0 }));

/** Phones that can have five side by side, none of them alone on a second line. */
const phone = "(min-width: 22.5em) and (max-width: 39.9375em)";

export const systems = style(component({ display: "flex", flexWrap: "wrap", gap: 8, "@media": { [phone]: { gap: 6 } } }));
globalStyle(`${systems} > *`, { "@layer": { [layers.components]: { "@media": { [phone]: { paddingInline: 10 } } } } });

export const table = style(component({ minWidth: 0 }));
