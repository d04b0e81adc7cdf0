import { countryCodes } from "../../../domain/country/country.ts";
import { integer, json, pgTable, primaryKey, sql, text, timestamp } from "../drizzle.ts";

/** Cart and wishlist of an account, in each country. `version` grows by one with every write and only a write that names it is taken. */
export const accountStates = pgTable(
  "account_states",
  {
    username: text().notNull(),
    country: text({ enum: countryCodes }).notNull(),
    version: integer().notNull(),
    /** The state's own `syncableStateVersion`, which no statement lowers. */
    syncableStateVersion: integer("syncable_state_version").notNull(),
    /** As text, not `jsonb`: it is only ever read whole, and `jsonb` refuses characters that JSON has. */
    state: json().$type<Record<string, unknown>>().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.username, table.country] })],
);
