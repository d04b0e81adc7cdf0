import { existsSync, readFileSync } from "node:fs";
import type { PartFiles } from "./files-of-part.ts";

interface ManifestEntry {
  file?: string;
  css?: string[];
  imports?: string[];
}

/** The bundler puts this module beside the server's entry or into a chunk in the folder below it. */
const places = ["../client/.vite/manifest.json", "../../client/.vite/manifest.json"];

function readManifest(): Readonly<Record<string, ManifestEntry>> {
  // Without a build the development server brings the styles itself.
  if (import.meta.env.DEV) return {};
  const place = places.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (!place) throw new Error("The browser's build has no manifest, so parts would be shown without their styles.");
  return JSON.parse(readFileSync(place, "utf8"));
}

const manifest = readManifest();

/** Addresses of the files that a lazily loaded module needs, from the browser's build; `module` as `app/…`. */
export function filesOf(module: string): PartFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    for (const next of entry?.imports ?? []) visit(next);
    for (const sheet of entry?.css ?? []) sheets.add(`/${sheet}`);
    if (entry?.file?.endsWith(".js")) scripts.add(`/${entry.file}`);
  };
  visit(module);
  return {
    scripts: [...scripts],
    // What every page links anyway is not linked twice.
    sheets: [...sheets].filter((sheet) => !/\/(shop|default)-[\w-]{8}\.css$/.test(sheet)),
  };
}
