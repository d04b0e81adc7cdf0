import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Weight } from "../bench/route-weights.ts";

export type { Weight };

/** No bytes at all. */
export const nothing: Weight = { minified: 0, gzip: 0, brotli: 0 };

/** Bytes of one file as it is and as a server sends it: gzip at level 9, brotli at level 11. Empty files weigh nothing. */
export function weigh(content: Uint8Array): Weight {
  if (content.byteLength === 0) return nothing;
  return {
    minified: content.byteLength,
    gzip: gzipSync(content, { level: 9 }).byteLength,
    brotli: brotliCompressSync(content).byteLength,
  };
}

/** Several files together, each compressed by itself, as they are sent. */
export function sum(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (all, each) => ({
      minified: all.minified + each.minified,
      gzip: all.gzip + each.gzip,
      brotli: all.brotli + each.brotli,
    }),
    nothing,
  );
}
