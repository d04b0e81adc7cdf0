import { style } from "@vanilla-extract/css";
import { part } from "../theme/layered.ts";

/** Whoever places a logo sets its height; the width follows from the drawing. */
export const logo = style(part({ display: "block", width: "auto", height: "1em", fill: "currentColor", overflow: "visible" }));
