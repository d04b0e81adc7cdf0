import { brotliCompressSync, gzipSync } from "node:zlib";
import { nothing, type Weight } from "./sum.ts";

/** Bytes of one file as it is and as a server sends it: gzip at level 9, brotli at level 11. Empty files weigh nothing. */
export function weigh(content: Uint8Array): Weight {
  if (content.byteLength === 0) return nothing;
  return {
    minified: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
}
