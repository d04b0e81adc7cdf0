import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Who wants marketing mail, and who has asked for none. */
export const marketingContacts = pgTable(
  "marketing_contacts",
  {
    country: text({ enum: ["nz", "au"] }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    status: text({ enum: ["subscribed", "unsubscribed"] }).notNull(),
    source: text().notNull(),
    /** The account whose holder said so; null for a visitor. */
    userId: text("user_id"),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.country, table.email] })],
);
