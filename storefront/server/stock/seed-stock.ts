import { setImmediate as nextTurn } from "node:timers/promises";
import type { CountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { stock } from "../database/schema/schema.ts";

/** What the catalogue says a warehouse starts with. */
export interface SeedVariant {
  readonly country: CountryCode;
  readonly variantId: string;
  readonly qty: number;
}

/** Rows that one statement adds: the embedded database works in the server's process, where pages are served between statements. */
const rowsAStatement = 5_000;

/**
 * Puts variants on the shelf that the database does not know yet and leaves all others as they are: the first start fills
 * the warehouse, a restart keeps what was sold, a new variant of the catalogue is added. What is added counts as no change: who
 * follows changes learns of it with its product.
 */
export async function seedStock(queries: Queries, variants: readonly SeedVariant[]): Promise<void> {
  for (let start = 0; start < variants.length; start += rowsAStatement) {
    const rows = JSON.stringify(variants.slice(start, start + rowsAStatement));
    // Another replica may be seeding at the same moment.
    await queries
      .insert(stock)
      .select(
        sql`select country, "variantId", qty, 'epoch'::timestamptz
            from jsonb_to_recordset(${rows}::jsonb) as variant (country text, "variantId" text, qty int)`,
      )
      .onConflictDoNothing();
    await nextTurn();
  }
}
