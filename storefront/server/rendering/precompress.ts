import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { repositoryRoot } from "../repository-root.ts";

/** Types that compression makes smaller; all others are compressed already. */
const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);
/** Smaller files gain nothing. */
const smallestCompressed = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside every file of a build that gains from it; files that have newer copies are left alone.
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const done = await Promise.all(paths.filter((path) => compressible.has(extname(path))).map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  const body = await readFile(path);
  if (body.length < smallestCompressed) return false;
  const { mtimeMs } = await stat(path);
  const isNewer = async (copy: string) => ((await stat(copy).catch(() => undefined))?.mtimeMs ?? 0) >= mtimeMs;
  if ((await isNewer(`${path}.br`)) && (await isNewer(`${path}.gz`))) return false;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await Promise.all([
    toBrotli(body, { params: quality }).then((bytes) => writeFile(`${path}.br`, bytes)),
    toGzip(body, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
  return true;
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(repositoryRoot, "storefront", "build", "client"));
  process.stdout.write(`${await precompress(folder)} files compressed in ${folder}\n`);
}
