import type { Plugin } from "vite";

const declaration = /(--[\w-]+):([^;{}"']*)(;|(?=\}))/g;
const mention = /--[\w-]+/g;

/**
 * Takes custom properties out of style sheets that nothing reads: neither a rule, nor code, nor another custom property that
 * is itself read.
 * @param sheets minified style sheets
 * @param code every script that may name a property
 * @returns the sheets in the same order
 */
export function withoutUnusedTokens(sheets: readonly string[], code: readonly string[]): string[] {
  const readBy = new Map<string, Set<string>>();
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const next of readBy.get(name) ?? []) use(next);
  };
  const roots = new Set<string>();
  for (const script of code) for (const [name] of script.matchAll(mention)) roots.add(name);
  for (const sheet of sheets) {
    const rules = sheet.replace(declaration, (_, name: string, value: string) => {
      const reads = readBy.get(name) ?? new Set<string>();
      readBy.set(name, reads);
      for (const [read] of value.matchAll(mention)) reads.add(read);
      return "";
    });
    for (const [name] of rules.matchAll(mention)) roots.add(name);
  }
  for (const name of roots) use(name);
  return sheets.map((sheet) => sheet.replace(declaration, (whole, name: string) => (used.has(name) ? whole : "")));
}

/** Leaves tokens that no page of the build reads out of its style sheets. */
export function unusedTokens(): Plugin {
  return {
    name: "unused-tokens",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const sheets = Object.values(bundle).filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
        const code = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.code : []));
        const text = sheets.map((file) => (file.type === "asset" ? String(file.source) : ""));
        const kept = withoutUnusedTokens(text, code);
        for (const [index, file] of sheets.entries()) if (file.type === "asset") file.source = kept[index]!;
      },
    },
  };
}
