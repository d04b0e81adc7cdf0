import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, with a slash at the end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const designSystem = join(root, "design-system");

/** Something of the design system that can be imported: `@tread/design-system/<name>`. */
export interface Entry {
  /** `button`, `theme/global`. */
  readonly name: string;
  /** Absolute path of the module it stands for. */
  readonly file: string;
}

/**
 * Lists what a package's `exports` open, plain files and subpath patterns, where a star stands for any number of
 * folders (Node's packages documentation, "Subpath patterns").
 * @param folder the package's folder
 * @throws Error when `exports` has something else than patterns and plain files, which this does not read
 */
export function entriesOf(folder: string): Entry[] {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: Record<string, unknown> };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes("node_modules"))
    .map((file) => `./${file.replaceAll("\\", "/")}`);
  const found = Object.entries(exports).flatMap(([subpath, target]) => {
    if (typeof target !== "string") throw new Error(`The export "${subpath}" has conditions, which are not read here.`);
    const [before, after] = target.split("*") as [string, string?];
    if (after === undefined) return [{ name: subpath.slice(2), file: join(folder, target) }];
    return files
      .filter((file) => file.startsWith(before) && file.endsWith(after) && file.length > before.length + after.length)
      .map((file) => ({
        name: subpath.replace("*", file.slice(before.length, -after.length)).slice(2),
        file: join(folder, file),
      }));
  });
  return found.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Every public entry of the design system, by name. */
export function publicEntries(): Entry[] {
  return entriesOf(designSystem);
}

/** The libraries the design system itself asks for: its own dependencies, without what is ours. */
export function librariesAskedFor(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(designSystem, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies).filter((name) => !name.startsWith("@tread/"));
}
