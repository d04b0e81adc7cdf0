import type { SubscribePayload } from "#domain/marketing/subscription.ts";
import { countryCodes } from "../../../domain/country/country.ts";
import { index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uuid } from "../drizzle.ts";

/** Who wants marketing mail, and who has asked for none. */
export const marketingContacts = pgTable(
  "marketing_contacts",
  {
    country: text({ enum: countryCodes }).notNull(),
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

/** What the marketing provider is still to be told, written in the same transaction as what it tells of (transactional outbox). */
export const marketingMessages = pgTable(
  "marketing_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    country: text({ enum: countryCodes }).notNull(),
    payload: jsonb().$type<SubscribePayload>().notNull(),
    state: text({ enum: ["pending", "sent"] })
      .notNull()
      .default("pending"),
    attempts: integer().notNull().default(0),
    sendAfter: timestamp("send_after", { withTimezone: true }).notNull().default(sql`now()`),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    // In the order in which they are told.
    index("marketing_messages_pending").on(table.createdAt).where(sql`${table.state} = 'pending'`),
    index("marketing_messages_created_at").on(table.createdAt),
    index("marketing_messages_email").on(sql`(${table.payload}->>'email')`),
  ],
);
