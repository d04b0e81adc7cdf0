import type { SearchRecord } from "#contract/search-index.ts";

/**
 * The value at an attribute path such as `brand.name`. A key that literally contains the dot wins over the nested one;
 * a path through an array yields the values of all its items.
 */
export function readAttribute(value: unknown, path: string): unknown {
  if (value === null || typeof value !== "object") return undefined;
  if (Array.isArray(value)) return value.flatMap((item) => readAttribute(item, path) ?? []);
  if (Object.hasOwn(value, path)) return (value as Record<string, unknown>)[path];
  const dot = path.indexOf(".");
  if (dot < 0 || !Object.hasOwn(value, path.slice(0, dot))) return undefined;
  return readAttribute((value as Record<string, unknown>)[path.slice(0, dot)], path.slice(dot + 1));
}

/** The facet values of an attribute, as Algolia writes them: text as it is, numbers and booleans spelled out, each once. */
export function facetValues(record: SearchRecord, attribute: string): string[] {
  const value = readAttribute(record, attribute);
  const values = Array.isArray(value) ? value : [value];
  const texts = new Set<string>();
  for (const item of values) {
    if (typeof item === "string" && item !== "") texts.add(item);
    else if (typeof item === "number" || typeof item === "boolean") texts.add(String(item));
  }
  return [...texts];
}

/** The texts of an attribute, for searching and highlighting. */
export function textsOf(record: SearchRecord, attribute: string): string[] {
  const value = readAttribute(record, attribute);
  return (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === "string");
}
