import { returnMethods, returnReasons, returnStates } from "../../../domain/returns/return-request.ts";
import { foreignKey, index, integer, pgTable, primaryKey, sql, text, timestamp, unique, uuid } from "../drizzle.ts";
import { orderLines, orders } from "./orders.ts";

/** What shoppers have asked to send back. How many of a line that is in all stands with the line, where it is checked. */
export const returns = pgTable(
  "returns",
  {
    /** Made by the browser that asked: the same one again is the same return. */
    id: uuid().primaryKey(),
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.number, { onDelete: "cascade" }),
    /** Counts the returns of an order, from 1. */
    sequence: integer().notNull(),
    method: text({ enum: returnMethods }).notNull(),
    state: text({ enum: returnStates }).notNull().default("requested"),
    requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().default(sql`now()`),
    receivedAt: timestamp("received_at", { withTimezone: true }),
  },
  (table) => [
    unique("returns_order_sequence").on(table.orderNumber, table.sequence),
    index("returns_requested").on(table.orderNumber).where(sql`${table.state} = 'requested'`),
  ],
);

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: uuid("return_id")
      .notNull()
      .references(() => returns.id, { onDelete: "cascade" }),
    orderNumber: text("order_number").notNull(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    reason: text({ enum: returnReasons }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.position] }),
    foreignKey({
      name: "return_lines_line",
      columns: [table.orderNumber, table.position],
      foreignColumns: [orderLines.orderNumber, orderLines.position],
    }).onDelete("cascade"),
  ],
);
