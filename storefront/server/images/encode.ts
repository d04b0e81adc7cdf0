import sharp, { type Sharp } from "sharp";
import type { PictureFormat } from "./picture-request.ts";

// One thread a picture: several are made at a time, and the work queue says how many.
sharp.concurrency(1);
// Every picture is made once and kept elsewhere; libvips' own cache would only hold memory.
sharp.cache(false);

/** How a picture is written. */
export interface Encoding {
  readonly format: PictureFormat;
  readonly quality: number;
  /** Standard deviation in pixels; 0 for none. */
  readonly blur: number;
  /** Keeps what is not covered see-through. */
  readonly transparent: boolean;
}

/** The media type that each format is sent as. */
export const mimeTypes: Readonly<Record<PictureFormat, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** The bytes of a picture, in sRGB and without anything about how it was taken. */
export async function encode(picture: Sharp, { format, quality, blur, transparent }: Encoding): Promise<Buffer> {
  let encoded = transparent ? picture : picture.removeAlpha();
  if (blur > 0) encoded = encoded.blur(blur);
  switch (format) {
    case "webp":
      return await encoded.webp({ quality, effort: 2, alphaQuality: 90 }).toBuffer();
    case "avif":
      return await encoded.avif({ quality: Math.max(30, quality - 25), effort: 2 }).toBuffer();
    case "jpeg":
      // It cannot be see-through, and would show what lies unseen under the clear, which is mostly black.
      return await encoded.flatten({ background: "#ffffff" }).jpeg({ quality, progressive: true, mozjpeg: false }).toBuffer();
    case "png":
      return await encoded.png({ compressionLevel: 7, palette: true, quality: Math.max(quality, 70) }).toBuffer();
  }
}
