import type { ProductDocument } from "../catalogue/product-document.ts";
import { onlyColour } from "../product/only-colour.ts";
import { type ForeignProduct, idOfForeign } from "./foreign-product.ts";

/** What tells the same product under whatever name: brand, colour and the SKU of every size; undefined where a size has none. */
function identityOf(brand: string, colour: string, skus: readonly (string | undefined)[]): string | undefined {
  return skus.length === 0 || skus.includes(undefined) ? undefined : JSON.stringify([brand, colour, ...[...skus].sort()]);
}

/** The one of each name; none where several have it. */
function onlyOnes<T>(all: Iterable<T>, nameOf: (one: T) => string | undefined): Map<string, T> {
  const named = new Map<string, T>();
  for (const [name, [first, ...others]] of Map.groupBy(all, nameOf))
    if (name !== undefined && first !== undefined && others.length === 0) named.set(name, first);
  return named;
}

/**
 * Products of another shop's file that were known by another handle or group: brand, colour and all SKUs are those of one known product,
 * which the file does not have itself.
 * @returns ids of the known ones
 */
export function renamedProducts(
  products: readonly ForeignProduct[],
  existing: ReadonlyMap<string, ProductDocument>,
): ReadonlyMap<ForeignProduct, string> {
  const idOf = (product: ForeignProduct) => idOfForeign(product, (id) => existing.get(id));
  const named = new Set(products.map(idOf));
  const lost = [...existing.values()].filter(({ id, skus }) => skus !== undefined && !named.has(id));
  if (lost.length === 0) return new Map();
  const known = onlyOnes(lost, ({ brand, colour, sizes, skus }) =>
    identityOf(
      brand.name,
      colour.name,
      sizes.map((size) => skus?.[size]),
    ),
  );
  const coming = onlyOnes(
    products.filter((product) => !existing.has(idOf(product))),
    ({ brand, colour = onlyColour, sizes }) =>
      identityOf(
        brand,
        colour,
        sizes.map(({ sku }) => sku),
      ),
  );
  const renamed = new Map<ForeignProduct, string>();
  for (const [identity, product] of coming) {
    const id = known.get(identity)?.id;
    if (id !== undefined) renamed.set(product, id);
  }
  return renamed;
}
