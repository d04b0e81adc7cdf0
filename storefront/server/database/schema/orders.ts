import { countryCodes } from "../../../domain/country/country.ts";
import { itemStatuses } from "../../../domain/orders/dispatch-steps.ts";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uuid } from "../drizzle.ts";
import type { Earning, OrderCredit, OrderDraft } from "./order-draft.ts";

export const orders = pgTable(
  "orders",
  {
    number: text().primaryKey(),
    country: text({ enum: countryCodes }).notNull(),
    channel: text({ enum: ["web", "pos"] }).notNull(),
    /**
     * `held` orders wait, and are not sent out, while their payment is disputed. `failed` ones were never paid for; they exist so that
     * their number means something to the support team. What `cancelled` ones cost goes back, as their refunds tell.
     */
    state: text({ enum: ["placed", "held", "failed", "cancelled"] }).notNull(),
    /** In lower case, for lookups; mails go to the one in `contact`, as it was written. */
    email: text().notNull(),
    /** The account it was placed with; null for a guest's. */
    username: text(),
    /** Whose uses of a promotion were counted; null for orders from before it was kept: then it is that of `email`. */
    customer: text(),
    contact: jsonb().$type<OrderDraft["contact"]>().notNull(),
    shippingAddress: jsonb("shipping_address").$type<OrderDraft["shippingAddress"]>().notNull(),
    billingAddress: jsonb("billing_address").$type<OrderDraft["billingAddress"]>().notNull(),
    shipping: jsonb().$type<OrderDraft["shipping"]>().notNull(),
    promotions: jsonb().$type<OrderDraft["promotions"]>().notNull(),
    /** Gift vouchers and points that paid for part of it. */
    credits: jsonb().$type<readonly OrderCredit[]>().notNull().default([]),
    /** Points that it has earned; null where nobody was to earn them. */
    earning: jsonb().$type<Earning>(),
    totals: jsonb().$type<OrderDraft["totals"]>().notNull(),
    placementId: uuid("placement_id").notNull().unique(),
    placedAt: timestamp("placed_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [
    index("orders_email").on(table.email),
    index("orders_username").on(table.username).where(sql`${table.username} is not null`),
    index("orders_placed_at").on(table.placedAt),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    orderNumber: text("order_number")
      .notNull()
      .references(() => orders.number, { onDelete: "cascade" }),
    position: integer().notNull(),
    productId: text("product_id").notNull(),
    variantId: text("variant_id").notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    colourName: text("colour_name").notNull(),
    size: text().notNull(),
    path: text().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: bigint("unit_price", { mode: "number" }).notNull(),
    lineTotal: bigint("line_total", { mode: "number" }).notNull(),
    /** What promotions took off the whole line; null in orders from before it was kept. */
    discount: bigint({ mode: "number" }),
    /** Whether it is gift cards: they are issued once the order is paid, and earn no points. */
    giftCard: boolean("gift_card").notNull().default(false),
    status: text({ enum: itemStatuses }).notNull(),
    /** When it set out for the shopper, or lay ready in its store; null until then. */
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** When it came into the shopper's hands; null until then. */
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
    /** How many are on their way back or have come back. */
    sentBack: integer("sent_back").notNull().default(0),
    /** How many of those have come back. */
    takenBack: integer("taken_back").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.position] }),
    // Of many orders few are under way.
    index("order_lines_underway")
      .on(table.orderNumber)
      .where(sql`${table.status} in ('processing', 'readyForPickup', 'shipped')`),
    check(
      "order_lines_no_more_back_than_bought",
      sql`0 <= ${table.takenBack} and ${table.takenBack} <= ${table.sentBack} and ${table.sentBack} <= ${table.quantity}`,
    ),
  ],
);
