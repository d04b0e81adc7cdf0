import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin, type Rolldown } from "vite";
import { type Entry, root } from "./entries.ts";

/** A file of a bundle. */
export interface BundledFile {
  readonly name: string;
  readonly kind: "js" | "css" | "other";
  /** Whether it comes with the import itself. What does not, comes through `import` on first use. */
  readonly first: boolean;
  readonly content: Uint8Array;
  /** Modules whose code is in the file, with the length of it before minifying. Only for `js`. */
  readonly modules: ReadonlyMap<string, number>;
}

/** What an import brings. Modules are named from the repository's root, those of packages by `node_modules/…`. */
export interface Bundle {
  readonly files: readonly BundledFile[];
  /** Every module that is reached, whether or not any of its code is left. */
  readonly reached: readonly string[];
  /** Names that can be imported. */
  readonly exports: readonly string[];
}

const entryId = "\0weighed";

/** What every application has already: React, and the bundler's own loader of `import`, once each. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^\0?vite\/preload-helper/];

/** `design-system/src/button/Button.tsx`, `node_modules/downshift/dist/downshift.esm.js` */
function shortName(id: string): string {
  const plain = id.replace(/^\0+/, "").replace(/\?.*$/, "").replaceAll("\\", "/");
  const inPackage = plain.lastIndexOf("/node_modules/");
  if (inPackage >= 0) return plain.slice(inPackage + 1);
  return plain.startsWith(root) ? plain.slice(root.length) : plain;
}

function reachedByImport(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const reached = new Set<string>();
  const reach = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.add(name);
    chunk.imports.forEach(reach);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) reach(chunk.fileName);
  return reached;
}

function filesOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): BundledFile[] {
  const chunks = new Map(output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
  const reached = reachedByImport(chunks);
  const firstSheets = new Set(
    [...reached].flatMap((name) => [...(chunks.get(name)?.viteMetadata?.importedCss ?? new Set<string>())]),
  );
  return output.map((each) => {
    if (each.type === "chunk") {
      return {
        name: each.fileName,
        kind: "js",
        first: reached.has(each.fileName),
        content: Buffer.from(each.code),
        modules: new Map(Object.entries(each.modules).map(([id, { renderedLength }]) => [shortName(id), renderedLength])),
      };
    }
    const sheet = each.fileName.endsWith(".css");
    return {
      name: each.fileName,
      kind: sheet ? "css" : "other",
      first: !sheet || firstSheets.has(each.fileName),
      content: Buffer.from(each.source),
      modules: new Map(),
    };
  });
}

/** Bundles one set of entries after another with one vanilla-extract compiler, which is most of what a build takes. */
export interface Bundler {
  /**
   * Bundles code as a shop would that has React already: minified, for production, with the plugin that vanilla-extract's
   * style sheets need and no other.
   * @param code a module that may import any of the entries by `@tread/design-system/<name>`
   * @param together module names that share one file, whichever of them is imported on first use only
   */
  bundle(code: string, together?: (module: string) => boolean): Promise<Bundle>;
  close(): Promise<void>;
}

/** @param entries what `@tread/design-system/…` stands for */
export function openBundler(entries: readonly Entry[]): Bundler {
  const files = new Map(entries.map(({ name, file }) => [`@tread/design-system/${name}`, file]));
  // The plugin closes its compiler after each build; here it is kept to the end.
  const closings: (() => unknown)[] = [];
  const styles = (vanillaExtractPlugin() as Plugin[]).map(({ buildEnd, ...plugin }) => {
    if (typeof buildEnd === "function") closings.push(buildEnd as () => unknown);
    return plugin;
  });
  let started = false;

  const bundle: Bundler["bundle"] = async (code, together) => {
    let reached: string[] = [];
    const source: Plugin = {
      name: "weighed-entry",
      enforce: "pre",
      resolveId: (id) => (id === entryId ? id : files.get(id)),
      load: (id) => (id === entryId ? code : undefined),
      buildStart() {
        started = true;
      },
      buildEnd() {
        reached = [...this.getModuleIds()]
          .filter((id) => id !== entryId && !external.some((each) => each.test(id)))
          .map(shortName);
      },
    };
    const result = await build({
      root,
      configFile: false,
      logLevel: "error",
      mode: "production",
      // Said here and not left to NODE_ENV, so that a run inside of tests weighs the same.
      define: { "process.env.NODE_ENV": '"production"' },
      oxc: { jsx: { runtime: "automatic", development: false } },
      plugins: [source, ...styles],
      build: {
        write: false,
        minify: true,
        cssMinify: "lightningcss",
        target: "es2023",
        assetsInlineLimit: 0,
        copyPublicDir: false,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: { weighed: entryId },
          // One file has each export's name once; the entry would repeat them all if it stayed apart from what is together.
          preserveEntrySignatures: together ? "allow-extension" : "strict",
          external,
          ...(together && {
            output: { codeSplitting: { groups: [{ name: "together", test: (id: string) => together(shortName(id)) }] } },
          }),
        },
      },
    });
    const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
    const entry = output.find((each) => each.type === "chunk" && each.isEntry) as Rolldown.OutputChunk;
    return { files: filesOf(output), reached, exports: entry.exports };
  };

  return {
    bundle,
    close: async () => {
      // The plugin closes by its build's configuration, which it has only once a build has started.
      if (!started) return;
      for (const closing of closings) await closing();
    },
  };
}

/** A module that hands on all of one entry. */
export const importing = (entry: string): string => `export * from ${JSON.stringify(`@tread/design-system/${entry}`)};`;

/**
 * A module that hands on names of several entries.
 * @param exportsByEntry names to hand on; a name that two entries have gets its entry's name in front
 */
export function importingAll(exportsByEntry: ReadonlyMap<string, readonly string[]>): string {
  const taken = new Set<string>();
  return [...exportsByEntry]
    .map(([entry, names]) => {
      const listed = names.map((name) => {
        const free = name !== "default" && !taken.has(name);
        taken.add(name);
        return free ? name : `${name} as ${`${entry}_${name}`.replaceAll(/\W/g, "_")}`;
      });
      const from = JSON.stringify(`@tread/design-system/${entry}`);
      return listed.length > 0 ? `export { ${listed.join(", ")} } from ${from};` : `import ${from};`;
    })
    .join("\n");
}
