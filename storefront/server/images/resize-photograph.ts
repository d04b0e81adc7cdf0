import sharp from "sharp";
import { type Encoding, encode } from "./encode.ts";
import { mostPixels } from "./inspect-photograph.ts";
import { photographColours } from "./photograph-colours.ts";

export interface PhotographRendition extends Encoding {
  /** Pixels; a photograph that has fewer is not enlarged. */
  readonly width: number;
  /** Set in the shape of product pictures, two to three (IMG-08). */
  readonly portrait: boolean;
}

/** Height of a product's picture for each pixel of its width (IMG-08). */
const portraitShape = 1.5;
/** How far a shape may be from two to three and still be cut to it; what differs more is shown whole. */
const littleCut = 0.15;

/**
 * A photograph at a width, turned as it was taken. As a product's picture it has the shape of all others: one of nearly that shape
 * is cut a little, any other stands whole on the colour of its own border, so that a shoe never loses its toe.
 * @param file path of the original
 */
export async function resizePhotograph(file: string, { width, portrait, ...encoding }: PhotographRendition): Promise<Buffer> {
  const open = () => sharp(file, { limitInputPixels: mostPixels, failOn: "error" }).autoOrient();
  if (!portrait) return await encode(open().resize({ width, withoutEnlargement: true }), encoding);

  const { autoOrient: original } = await sharp(file, { limitInputPixels: mostPixels }).metadata();
  const ratio = original.height / original.width / portraitShape;
  const cut = ratio > 1 - littleCut && ratio < 1 + littleCut;
  const own = cut
    ? Math.min(original.width, original.height / portraitShape)
    : Math.max(original.width, original.height / portraitShape);
  const frame = { width: Math.max(1, Math.min(width, Math.round(own))), height: 0 };
  frame.height = Math.round(frame.width * portraitShape);
  if (cut) return await encode(open().resize({ ...frame, fit: "cover" }), encoding);
  const background = encoding.transparent ? { r: 0, g: 0, b: 0, alpha: 0 } : (await photographColours(open())).border;
  return await encode(open().resize({ ...frame, fit: "contain", background }), encoding);
}
