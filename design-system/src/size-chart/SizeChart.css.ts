import { style } from "@vanilla-extract/css";
import { component } from "../theme/layered.ts";

export const chart = style(component({ display: "grid", gap: 16, minWidth: 0 }));

export const systems = style(component({ display: "flex", flexWrap: "wrap", gap: 8 }));

export const table = style(component({ minWidth: 0 }));
