import { countryCodes } from "../../../domain/country/country.ts";
import { date, index, jsonb, pgTable, primaryKey, sql, text, timestamp } from "../drizzle.ts";

/*
 * What shoppers do, of whom nobody knows who they are: a visitor is a digest that is made anew each day and leads back to nobody.
 */

/** What was searched for on a day, once a visitor. */
export const searchesMade = pgTable(
  "searches_made",
  {
    country: text({ enum: countryCodes }).notNull(),
    day: date().notNull(),
    /** In lower case, without anything that says who asked. */
    query: text().notNull(),
    visitor: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.day, table.query, table.visitor] }),
    index("searches_made_day").on(table.day),
  ],
);

/** Which products were looked at on a day, once a visitor. */
export const productViews = pgTable(
  "product_views",
  {
    country: text({ enum: countryCodes }).notNull(),
    day: date().notNull(),
    visitor: text().notNull(),
    productId: text("product_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.day, table.visitor, table.productId] }),
    index("product_views_day").on(table.day),
  ],
);

/** What was bought and looked at together with a product, the best first, as it was last worked out. */
export const relatedProducts = pgTable(
  "related_products",
  {
    country: text({ enum: countryCodes }).notNull(),
    productId: text("product_id").notNull(),
    related: jsonb().$type<readonly string[]>().notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.country, table.productId] })],
);
