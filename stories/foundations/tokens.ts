import type { Theme } from "@tread/design-system/theme";
import { vars } from "@tread/tokens/contract";
import { cssValue } from "@tread/tokens/css-value";
import built from "@tread/tokens/tokens.json";

type Node = { [key: string]: unknown };
type Length = { value: number; unit: string };

/** What the build adds to a token beyond the DTCG format. */
type Extension = {
  fluid?: { min: Length; max: Length; css: string };
  letterSpacingEm?: number;
  fontStretch?: number;
};

/** One token of the build, resolved for a theme. */
export type Token = {
  /** `color.bg.canvas` */
  path: string;
  /** Its DTCG type: `color`, `dimension`, `typography`… */
  type: string;
  value: unknown;
  description?: string;
  extension: Extension;
};

function leaves(node: Node, path: string[] = []): Token[] {
  if (typeof node.$type === "string") {
    const extensions = node.$extensions as Record<string, Extension> | undefined;
    return [
      {
        path: path.join("."),
        type: node.$type,
        value: node.$value,
        description: node.$description as string | undefined,
        extension: Object.values(extensions ?? {})[0] ?? {},
      },
    ];
  }
  return Object.entries(node).flatMap(([key, child]) => leaves(child as Node, [...path, key]));
}

const byTheme = new Map<string, readonly Token[]>(
  Object.entries(built as unknown as Record<Theme, Node>).map(([theme, tree]) => [theme, leaves(tree)]),
);

/** Every token of a theme whose path starts with one of these prefixes, in the build's order. */
export function tokensOf(theme: string, ...prefixes: string[]): Token[] {
  return (byTheme.get(theme) ?? []).filter(({ path }) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}.`)),
  );
}

/** One token of a theme. @throws Error when the build has none at that path */
export function tokenAt(theme: string, path: string): Token {
  const found = (byTheme.get(theme) ?? []).find((token) => token.path === path);
  if (!found) throw new Error(`The build has no token "${path}" in theme "${theme}".`);
  return found;
}

/** A token's own value as CSS writes it; a fluid length as its `clamp`. Not for typography, which is several values. */
export function cssText({ type, value, extension }: Token): string {
  return extension.fluid?.css ?? cssValue(type, value);
}

// Tints and the payment brands' colours are the only raw colours that reach CSS, under their own names.
const published = (path: string) => path.replace(/^primitive\.color\.(?=(tint|payment)\.)/, "");

function found(path: string): unknown {
  return published(path)
    .split(".")
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], vars);
}

/** What a component's style sheet writes for a token, `var(--color-bg-canvas)`; null for a raw token that CSS never sees. */
export function reference(path: string): string | null {
  const value = found(path);
  return typeof value === "string" ? value : null;
}

/** The custom property that carries it, its own or that of another that is worth the same everywhere; null when it is written out. */
export function customProperty(path: string): string | null {
  return /^var\((--[\w-]+)\)$/.exec(reference(path) ?? "")?.[1] ?? null;
}

/** The parts of a type role as CSS takes them: `typePart("typography.body.md").size`. */
export function typeParts(
  path: string,
): Record<"family" | "size" | "weight" | "width" | "style" | "line" | "track" | "case" | "figures", string> {
  return found(path.replace(/^typography\./, "type.")) as ReturnType<typeof typeParts>;
}
