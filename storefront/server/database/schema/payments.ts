import { cardBrands } from "../../../domain/fields/card-brand.ts";
import { wallets } from "../../../domain/payments/wallet.ts";
import { bigint, boolean, check, index, integer, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";
import { orders } from "./orders.ts";

/** The money of an order. Nothing of a card is kept but its type and last four digits, of a wallet's account a masked address. */
export const payments = pgTable(
  "payments",
  {
    /** The placement's id, which is also the gateway's reference. */
    id: uuid().primaryKey(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.number),
    gateway: text().notNull(),
    transactionId: text("transaction_id"),
    amount: bigint({ mode: "number" }).notNull(),
    /** What of it goes back, or has gone. */
    refunded: bigint({ mode: "number" }).notNull().default(0),
    currency: text({ enum: ["NZD", "AUD"] }).notNull(),
    /** `authorised` is an intent to capture that recovery repeats until the gateway has done it. */
    state: text({ enum: ["authorised", "captured", "failed"] }).notNull(),
    /** Whether its owner's bank is deciding whose the money is: none of it goes back meanwhile. */
    disputed: boolean().notNull().default(false),
    /** How often it was brought to where the gateway's books have it; who asked before another wrote asks again. */
    followed: integer().notNull().default(0),
    method: text({ enum: ["card", ...wallets, "afterpay"] })
      .notNull()
      .default("card"),
    cardType: text("card_type", { enum: cardBrands }),
    lastFour: text("last_four"),
    /** Whose account of an online wallet it was, masked. */
    payer: text(),
    captureAttempts: integer("capture_attempts").notNull().default(0),
    captureAfter: timestamp("capture_after", { withTimezone: true }).notNull().default(sql`now()`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
    capturedAt: timestamp("captured_at", { withTimezone: true }),
  },
  (table) => [
    index("payments_order_number").on(table.orderNumber),
    index("payments_transaction_id").on(table.transactionId),
    check("payments_no_more_back_than_paid", sql`0 <= ${table.refunded} and ${table.refunded} <= ${table.amount}`),
    index("payments_to_capture").on(table.captureAfter).where(sql`${table.state} = 'authorised'`),
  ],
);
