import { style } from "@vanilla-extract/css";
import { component } from "../theme/index.ts";

/** Marks stand at the end of the line, and wrap under one another where there is no room for all in a row. */
export const marks = style(component({ justifyContent: "flex-end" }));

export const reason = style(component({ display: "block" }));
