export { PictureStrip, type PictureStripProps } from "./PictureStrip.tsx";
export type { PictureStripSize } from "./picture-strip.contract.ts";
