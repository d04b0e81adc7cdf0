import type { CountryCode } from "#domain/country/country.ts";
import type { Queries } from "../database/database.ts";
import { stock } from "../database/schema/schema.ts";

/** What the catalogue says a warehouse starts with. */
export interface SeedVariant {
  readonly country: CountryCode;
  readonly variantId: string;
  readonly qty: number;
}

/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsAStatement = 5000;

/**
 * Puts variants on the shelf that the database does not know yet and leaves all others as they are: the first start fills
 * the warehouse, a restart keeps what was sold, a new variant of the catalogue is added.
 * @returns how many were added
 */
export async function seedStock(queries: Queries, variants: readonly SeedVariant[]): Promise<number> {
  const known = new Set(
    (await queries.select({ country: stock.country, variantId: stock.variantId }).from(stock)).map(
      ({ country, variantId }) => `${country} ${variantId}`,
    ),
  );
  const missing = variants.filter(({ country, variantId }) => !known.has(`${country} ${variantId}`));
  for (let start = 0; start < missing.length; start += rowsAStatement) {
    const rows = missing.slice(start, start + rowsAStatement).map(({ country, variantId, qty }) => ({ country, variantId, qty }));
    // Another replica may be seeding at the same moment.
    await queries.insert(stock).values(rows).onConflictDoNothing();
  }
  return missing.length;
}
