import { bigint, check, index, integer, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { returns } from "./returns.ts";

/**
 * What goes back to a shopper for a return, or for an order that was cancelled: money to where it came from, and balance to the
 * vouchers and points that paid.
 */
export const refunds = pgTable(
  "refunds",
  {
    /** Also the gateway's reference, so that a refund that is asked for again is the same one. */
    id: uuid().primaryKey(),
    /** Null where the whole order was cancelled. */
    returnId: uuid("return_id").references(() => returns.id, { onDelete: "cascade" }),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.number, { onDelete: "cascade" }),
    /** The payment that the money goes back to; null for balance. */
    paymentId: uuid("payment_id").references(() => payments.id),
    /** The order's credit that the balance goes back to, counted from 0; null for money. */
    credit: integer(),
    /** Cents. */
    amount: bigint({ mode: "number" }).notNull(),
    /**
     * `due` is an intent that is repeated until the gateway has done it or `refused` it for good. `notOwed` is what the shopper has
     * already: their bank took it back, or it never left them.
     */
    state: text({ enum: ["due", "refunded", "refused", "notOwed"] }).notNull(),
    attempts: integer().notNull().default(0),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull().default(sql`now()`),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    index("refunds_order_number").on(table.orderNumber),
    index("refunds_due").on(table.dueAt).where(sql`${table.state} = 'due'`),
    check("refunds_of_something", sql`${table.amount} > 0`),
    check("refunds_to_one_place", sql`(${table.paymentId} is null) <> (${table.credit} is null)`),
  ],
);
