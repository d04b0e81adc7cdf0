import { pgTable, text } from "../drizzle.ts";

/** Facts of the installation that every replica shares, e.g. the generated signing secret. */
export const meta = pgTable("meta", {
  key: text().primaryKey(),
  value: text().notNull(),
});
