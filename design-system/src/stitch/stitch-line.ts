import { vars } from "../theme/index.ts";

const { dash, gap } = vars.stitch;

/** The dashes as a background, in the given colour. */
export function stitchLine(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 ${dash}, transparent ${dash} calc(${dash} + ${gap}))`;
}
