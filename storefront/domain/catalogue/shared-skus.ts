import { counted } from "./counted.ts";
import type { ProductDocument } from "./product-document.ts";

type Shelved = Pick<ProductDocument, "id" | "sizes" | "skus">;

/** For each SKU the ids of the sizes that it names: more than one where its owner has given it twice. */
export function sizesBySku(products: Iterable<Shelved>): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { id, sizes, skus = {} } of products) {
    for (const size of sizes) {
      const sku = skus[size];
      if (sku !== undefined) named.set(sku, [...(named.get(sku) ?? []), `${id}-${size}`]);
    }
  }
  return named;
}

/** What a SKU of several sizes is, as its owner reads it. */
export function saySharedSku(sku: string, [first, second, ...others]: readonly string[]): string {
  const sizes = others.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${counted(others.length, "other")}`;
  return `SKU ${sku} is that of ${sizes}`;
}

/**
 * What an owner is told whose products share SKUs, since no stock can be counted by these.
 * @param products all that there are
 * @param isTold whether the product of an id is one that is being told about
 */
export function sharedSkuWarnings(products: readonly Shelved[], isTold: (id: string) => boolean): string[] {
  const told = sizesBySku(products.filter(({ id }) => isTold(id)));
  if (told.size === 0) return [];
  const [first, ...others] = [...sizesBySku(products)].filter(([sku, sizes]) => sizes.length > 1 && told.has(sku));
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : `, and ${counted(others.length, "more SKU")} shared like it`;
  return [`${saySharedSku(...first)}${more}: count such stock by the size's id.`];
}
