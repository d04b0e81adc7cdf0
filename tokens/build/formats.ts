import type { ContractEntry } from "./contract.ts";
import { cssValue } from "./css-value.ts";
import { type CustomProperty, propertyName } from "./custom-properties.ts";
import type { ResolvedToken } from "./resolve.ts";
import { extensionKey } from "./resolve.ts";
import type { Theme } from "./themes.ts";

type Nested = { [key: string]: Nested | unknown };

function nest<T>(items: T[], pathOf: (item: T) => string[], leafOf: (item: T) => unknown): Nested {
  const root: Nested = {};
  for (const item of items) {
    const path = pathOf(item);
    let group = root;
    for (const key of path.slice(0, -1)) {
      group[key] ??= {};
      group = group[key] as Nested;
    }
    group[path.at(-1) as string] = leafOf(item);
  }
  return root;
}

const heading = "Generated from tokens/src by tokens/build. Do not edit.";
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A stylesheet of custom properties in the `tokens` layer. */
export function cssFormat(selector: string, properties: CustomProperty[]): string {
  const lines = properties.map(({ path, value }) => `    ${propertyName(path)}: ${value};`);
  return `/* ${heading} */\n@layer tokens {\n  ${selector} {\n${lines.join("\n")}\n  }\n}\n`;
}

/** The typed contract: `vars.color.bg.canvas` is `"var(--color-bg-canvas)"`. */
export function contractFormat(entries: ContractEntry[]): string {
  const tree = nest(
    entries,
    ({ path }) => path,
    ({ reference }) => reference,
  );
  return `// ${heading}\n\n/** Every value CSS may use, by token path. Shaped as a vanilla-extract global theme contract. */\nexport const vars = ${json(tree)} as const;\n`;
}

function scriptValue({ type, value, extension }: ResolvedToken): unknown {
  if (type === "typography") return value;
  if (type === "dimension") return extension.fluid?.css ?? (value as { value: number }).value;
  if (type === "duration") return (value as { value: number }).value;
  if (type === "number" || type === "fontWeight" || type === "cubicBezier") return value;
  return cssValue(type, value);
}

/** Typed values for scripts, one export a group: lengths in pixels, times in milliseconds, the rest as CSS text. */
export function valuesFormat(tokens: ResolvedToken[]): string {
  const tree = nest(tokens, ({ path }) => path, scriptValue);
  const exports = Object.entries(tree).map(([group, values]) => `export const ${group} = ${json(values)} as const;\n`);
  return `// ${heading}\n// Lengths are in pixels, times in milliseconds, everything else is CSS text.\n\n${exports.join("\n")}`;
}

/**
 * A theme as a DTCG document: every token with its type, description and our extension.
 * @param values `resolved` replaces every reference by its value, `aliased` keeps the references
 */
export function dtcgDocument(tokens: ResolvedToken[], values: "resolved" | "aliased"): Nested {
  return nest(
    tokens,
    ({ path }) => path,
    ({ type, value, written, description, extension }) => ({
      $type: type,
      $value: values === "resolved" ? value : written,
      ...(description && { $description: description }),
      ...(Object.keys(extension).length > 0 && { $extensions: { [extensionKey]: extension } }),
    }),
  );
}

/** Both themes in one file, one group a theme, every reference replaced by its value. */
export function dtcgFormat(tokensByTheme: Record<Theme, ResolvedToken[]>): string {
  const themes = Object.entries(tokensByTheme).map(([theme, tokens]) => [theme, dtcgDocument(tokens, "resolved")]);
  return `${json(Object.fromEntries(themes))}\n`;
}
