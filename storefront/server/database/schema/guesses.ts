import { index, pgTable, primaryKey, sql, text, timestamp } from "../drizzle.ts";

/** What was tried lately against something that must not be guessed, digests only; every replica counts by it. */
export const guesses = pgTable(
  "guesses",
  {
    target: text().notNull(),
    guess: text().notNull(),
    triedAt: timestamp("tried_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.target, table.guess] }), index("guesses_tried_at").on(table.triedAt)],
);
