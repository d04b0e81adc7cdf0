import { cardBrands } from "../../../domain/fields/card-brand.ts";
import { wallets } from "../../../domain/payments/wallet.ts";
import { bigint, index, integer, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";

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
  state: text({
    enum: ["authorised", "captured", "voided", "declined", "notAccepted", "notProcessed", "unrecoverable"],
  }).notNull(),
  method: text({ enum: ["card", ...wallets] })
    .notNull()
    .default("card"),
  cardType: text("card_type", { enum: cardBrands }),
  lastFour: text("last_four"),
  payer: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
});

/** Cards that the sandbox gateway keeps for a customer of the shop: what its test card does, and nothing to pay with elsewhere. */
export const sandboxCards = pgTable(
  "sandbox_cards",
  {
    /** The token to charge it by, good only together with its customer. */
    token: text().primaryKey(),
    customerId: text("customer_id").notNull(),
    /** The single-use token it was kept by; a second time it is refused. */
    nonceId: text("nonce_id").notNull().unique(),
    outcome: text({
      enum: [
        "success",
        "declined",
        "declinedOnceKept",
        "typeNotAccepted",
        "notProcessed",
        "unrecoverable",
        "timeoutAfterCharge",
        "timeoutBeforeCharge",
      ],
    }).notNull(),
    cardType: text("card_type", { enum: cardBrands }).notNull(),
    lastFour: text("last_four").notNull(),
    expiryMonth: integer("expiry_month").notNull(),
    expiryYear: integer("expiry_year").notNull(),
    /** The default is whichever was made so last; without one, the oldest. So there is always exactly one. */
    defaultSince: timestamp("default_since", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index("sandbox_cards_customer").on(table.customerId)],
);

/** The books of the sandbox's provider of instalments: each checkout that a shopper was asked to approve, and its payment. */
export const sandboxInstalments = pgTable("sandbox_instalments", {
  /** The checkout's token, and the name of its payment. */
  token: text().primaryKey(),
  amount: bigint({ mode: "number" }).notNull(),
  currency: text({ enum: ["NZD", "AUD"] }).notNull(),
  /** What the shop said is ordered; the payment is for nothing else. */
  details: text().notNull(),
  state: text({ enum: ["open", "approved", "authorised", "captured", "voided", "declined", "unrecoverable"] })
    .notNull()
    .default("open"),
  /** How the payment will go, as the shopper chose in approving it. */
  outcome: text({ enum: ["success", "declined", "unrecoverable", "timeoutAfterCharge", "timeoutBeforeCharge"] }),
  /** The merchant's reference of the one payment. */
  reference: uuid().unique(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

/** What the sandbox's gateway and its provider of instalments have paid back. */
export const sandboxRefunds = pgTable(
  "sandbox_refunds",
  {
    /** The merchant's reference; a second request with the same one is the same refund. */
    reference: uuid().primaryKey(),
    transactionId: text("transaction_id").notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [index("sandbox_refunds_transaction").on(table.transactionId)],
);
