import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Bytes of a set of files: as served and as compressed. */
export interface Weight {
  minified: number;
  gzip: number;
  brotli: number;
}

/** One chunk of a build, as Vite lists it. */
export interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What a route loads before anybody does anything: its chunks and style sheets, with those of its layout and the root. */
export interface RouteWeight {
  js: Weight;
  css: Weight;
  /** Keys of the manifest that are statically reached. */
  modules: ReadonlySet<string>;
  files: readonly string[];
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

/** Reads the manifest of a browser's build. @throws Error when there is no build */
export function readManifest(client: string): Manifest {
  return JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
}

/**
 * Keys of the manifest that are reached without anybody doing anything: from the client's entry, the root, and the given
 * source files, over static imports only.
 * @param sources source files of the route, its layouts and its parts, relative to `app/`
 * @throws Error naming source files that the build does not have
 */
export function reachOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const wanted = new Set(["entry.client.tsx", "root.tsx", ...sources].map((source) => `app/${source}`));
  const sourceOf = (key: string) => key.replace(/\?.*$/, "");
  const entries = Object.keys(manifest).filter((key) => wanted.has(sourceOf(key)));
  const found = new Set(entries.map(sourceOf));
  const missing = [...wanted].filter((source) => !found.has(source));
  if (missing.length > 0) throw new Error(`The build has no ${missing.join(", ")}.`);
  const reached = new Set<string>();
  const reach = (key: string) => {
    if (reached.has(key)) return;
    reached.add(key);
    for (const next of manifest[key]?.imports ?? []) reach(next);
  };
  for (const entry of entries) reach(entry);
  return reached;
}

/**
 * Weighs what a route loads first, from the build's manifest.
 * @param client folder of the browser's build
 * @param sources source files of the route and its layouts, relative to `app/`
 * @param parts source files of parts that come with the first use; their style sheets are linked from the start
 */
export function weighRoute(client: string, sources: readonly string[], parts: readonly string[] = []): RouteWeight {
  const manifest = readManifest(client);
  const modules = reachOf(manifest, [...sources, ...parts]);
  const js = new Set<string>();
  const css = new Set<string>();
  for (const key of modules) {
    const entry = manifest[key];
    if (!entry) continue;
    if (entry.file.endsWith(".js")) js.add(entry.file);
    for (const sheet of entry.css ?? []) css.add(sheet);
  }
  // What the router knows of all routes is a file of its own that no manifest lists.
  if (sources.length > 0)
    for (const file of readdirSync(join(client, "assets"))) if (/^manifest-[^.]+\.js$/.test(file)) js.add(`assets/${file}`);
  return { js: filesWeight(client, js), css: filesWeight(client, css), modules, files: [...js, ...css] };
}
