import type { SearchRecord } from "#contract/search-index.ts";
import type { Variant as ProductVariant } from "#domain/product/product.ts";
import { isSoldOutNow, type Standing } from "../content/sold-out-now.ts";
import type { IndexDefinition } from "./index-definition.ts";

type Variant = Pick<ProductVariant, "id" | "qty">;

/** The attributes of a record that have changed. */
type Changed = Readonly<Record<string, unknown>>;

/** The sizes of a record; none for records of anything but products. */
export function variantsOf(record: SearchRecord): readonly Variant[] {
  return Array.isArray(record.variants) ? (record.variants as Variant[]) : [];
}

function siblingsOf(record: SearchRecord): readonly { readonly id: string }[] {
  return Array.isArray(record.siblingProducts) ? (record.siblingProducts as { id: string }[]) : [];
}

/** Which record each variant is of. @param holders that are known already; they are added to */
export function holdersOf(records: Iterable<SearchRecord>, holders = new Map<string, string>()): Map<string, string> {
  for (const record of records) for (const variant of variantsOf(record)) holders.set(variant.id, record.objectID);
  return holders;
}

/**
 * What new stock changes of a record.
 * @param stock quantity by variant id
 * @param followStock what else of the record follows it
 */
export function withStock(
  record: SearchRecord,
  stock: ReadonlyMap<string, number>,
  followStock: IndexDefinition["followStock"],
): Changed & { readonly soldOut: boolean } {
  const variants = variantsOf(record).map((variant) => {
    const qty = stock.get(variant.id);
    return qty === undefined ? variant : { ...variant, qty: Math.max(0, qty) };
  });
  const soldOut = isSoldOutNow(record as Standing, variants);
  return { variants, soldOut, ...followStock?.({ ...record, variants, soldOut }) };
}

/** Ids of a record's other colours. */
export const siblingIdsOf = (record: SearchRecord): string[] => siblingsOf(record).map(({ id }) => id);

/** What changes of a record when another colour sells out or is there again. */
export function withSibling(record: SearchRecord, siblingId: string, soldOut: boolean): Changed {
  return { siblingProducts: siblingsOf(record).map((sibling) => (sibling.id === siblingId ? { ...sibling, soldOut } : sibling)) };
}
