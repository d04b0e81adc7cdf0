import type { Plugin } from "vite";

/**
 * Names, in the lists of what a lazily loaded module needs, the page's script instead of the page's style sheet. Every
 * document links that sheet, but React Router ends the link's address in `#`, so that the loader would not know it again: a
 * second copy, with every font in it, would have the whole page laid out anew.
 * @param code a chunk of the build
 * @param sheet the sheet's file name
 * @param script the file name of the script that is always there
 */
export function withoutSheet(code: string, sheet: string, script: string): string {
  return code.replaceAll(`"${sheet}"`, `"${script}"`);
}

/** Keeps the style sheet of the chunk `name`, which every document links, out of what modules load with them. */
export function sharedSheet(name: string): Plugin {
  return {
    name: "shared-sheet",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = Object.values(bundle);
        const owner = files.find((file) => file.type === "chunk" && file.name === name);
        const sheet = files.find((file) => file.type === "asset" && new RegExp(`/${name}-[\\w-]{8}\\.css$`).test(file.fileName));
        if (!owner || !sheet) throw new Error(`The build has no chunk "${name}" with a style sheet.`);
        for (const file of files) if (file.type === "chunk") file.code = withoutSheet(file.code, sheet.fileName, owner.fileName);
      },
    },
  };
}
