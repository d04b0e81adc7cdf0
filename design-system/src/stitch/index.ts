export { Stitch, type StitchProps } from "./Stitch.tsx";
export { stitchLine } from "./stitch-line.ts";
