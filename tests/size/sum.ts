import type { Weight } from "../bench/file-weights.ts";

export type { Weight };

/** No bytes at all. */
export const nothing: Weight = { minified: 0, gzip: 0, brotli: 0 };

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
