import sharp from "sharp";
import { paintAhead } from "./paint-ahead.ts";
import type { PictureFormat } from "./picture-request.ts";

// One thread a picture: several are made at a time, and the work queue says how many.
sharp.concurrency(1);
// Every drawing is made once and kept elsewhere; libvips' own cache would only hold memory.
sharp.cache(false);

export interface RasterOptions {
  readonly format: PictureFormat;
  readonly quality: number;
  /** Standard deviation in pixels; 0 for none. */
  readonly blur: number;
  /** Keeps what is not covered see-through. */
  readonly transparent: boolean;
}

export const mimeTypes: Readonly<Record<PictureFormat, string>> = {
  webp: "image/webp",
  avif: "image/avif",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** An SVG document as a picture of the size it states. Off the main thread, in libuv's pool. */
export async function rasterise(svg: string, { format, quality, blur, transparent }: RasterOptions): Promise<Buffer> {
  let picture = sharp(Buffer.from(await paintAhead(svg)));
  if (!transparent) picture = picture.removeAlpha();
  if (blur > 0) picture = picture.blur(blur);
  switch (format) {
    case "webp":
      return await picture.webp({ quality, effort: 2, alphaQuality: 90 }).toBuffer();
    case "avif":
      return await picture.avif({ quality: Math.max(30, quality - 25), effort: 2 }).toBuffer();
    case "jpeg":
      return await picture.jpeg({ quality, progressive: true, mozjpeg: false }).toBuffer();
    case "png":
      return await picture.png({ compressionLevel: 7, palette: true, quality: Math.max(quality, 70) }).toBuffer();
  }
}
