import type { Bundle, BundledFile } from "./bundle.ts";
import { sum, type Weight } from "./sum.ts";
import { weigh } from "./weigh.ts";

/** Part of what an import brings: a component's folder, `tokens`, or a package. */
export interface Import {
  readonly name: string;
  /** `data` is a library that is weighed apart. */
  readonly kind: "own" | "component" | "library" | "data";
  /** Its part of the code before minifying, 0 to 1. Data and what was left out by tree shaking are 0 and still listed. */
  readonly share: number;
}

/** What one entry weighs, or the whole system. */
export interface EntryReport {
  readonly name: string;
  /** `first` comes with the import, `later` through `import` on first use, `data` is later code of a data library alone. */
  readonly js: { readonly first: Weight; readonly later: Weight; readonly data: Weight };
  readonly css: Weight;
  /** Files that go along as they are: the sprite of icons, fonts. Bytes, uncompressed. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  readonly imports: readonly Import[];
  /** Which of the design system's own dependencies are reached. */
  readonly libraries: readonly string[];
}

/** All that `pnpm size` knows; what the Storybook panel reads. */
export interface SizeReport {
  readonly entries: readonly EntryReport[];
  readonly whole: EntryReport;
}

/** `downshift`, `@radix-ui/react-tabs`; undefined for a module of ours. */
export function packageOf(module: string): string | undefined {
  return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
}

/** The place a module belongs to, as one speaks of it: a component's folder, a room, a package. */
function placeOf(module: string): string | undefined {
  const place = packageOf(module) ?? /^design-system\/src\/([^/]+)\//.exec(module)?.[1] ?? /^(tokens)\//.exec(module)?.[1];
  return place;
}

function importsOf(entry: string, bundle: Bundle, data: ReadonlySet<BundledFile>): Import[] {
  const lengths = new Map<string, number>();
  for (const module of bundle.reached) {
    const place = placeOf(module);
    if (place) lengths.set(place, lengths.get(place) ?? 0);
  }
  for (const file of bundle.files.filter((each) => !data.has(each))) {
    for (const [module, length] of file.modules) {
      const place = placeOf(module);
      if (place) lengths.set(place, (lengths.get(place) ?? 0) + length);
    }
  }
  const total = [...lengths.values()].reduce((all, each) => all + each, 0) || 1;
  const packages = new Set(bundle.reached.flatMap((module) => packageOf(module) ?? []));
  const apart = new Set([...data].flatMap(({ modules }) => [...modules.keys()].flatMap((module) => packageOf(module) ?? [])));
  const kindOf = (name: string, length: number): Import["kind"] => {
    if (packages.has(name)) return apart.has(name) && length === 0 ? "data" : "library";
    return name === entry.split("/")[0] ? "own" : "component";
  };
  return [...lengths]
    .map(
      ([name, length]): Import => ({
        name,
        kind: kindOf(name, length),
        share: Math.round((length / total) * 1000) / 1000,
      }),
    )
    .sort((a, b) => b.share - a.share || a.name.localeCompare(b.name, "en"));
}

/**
 * Weighs a bundle.
 * @param name the entry's
 * @param asked packages to be named in `libraries` when they are reached
 * @param dataLibraries packages that are data more than code; files of nothing else are weighed apart
 */
export function reportOf(
  name: string,
  bundle: Bundle,
  asked: readonly string[],
  dataLibraries: readonly string[] = [],
): EntryReport {
  const isData = ({ first, modules }: BundledFile) => {
    const filled = [...modules].filter(([module, length]) => length > 0 && placeOf(module) !== undefined);
    return !first && filled.length > 0 && filled.every(([module]) => dataLibraries.includes(packageOf(module) ?? ""));
  };
  const data = new Set(bundle.files.filter(isData));
  const scripts = bundle.files.filter(({ kind }) => kind === "js");
  const weightOf = (files: readonly BundledFile[]) => sum(files.map(({ content }) => weigh(content)));
  const reached = new Set(bundle.reached.flatMap((module) => packageOf(module) ?? []));
  return {
    name,
    js: {
      first: weightOf(scripts.filter(({ first }) => first)),
      later: weightOf(scripts.filter((file) => !file.first && !data.has(file))),
      data: weightOf([...data]),
    },
    css: weightOf(bundle.files.filter(({ kind }) => kind === "css")),
    files: bundle.files
      .filter(({ kind }) => kind === "other")
      .map(({ name: file, content }) => ({
        name: file.replace(/^assets\//, "").replace(/-[\w-]{8}(\.\w+)$/, "$1"),
        bytes: content.byteLength,
      })),
    imports: importsOf(name, bundle, data),
    libraries: asked.filter((each) => reached.has(each)),
  };
}
