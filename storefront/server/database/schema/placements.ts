import { countryCodes } from "../../../domain/country/country.ts";
import { bigint, boolean, index, jsonb, pgTable, sql, text, timestamp, uuid } from "../drizzle.ts";
import type { OrderDraft } from "./order-draft.ts";

/**
 * The write-ahead record of placing an order. It is committed before the gateway is asked for money, and its id is the
 * reference the gateway keeps, so that whatever dies in between can be found again and brought to an end.
 *
 * - `reserved`: stock and promotions are held; the gateway may or may not have been asked.
 * - `placed`: the order is recorded.
 * - `declined`: the gateway said no; everything was given back.
 * - `failed`: the gateway left the payment in a state no machine can repair; an order number exists for the support team.
 * - `abandoned`: whoever was placing it died or gave up before the gateway had it; everything was given back.
 */
export const placementStates = ["reserved", "placed", "declined", "failed", "abandoned"] as const;

export const placements = pgTable(
  "placements",
  {
    id: uuid().primaryKey(),
    scope: text().notNull(),
    key: text().notNull(),
    country: text({ enum: countryCodes }).notNull(),
    orderNumber: text("order_number").notNull().unique(),
    state: text({ enum: placementStates }).notNull(),
    /** What will become the order; erased as soon as the placement has ended. */
    draft: jsonb().$type<OrderDraft>(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text({ enum: ["NZD", "AUD"] }).notNull(),
    /** Who is asked for the money. */
    gateway: text().notNull().default("sandbox"),
    /** Until then the process that holds it is trusted to be at work; afterwards recovery may take it over. */
    leaseUntil: timestamp("lease_until", { withTimezone: true }).notNull(),
    /** False while an authorisation that comes in late would have to be voided. */
    settled: boolean().notNull().default(false),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull().default(sql`now()`),
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [index("placements_unsettled").on(table.leaseUntil).where(sql`not ${table.settled}`)],
);
