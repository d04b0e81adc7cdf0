import type { CategoryReference } from "../product/product.ts";
import { plainOf } from "./rows.ts";

/** A name however it is written, in letters of any script. */
const keyOf = (name: string): string => (plainOf(name).match(/[\p{L}\p{N}]+/gu) ?? []).join("-");

/** Another shop's form says where a product hangs by a path of names: `Men > Shoes > Running`. */
const partsOf = (text: string): string[] =>
  text
    .replace(/^\/?categories\//, "")
    .split(/[>/]/)
    .map(keyOf)
    .filter((part) => part !== "");

/** Finds the id of a category by that id, by its address, by the names that lead to it, or by its own name: several where several are called so. */
export function categoriesByName(all: readonly CategoryReference[]): (text: string) => readonly string[] {
  const known = new Map(all.map((category) => [category.id, category]));
  const byId = new Map(all.map(({ id }) => [keyOf(id), id]));
  const byAddress = new Map(all.map(({ id, path }) => [partsOf(path).join("/"), id]));
  const byLine = new Map<string, Set<string>>();
  const byOwnName = new Map<string, Set<string>>();
  for (const { id, name, shortName, ancestors } of all) {
    for (const own of [name, shortName]) {
      addTo(byOwnName, own, id);
      addTo(byLine, [...ancestors.map((above) => known.get(above.id)?.name ?? above.name), own].join("/"), id);
      addTo(byLine, [...ancestors.map((above) => above.name), own].join("/"), id);
    }
  }
  return (text) => {
    const parts = partsOf(text);
    const line = parts.join("/");
    const own = byId.get(parts.join("-")) ?? byAddress.get(line);
    return own !== undefined ? [own] : [...(byLine.get(line) ?? byOwnName.get(line) ?? [])];
  };
}

function addTo(index: Map<string, Set<string>>, names: string, id: string): void {
  const key = partsOf(names).join("/");
  index.set(key, (index.get(key) ?? new Set()).add(id));
}

/** What several are called names none of them. */
export const onlyOf = (ids: readonly string[]): string | undefined => (ids.length === 1 ? ids[0] : undefined);
