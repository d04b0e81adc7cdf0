import { drawSource, isDrawn } from "@tread/storefront/catalogue/draw-source.ts";

export { productWidths, sceneWidths } from "@tread/storefront/app/features/media/picture-widths.ts";

/** Wide enough for a screen, and drawn in a few milliseconds. */
const drawnWidth = 480;

const drawn = new Map<string, string>();

/**
 * Address of a picture, drawn here and now by the artist who draws the demo shop's originals. One drawing serves every
 * width, since it is made of lines. What was never drawn has an address that leads nowhere, as in the shop.
 */
export function pictureAddress(src: string): string {
  if (!isDrawn(src)) return "data:image/svg+xml,";
  let address = drawn.get(src);
  if (!address) {
    address = URL.createObjectURL(new Blob([drawSource(src, drawnWidth)], { type: "image/svg+xml" }));
    drawn.set(src, address);
  }
  return address;
}
