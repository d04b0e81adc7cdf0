import type { ProductDocument } from "../catalogue/product-document.ts";
import { pathSegmentOf, plainOf } from "./rows.ts";

type Brand = ProductDocument["brand"];

const lettersOf = (name: string): string => plainOf(name).replace(/[^\p{L}\p{N}]/gu, "");
/** What tells `C++` and `C#` from `C`. Whatever else is no letter is written one way and another. */
const withMarks = (name: string): string => plainOf(name).replace(/[^\p{L}\p{N}+#]/gu, "");

const isAnother = (a: string, b: string): boolean => lettersOf(a) === lettersOf(b) && withMarks(a) !== withMarks(b);

/**
 * Finds the brand of a name, however it is capitalised, or makes it: another shop's form says no more of a brand. Names that a path
 * writes alike and that are not the same have an id each.
 */
export function brandsByName(known: readonly Brand[]): (name: string) => Brand {
  const byName = new Map(known.map((brand) => [brand.name.toLowerCase(), brand]));
  const byId = new Map(known.map((brand) => [brand.id, brand]));
  return (name) => {
    const found = byName.get(name.toLowerCase());
    if (found !== undefined) return found;
    const plain = pathSegmentOf(name);
    const holder = byId.get(plain);
    const id = holder !== undefined && isAnother(holder.name, name) ? pathSegmentOf(name, true) : plain;
    const brand = { id, name };
    byName.set(name.toLowerCase(), brand);
    if (!byId.has(id)) byId.set(id, brand);
    return brand;
  };
}
