import { countryCodes } from "../../../domain/country/country.ts";
import { bigint, check, pgTable, primaryKey, sql, text, timestamp } from "../drizzle.ts";

/**
 * Gift vouchers. What an order that is being placed takes is off the balance at once and comes back when the order fails;
 * `balance` only ever changes by one conditional statement, and the check is the last line of defence against overspending.
 */
export const vouchers = pgTable(
  "vouchers",
  {
    /** Whose currency is on it: it is spent where it was sold. */
    country: text({ enum: countryCodes }).notNull(),
    code: text().notNull(),
    /** Keyed with the installation's own secret; see `pinHash`. */
    pinHash: text("pin_hash").notNull(),
    /** Cents. */
    balance: bigint({ mode: "number" }).notNull(),
    /** `locked` and `suspended` ones are for the support team to open again; `disputed` ones wait for the bank, with their order. */
    state: text({ enum: ["active", "suspended", "locked", "disputed"] })
      .notNull()
      .default("active"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] }), check("vouchers_never_negative", sql`${table.balance} >= 0`)],
);
