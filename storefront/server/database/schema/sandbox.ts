import { sql } from "drizzle-orm";
import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { cardBrands } from "../../../domain/fields/card-brand.ts";

/**
 * The sandbox gateway's own books, as if it were another company: the shop reads them through the gateway port only.
 * They are in the database so that every replica talks to the same gateway and a killed server finds it unchanged.
 */
export const sandboxTransactions = pgTable("sandbox_transactions", {
  id: text().primaryKey(),
  /** The merchant's reference; a second request with the same one gets the first one's answer. */
  reference: uuid().notNull().unique(),
  /** The single-use token it was paid with. */
  nonceId: text("nonce_id").notNull().unique(),
  amount: bigint({ mode: "number" }).notNull(),
  currency: text({ enum: ["NZD", "AUD"] }).notNull(),
  state: text({ enum: ["authorised", "captured", "voided", "declined", "notAccepted", "unrecoverable"] }).notNull(),
  cardType: text("card_type", { enum: cardBrands }).notNull(),
  lastFour: text("last_four").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
});
