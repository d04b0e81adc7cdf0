import type { CSSProperties } from "react";
import { propertyOf } from "../theme/property-of.ts";
import { colour as colourVariable } from "./Swatches.css.ts";

const property = propertyOf(colourVariable);

/** The style attribute that paints a swatch. */
export function swatchColour(colour: string): CSSProperties {
  return { [property]: colour } as CSSProperties;
}
