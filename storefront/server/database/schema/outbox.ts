import { countryCodes } from "../../../domain/country/country.ts";
import { index, integer, pgTable, sql, text, timestamp, uniqueIndex, uuid } from "../drizzle.ts";

/** What mails are about, by what has happened. */
export const mailKinds = [
  "orderConfirmation",
  "giftCards",
  "giftCardsStopped",
  "orderShipped",
  "orderReadyForPickup",
  "orderCancelled",
  "returnRequested",
  "returnCancelled",
  "returnReceived",
  "refundRefused",
  "refundNotOwed",
  "emailVerification",
  "passwordReset",
  "passwordChanged",
  "accountClosed",
  "reminderConfirmation",
  "reminder",
] as const;

/** Mails to send, written in the same transaction as what they tell of (transactional outbox). */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: uuid().primaryKey().defaultRandom(),
    country: text({ enum: countryCodes }).notNull(),
    kind: text({ enum: mailKinds }).notNull(),
    /** What the mail is about, e.g. the order number; with `kind` it makes the mail unique. */
    about: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Where one POST takes the recipient off the list that the mail is sent by (RFC 8058); null for mails of no list. */
    unsubscribe: text(),
    state: text({ enum: ["pending", "sent", "refused"] })
      .notNull()
      .default("pending"),
    attempts: integer().notNull().default(0),
    sendAfter: timestamp("send_after", { withTimezone: true }).notNull().default(sql`now()`),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    index("outbox_mails_pending").on(table.sendAfter).where(sql`${table.state} = 'pending'`),
    uniqueIndex("outbox_mails_kind_about").on(table.kind, table.about),
    // What has been blanked is of no more use to anybody.
    index("outbox_mails_created_at").on(table.createdAt).where(sql`${table.recipient} <> ''`),
  ],
);
