import { countryCodes } from "../../../domain/country/country.ts";
import { bigint, foreignKey, index, integer, pgTable, primaryKey, sql, text, timestamp, unique } from "../drizzle.ts";
import { orderLines } from "./orders.ts";

/**
 * The gift cards that were bought: a row a piece, from when its order is placed. It is an intent that is met once, when the order is
 * paid; from then on it names the voucher.
 */
export const giftCards = pgTable(
  "gift_cards",
  {
    orderNumber: text("order_number").notNull(),
    position: integer().notNull(),
    /** Counts the pieces of the line from 1. */
    unit: integer().notNull(),
    country: text({ enum: countryCodes }).notNull(),
    /** Cents to be put on it. */
    amount: bigint({ mode: "number" }).notNull(),
    /** The voucher's; null until it is issued. */
    code: text(),
    issuedAt: timestamp("issued_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position, table.unit] }),
    unique("gift_cards_code").on(table.country, table.code),
    index("gift_cards_due").on(table.orderNumber).where(sql`${table.code} is null`),
    foreignKey({
      name: "gift_cards_line",
      columns: [table.orderNumber, table.position],
      foreignColumns: [orderLines.orderNumber, orderLines.position],
    }).onDelete("cascade"),
  ],
);
