import { drawSource, isDrawn } from "@tread/storefront/catalogue/draw-source.ts";

/** Wide enough for a screen, and drawn in a few milliseconds. */
const drawnWidth = 480;

const drawn = new Map<string, string>();

/**
 * Address of a picture, drawn here and now by the artist who draws the demo shop's originals. One drawing serves every
 * width, since it is made of lines. What was never drawn has an address that leads nowhere, as in the shop.
 */
function pictureAddress(src: string): string {
  if (!isDrawn(src)) return "data:image/svg+xml,";
  let address = drawn.get(src);
  if (!address) {
    address = URL.createObjectURL(new Blob([drawSource(src, drawnWidth)], { type: "image/svg+xml" }));
    drawn.set(src, address);
  }
  return address;
}

/** Stands in for the shop's hook of that name. */
export function usePictureAddress(): (src: string) => string {
  return pictureAddress;
}
