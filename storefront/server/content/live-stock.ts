import type { CountryCode } from "#domain/country/country.ts";
import type { ListProduct } from "#domain/product/product.ts";
import type { SoldAs } from "#domain/product/sold-out.ts";
import { isSoldOutNow } from "./sold-out-now.ts";

/** Where the stock of this moment is read. */
export interface StockReader {
  /** Quantity by variant id; ids it does not know may be left out. */
  read(country: CountryCode, variantIds: readonly string[]): Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
  /** Seconds since the epoch when the country's stock was last read. */
  readAt(country: CountryCode): number;
}

/** A product of the catalogue; those of listings say nothing of how they are stocked and count as stocked. */
export type Stocked = ListProduct & SoldAs;

/** The variants whose stock a product shows: its own, and its siblings' for their sold-out marks. */
export function variantIdsShown(products: readonly Stocked[], byId: ReadonlyMap<string, Stocked>): string[] {
  const ids = new Set<string>();
  for (const product of products) {
    for (const variant of product.variants) ids.add(variant.id);
    for (const sibling of product.siblingProducts)
      for (const variant of byId.get(sibling.id)?.variants ?? []) ids.add(variant.id);
  }
  return [...ids];
}

/** A product with the quantities of this moment. Returns the same object when nothing differs. */
export function withStock<P extends Stocked>(
  product: P,
  quantities: ReadonlyMap<string, number>,
  byId: ReadonlyMap<string, Stocked>,
): P {
  const variants = variantsNow(product, quantities);
  const soldOut = isSoldOutNow({ ...byId.get(product.id), ...product }, variants);
  let siblingsChanged = false;
  const siblingProducts = product.siblingProducts.map((sibling) => {
    const known = byId.get(sibling.id);
    const siblingSoldOut = known === undefined ? sibling.soldOut : isSoldOutNow(known, variantsNow(known, quantities));
    if (siblingSoldOut === sibling.soldOut) return sibling;
    siblingsChanged = true;
    return { ...sibling, soldOut: siblingSoldOut };
  });
  if (variants === product.variants && soldOut === product.soldOut && !siblingsChanged) return product;
  return { ...product, variants, soldOut, siblingProducts };
}

function variantsNow(product: Stocked, quantities: ReadonlyMap<string, number>): Stocked["variants"] {
  let changed = false;
  const variants = product.variants.map((variant) => {
    const qty = quantities.get(variant.id) ?? variant.qty;
    if (qty === variant.qty) return variant;
    changed = true;
    return { ...variant, qty };
  });
  return changed ? variants : product.variants;
}
