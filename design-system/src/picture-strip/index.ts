export { PictureStrip, type PictureStripProps } from "./PictureStrip.tsx";
export { type PictureStripSize, pictureStripSizes } from "./picture-strip.contract.ts";
