import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { letters } from "./letters.ts";

interface Named {
  readonly hash: string;
  /** Path of the style sheet's module from the root of the build. */
  readonly filePath: string;
}

const repository = fileURLToPath(new URL("../..", import.meta.url));
const withSlashes = (path: string) => path.replaceAll("\\", "/");

// Without D: content blockers hide what is called AD or ADS.
const alphabet = "ABCEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names what vanilla-extract names by the place of its module among all modules of style and its own place in there, such
 * as `AB1f`: a hash of seven characters is what compresses worst, in the sheet and in the script. The same sources always
 * give the same names, so that server and browser agree.
 * @param root root of the build
 */
export function shortNames(root: string): (named: Named) => string {
  const modules = globSync("{design-system/src,storefront/app}/**/*.css.ts", { cwd: repository }).map(withSlashes).sort();
  const places = new Map(modules.map((module, index) => [module, letters(index, alphabet)]));
  const known = new Map<string, Map<string, string>>();

  return ({ hash, filePath }) => {
    const module = withSlashes(relative(repository, resolve(root, filePath)));
    const place = places.get(module);
    if (!place) throw new Error(`${module} is in no folder that holds style sheets.`);
    const names = known.get(module) ?? new Map<string, string>();
    known.set(module, names);
    const name = names.get(hash) ?? `${place}${names.size.toString(36)}`;
    names.set(hash, name);
    return name;
  };
}
