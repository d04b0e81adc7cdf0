import type { CountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, gte, inArray, sql } from "../database/drizzle.ts";
import type { StockLine } from "../database/schema/order-draft.ts";
import { storeStock } from "../database/schema/schema.ts";

/** What a store starts with. */
export interface SeedShelf {
  readonly country: CountryCode;
  readonly erpStoreId: string;
  /** Pieces of each variant that it carries. */
  readonly quantities: ReadonlyMap<string, number>;
}

/**
 * Fills the shelves of stores that the database does not know yet, a statement each, and leaves all others as they are: a restart
 * keeps what was sold.
 */
export async function seedStoreStock(queries: Queries, shelves: readonly SeedShelf[]): Promise<void> {
  const known = await queries.selectDistinct({ country: storeStock.country, erpStoreId: storeStock.erpStoreId }).from(storeStock);
  for (const { country, erpStoreId, quantities } of shelves) {
    if (known.some((shelf) => shelf.country === country && shelf.erpStoreId === erpStoreId)) continue;
    const rows = JSON.stringify(Object.fromEntries(quantities));
    // Another replica may be seeding at the same moment.
    await queries.execute(sql`
      insert into store_stock (country, variant_id, erp_store_id, qty)
      select ${country}, seed.key, ${erpStoreId}, seed.value::integer from jsonb_each_text(${rows}::jsonb) as seed
      on conflict do nothing`);
  }
}

const onShelf = (country: CountryCode, erpStoreId: string, variantId: string) =>
  and(eq(storeStock.country, country), eq(storeStock.variantId, variantId), eq(storeStock.erpStoreId, erpStoreId));

/** Takes a line off a store's shelf, or does nothing and returns false where there is too little. */
export async function takeFromStore(
  transaction: Queries,
  country: CountryCode,
  erpStoreId: string,
  { variantId, qty }: StockLine,
): Promise<boolean> {
  const taken = await transaction
    .update(storeStock)
    .set({ qty: sql`${storeStock.qty} - ${qty}` })
    .where(and(onShelf(country, erpStoreId, variantId), gte(storeStock.qty, qty)))
    .returning({ qty: storeStock.qty });
  return taken.length > 0;
}

/** Puts a line back on a store's shelf. */
export async function giveBackToStore(
  transaction: Queries,
  country: CountryCode,
  erpStoreId: string,
  { variantId, qty }: StockLine,
): Promise<void> {
  await transaction
    .update(storeStock)
    .set({ qty: sql`${storeStock.qty} + ${qty}` })
    .where(onShelf(country, erpStoreId, variantId));
}

/** What was counted on a store's shelf. */
interface CountedOnShelf extends StockLine {
  readonly country: CountryCode;
  readonly store: string;
}

/** Rows that one statement writes. */
const rowsAStatement = 5_000;

/** Sets what was counted on stores' shelves, in the order in which everybody takes it. */
export async function setInStores(transaction: Queries, counted: readonly CountedOnShelf[]): Promise<void> {
  const inOrder = counted.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (let start = 0; start < inOrder.length; start += rowsAStatement) {
    const rows = inOrder
      .slice(start, start + rowsAStatement)
      .map(({ country, store, variantId, qty }) => ({ country, erpStoreId: store, variantId, qty }));
    await transaction
      .insert(storeStock)
      .values(rows)
      .onConflictDoUpdate({
        target: [storeStock.country, storeStock.variantId, storeStock.erpStoreId],
        set: { qty: sql`excluded.qty` },
      });
  }
}

/** Pieces of a variant that a store has. */
export async function leftInStore(
  queries: Queries,
  country: CountryCode,
  erpStoreId: string,
  variantId: string,
): Promise<number> {
  const [row] = await queries
    .select({ qty: storeStock.qty })
    .from(storeStock)
    .where(onShelf(country, erpStoreId, variantId));
  return row?.qty ?? 0;
}

/** The stores that have every one of these lines, each variant once among them; none for no lines. */
export async function storesWithAll(queries: Queries, country: CountryCode, lines: readonly StockLine[]): Promise<string[]> {
  if (lines.length === 0) return [];
  const wanted = new Map(lines.map(({ variantId, qty }) => [variantId, qty]));
  const rows = await queries
    .select({ erpStoreId: storeStock.erpStoreId, variantId: storeStock.variantId, qty: storeStock.qty })
    .from(storeStock)
    .where(and(eq(storeStock.country, country), inArray(storeStock.variantId, [...wanted.keys()])));
  const has = new Map<string, number>();
  for (const { erpStoreId, variantId, qty } of rows) {
    if (qty >= (wanted.get(variantId) ?? 0)) has.set(erpStoreId, (has.get(erpStoreId) ?? 0) + 1);
  }
  return [...has].flatMap(([erpStoreId, variants]) => (variants === wanted.size ? [erpStoreId] : [])).sort();
}

/** What every store has of these variants, by store and variant; a store without any of them is left out. */
export async function quantitiesInStores(
  queries: Queries,
  country: CountryCode,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const rows = await queries
    .select({ erpStoreId: storeStock.erpStoreId, variantId: storeStock.variantId, qty: storeStock.qty })
    .from(storeStock)
    .where(and(eq(storeStock.country, country), inArray(storeStock.variantId, [...variantIds])));
  const stores = new Map<string, Map<string, number>>();
  for (const { erpStoreId, variantId, qty } of rows) {
    const shelf = stores.get(erpStoreId) ?? new Map<string, number>();
    stores.set(erpStoreId, shelf.set(variantId, qty));
  }
  return stores;
}
