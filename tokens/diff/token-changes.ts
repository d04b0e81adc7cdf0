import { cssValue } from "../build/css-value.ts";
import type { ResolvedToken } from "../build/resolve.ts";

/** One part of a token in two versions; undefined where a version lacks it. */
export interface PartChange {
  /** `value` of a simple token; of typography `fontSize`, `lineHeight` and so on; of an extension its path. */
  readonly part: string;
  /** As CSS text. */
  readonly before?: string;
  readonly after?: string;
}

/** What became of one token. */
export interface TokenChange {
  /** `color.bg.canvas` */
  readonly path: string;
  readonly type: string;
  readonly change: "added" | "removed" | "changed";
  readonly parts: readonly PartChange[];
  /** The reference that brought the new value, where what the token says has stayed the same. */
  readonly through?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Leaves of an extension by path: `fluid.css`, `fluid.min.value`. */
function leaves(value: unknown, path: string): [string, string][] {
  if (isObject(value)) return Object.entries(value).flatMap(([key, each]) => leaves(each, path ? `${path}.${key}` : key));
  return [[path, String(value)]];
}

const typographyTypes: Readonly<Record<string, string>> = {
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  letterSpacing: "dimension",
  lineHeight: "number",
};

/** A token as words that can be compared and shown. */
function wordsOf({ type, value, extension }: ResolvedToken): Map<string, string> {
  const simple: [string, string][] =
    type === "typography"
      ? Object.entries(value as Record<string, unknown>).map(([part, each]) => [
          part,
          cssValue(typographyTypes[part] ?? "number", each),
        ])
      : [["value", cssValue(type, value)]];
  return new Map([...simple, ...leaves(extension, "")]);
}

const none: ReadonlyMap<string, string> = new Map();

function partsOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): PartChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((part) => before.get(part) !== after.get(part))
    .map((part) => ({
      part,
      ...(before.has(part) && { before: before.get(part) }),
      ...(after.has(part) && { after: after.get(part) }),
    }));
}

/** The reference a token stands for, when both versions say the same one. */
function throughOf(before: ResolvedToken, after: ResolvedToken): string | undefined {
  const written = after.written;
  return typeof written === "string" && written.startsWith("{") && written === before.written ? written : undefined;
}

/**
 * Compares two versions of a theme. A token that has another type in the new version is shown as changed, with both values.
 * @returns changes by path; descriptions are no values and are not compared
 */
export function tokenChanges(before: readonly ResolvedToken[], after: readonly ResolvedToken[]): TokenChange[] {
  const byPath = (tokens: readonly ResolvedToken[]) => new Map(tokens.map((token) => [token.path.join("."), token]));
  const [old, current] = [byPath(before), byPath(after)];
  return [...new Set([...old.keys(), ...current.keys()])].sort().flatMap((path): TokenChange[] => {
    const [was, is] = [old.get(path), current.get(path)];
    const parts = partsOf(was ? wordsOf(was) : none, is ? wordsOf(is) : none);
    const retyped: PartChange[] = was && is && was.type !== is.type ? [{ part: "type", before: was.type, after: is.type }] : [];
    if (parts.length + retyped.length === 0) return [];
    const through = was && is ? throughOf(was, is) : undefined;
    return [
      {
        path,
        type: (is ?? was)!.type,
        change: !was ? "added" : !is ? "removed" : "changed",
        parts: [...retyped, ...parts],
        ...(through && { through }),
      },
    ];
  });
}
