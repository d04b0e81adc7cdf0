import { index, pgTable, sql, text, timestamp } from "../drizzle.ts";

/** Accounts whose earlier sessions are over, although tokens of theirs may not have run out yet. */
export const sessionEnds = pgTable(
  "session_ends",
  {
    /** An account, all of whose sessions are meant, or one session by the user pool's name of it. */
    whose: text("username").primaryKey(),
    /** By the user pool's clock: sessions that began before are over. */
    before: timestamp({ withTimezone: true }).notNull(),
    notedAt: timestamp("noted_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("session_ends_noted_at").on(table.notedAt)],
);
