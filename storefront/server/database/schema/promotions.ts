import { integer, pgTable, primaryKey, text } from "../drizzle.ts";

/** How often a promotion was used in all; the limit is the promotion's own and is enforced by the statement that counts. */
export const promotionUses = pgTable(
  "promotion_uses",
  {
    country: text().notNull(),
    promotionId: text("promotion_id").notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.promotionId] })],
);

/** How often one customer used a promotion; see `customerIdentity` for who counts as one customer. */
export const promotionCustomerUses = pgTable(
  "promotion_customer_uses",
  {
    country: text().notNull(),
    promotionId: text("promotion_id").notNull(),
    customer: text().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.promotionId, table.customer] })],
);
