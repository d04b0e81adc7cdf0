import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a set of files: as served and as compressed. */
export interface Weight {
  minified: number;
  gzip: number;
  brotli: number;
}

function bytes(file: string): number {
  return existsSync(file) ? readFileSync(file).length : 0;
}

/** Weighs files of a build, named from its folder. */
export function filesWeight(folder: string, files: Iterable<string>): Weight {
  const weight: Weight = { minified: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const path = join(folder, file);
    const plain = bytes(path);
    weight.minified += plain;
    // Small files are not worth compressing and are served as they are.
    weight.gzip += bytes(`${path}.gz`) || plain;
    weight.brotli += bytes(`${path}.br`) || plain;
  }
  return weight;
}
