import { countryCodes } from "../../../domain/country/country.ts";
import { reminderKinds } from "../../../domain/reminders/reminder.ts";
import { index, integer, pgTable, sql, text, timestamp, uniqueIndex, uuid } from "../drizzle.ts";

/** Who wants to be told that a size is there again, or that a product is out. */
export const reminders = pgTable(
  "reminders",
  {
    id: uuid().primaryKey().defaultRandom(),
    country: text({ enum: countryCodes }).notNull(),
    kind: text({ enum: reminderKinds }).notNull(),
    productId: text("product_id").notNull(),
    /** The size; empty for the product as a whole. */
    variantId: text("variant_id").notNull(),
    /** In lower case. */
    email: text().notNull(),
    state: text({ enum: ["unconfirmed", "waiting", "sent", "ended"] })
      .notNull()
      .default("unconfirmed"),
    /** How often it was asked for anew: links of an earlier time confirm nothing. */
    round: integer().notNull().default(1),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex("reminders_one_each").on(table.country, table.kind, table.productId, table.variantId, table.email),
    index("reminders_waiting").on(table.country, table.productId).where(sql`${table.state} = 'waiting'`),
    index("reminders_changed_at").on(table.changedAt),
  ],
);
