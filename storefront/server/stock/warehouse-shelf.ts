import { setImmediate as nextTurn } from "node:timers/promises";
import type { CountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { and, asc, count, eq, gt, gte, inArray, max, QueryBuilder, sql } from "../database/drizzle.ts";
import type { StockLine } from "../database/schema/order-draft.ts";
import { stock } from "../database/schema/schema.ts";

/** Rows that one statement reads, so that none takes long. */
const rowsAStatement = 20_000;

const onShelf = (country: CountryCode, variantId: string) => and(eq(stock.country, country), eq(stock.variantId, variantId));

/** Takes a line off the shelf of a country's warehouse, or does nothing and returns false where there is too little. */
export async function takeFromWarehouse(
  transaction: Queries,
  country: CountryCode,
  { variantId, qty }: StockLine,
): Promise<boolean> {
  const taken = await transaction
    .update(stock)
    .set({ qty: sql`${stock.qty} - ${qty}`, changedAt: sql`clock_timestamp()` })
    .where(and(onShelf(country, variantId), gte(stock.qty, qty)))
    .returning({ qty: stock.qty });
  return taken.length > 0;
}

/** Puts a line back on the shelf of a country's warehouse. */
export async function giveBackToWarehouse(
  transaction: Queries,
  country: CountryCode,
  { variantId, qty }: StockLine,
): Promise<void> {
  await transaction
    .update(stock)
    .set({ qty: sql`${stock.qty} + ${qty}`, changedAt: sql`clock_timestamp()` })
    .where(onShelf(country, variantId));
}

/** Pieces of a variant that a country's warehouse has. */
export async function leftInWarehouse(queries: Queries, country: CountryCode, variantId: string): Promise<number> {
  const [row] = await queries.select({ qty: stock.qty }).from(stock).where(onShelf(country, variantId));
  return row?.qty ?? 0;
}

/** What a country's warehouse has of these variants; those that it does not know are left out. */
export async function quantitiesInWarehouse(
  queries: Queries,
  country: CountryCode,
  variantIds: readonly string[],
): Promise<Record<string, number>> {
  const rows = await queries
    .select({ variantId: stock.variantId, qty: stock.qty })
    .from(stock)
    .where(and(eq(stock.country, country), inArray(stock.variantId, [...variantIds])));
  return Object.fromEntries(rows.map(({ variantId, qty }) => [variantId, qty]));
}

/**
 * A country's quantities by variant, or those that have changed, with the database's own time at which reading them began. The
 * database puts them together as JSON: a row each takes three times as long to be read, and there are several for each product.
 */
export async function* quantitiesSince(queries: Queries, country: CountryCode, since: Date | undefined) {
  let after = "";
  while (true) {
    const portion = new QueryBuilder()
      .select({ variantId: stock.variantId, qty: stock.qty })
      .from(stock)
      .where(and(eq(stock.country, country), gt(stock.variantId, after), since && gte(stock.changedAt, since)))
      .orderBy(asc(stock.variantId))
      .limit(rowsAStatement)
      .as("portion");
    const [row] = await queries
      .select({
        quantities: sql<Record<string, number>>`coalesce(json_object_agg(${portion.variantId}, ${portion.qty}), '{}')`,
        count: count(),
        last: max(portion.variantId),
        at: sql`now()`.mapWith(stock.changedAt),
      })
      .from(portion);
    if (row === undefined) return;
    yield row;
    if (row.count < rowsAStatement) return;
    after = row.last ?? "";
    // The embedded database works in the server's process, where pages are served between statements.
    await nextTurn();
  }
}
