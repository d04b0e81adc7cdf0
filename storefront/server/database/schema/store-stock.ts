import { countryCodes } from "../../../domain/country/country.ts";
import { check, integer, pgTable, primaryKey, sql, text } from "../drizzle.ts";

/**
 * What one store has of one variant. A store's shelf is its own: what is picked up there is taken from it, what is delivered from
 * the country's warehouse. A variant that a store does not carry has no row.
 */
export const storeStock = pgTable(
  "store_stock",
  {
    country: text({ enum: countryCodes }).notNull(),
    variantId: text("variant_id").notNull(),
    erpStoreId: text("erp_store_id").notNull(),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.variantId, table.erpStoreId] }),
    check("store_stock_never_negative", sql`${table.qty} >= 0`),
  ],
);
