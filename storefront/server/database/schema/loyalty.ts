import { countryCodes } from "../../../domain/country/country.ts";
import { bigint, check, index, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";

/** Members of the embedded frequent-flyer programme. `points` only ever change by one conditional statement. */
export const loyaltyMembers = pgTable(
  "loyalty_members",
  {
    memberId: text("member_id").primaryKey(),
    lastName: text("last_name").notNull(),
    /** `away` is for trying out in the sandbox what happens while the programme cannot be reached. */
    state: text({ enum: ["active", "inactive", "away"] })
      .notNull()
      .default("active"),
    points: bigint({ mode: "number" }).notNull(),
  },
  (table) => [check("loyalty_members_never_negative", sql`${table.points} >= 0`)],
);

/** What was offered for points. A quote pays for one order; while an order is being placed with it, it is `held`. */
export const loyaltyQuotes = pgTable(
  "loyalty_quotes",
  {
    id: uuid().primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => loyaltyMembers.memberId, { onDelete: "cascade" }),
    country: text({ enum: countryCodes }).notNull(),
    points: bigint({ mode: "number" }).notNull(),
    /** Cents. */
    amount: bigint({ mode: "number" }).notNull(),
    state: text({ enum: ["open", "held"] })
      .notNull()
      .default("open"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("loyalty_quotes_member_id").on(table.memberId)],
);
