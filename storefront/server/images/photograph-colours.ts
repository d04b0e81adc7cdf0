import type { Sharp } from "sharp";

/** Red, green and blue from 0 to 255. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Side in pixels of the small copy that colours are taken from. */
const side = 32;
const channels = 4;

/** The mean colours of a picture's outermost pixels and of its middle. Whoever opens the picture says how strictly it is read. */
export async function photographColours(picture: Sharp): Promise<{ readonly border: Colour; readonly middle: Colour }> {
  const pixels = await picture.resize(side, side, { fit: "fill" }).toColourspace("srgb").ensureAlpha().raw().toBuffer();
  const isOuter = (at: number) => at === 0 || at === side - 1;
  const isInner = (at: number) => at >= side * 0.35 && at < side * 0.65;
  return {
    border: meanOf(pixels, (x, y) => isOuter(x) || isOuter(y)),
    middle: meanOf(pixels, (x, y) => isInner(x) && isInner(y)),
  };
}

function meanOf(pixels: Buffer, belongs: (x: number, y: number) => boolean): Colour {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let at = 0; at < side * side; at++) {
    if (!belongs(at % side, Math.floor(at / side))) continue;
    red += pixels[at * channels] ?? 0;
    green += pixels[at * channels + 1] ?? 0;
    blue += pixels[at * channels + 2] ?? 0;
    count++;
  }
  return { r: Math.round(red / count), g: Math.round(green / count), b: Math.round(blue / count) };
}
