import { index, integer, pgTable, primaryKey, sql, text, timestamp, uuid } from "../drizzle.ts";

/**
 * One row a claimed `Idempotency-Key` (IETF draft-ietf-httpapi-idempotency-key-header). `response` is the exact JSON text
 * that was answered, so that a replay is equal to the byte. A cart is claimed by its id, which answers nothing.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Country and call, e.g. `nz checkout.orders`: keys of different calls never meet, nor do carts of different accounts. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the canonical body, hexadecimal. */
    bodyHash: text("body_hash").notNull(),
    state: text({ enum: ["inFlight", "done"] }).notNull(),
    placementId: uuid("placement_id").notNull(),
    status: integer(),
    response: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index("idempotency_keys_created_at").on(table.createdAt)],
);
