import sharp from "sharp";
import { type Encoding, encode } from "./encode.ts";
import { paintAhead } from "./paint-ahead.ts";

/** An SVG document as a picture of the size it states. Off the main thread, in libuv's pool. */
export async function rasterise(svg: string, encoding: Encoding): Promise<Buffer> {
  return await encode(sharp(Buffer.from(await paintAhead(svg))), encoding);
}
