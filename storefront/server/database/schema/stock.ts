import { check, index, integer, pgTable, primaryKey, sql, text, timestamp } from "../drizzle.ts";

/**
 * What can still be sold of one variant in one country. Each country has its own warehouse, so the two never share a row.
 * `qty` only ever changes by one conditional statement; the check is the last line of defence against overselling.
 */
export const stock = pgTable(
  "stock",
  {
    country: text().notNull(),
    variantId: text("variant_id").notNull(),
    qty: integer().notNull(),
    /** Wall clock of the last change, so that every replica can ask for what changed since it last looked. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.variantId] }),
    index("stock_changed_at").on(table.changedAt),
    check("stock_never_negative", sql`${table.qty} >= 0`),
  ],
);
