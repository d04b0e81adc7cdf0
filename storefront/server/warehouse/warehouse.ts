import { type DispatchStep, nextDispatchStep } from "#domain/orders/dispatch-steps.ts";
import type { Database } from "../database/database.ts";
import { and, asc, desc, eq, inArray } from "../database/drizzle.ts";
import { orderLines, orders, returns } from "../database/schema/schema.ts";
import type { OrderRow } from "../orders/read-order.ts";
import type { Mail } from "../outbox/mail.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import type { Returns } from "../returns/returns.ts";
import { orderReadyMail, orderShippedMail } from "./dispatch-mails.ts";

/** An order as the warehouse sees it. */
export interface WarehouseOrder extends Pick<OrderRow, "number" | "country" | "placedAt"> {
  readonly lines: readonly Pick<
    typeof orderLines.$inferSelect,
    "quantity" | "brand" | "name" | "size" | "status" | "sentBack" | "takenBack"
  >[];
  readonly shippingType: OrderRow["shipping"]["type"];
  /** What is to be done next; null when nothing is. */
  readonly next: DispatchStep | null;
  /** Returns that are on their way. */
  readonly expected: readonly { readonly id: string; readonly sequence: number }[];
}

/** What happens to orders after they are placed: they are sent out, and some of them come back. */
export interface Warehouse {
  /** The newest first. */
  list(limit: number): Promise<WarehouseOrder[]>;
  /** Takes every item of an order that waits for this step through it, and mails the shopper. False when none does. */
  advance(orderNumber: string, step: DispatchStep): Promise<boolean>;
  /** Takes a return in. False when it is not expected. */
  receive(returnId: string): Promise<boolean>;
}

const mails: Readonly<
  Record<DispatchStep, ((order: OrderRow, lines: readonly (typeof orderLines.$inferSelect)[]) => Mail) | null>
> = {
  ship: orderShippedMail,
  setAside: orderReadyMail,
  handOver: null,
};

/** @param now milliseconds since the epoch */
export function createWarehouse(database: Database, returned: Pick<Returns, "receive">, now: () => number = Date.now): Warehouse {
  return {
    async list(limit) {
      const found = await database.queries
        .select()
        .from(orders)
        .where(eq(orders.state, "placed"))
        .orderBy(desc(orders.placedAt))
        .limit(limit);
      const numbers = found.map(({ number }) => number);
      if (numbers.length === 0) return [];
      const [lines, expected] = await Promise.all([
        database.queries
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderNumber, numbers))
          .orderBy(asc(orderLines.position)),
        database.queries
          .select()
          .from(returns)
          .where(and(inArray(returns.orderNumber, numbers), eq(returns.state, "requested")))
          .orderBy(asc(returns.sequence)),
      ]);
      return found.map(({ number, country, placedAt, shipping }) => {
        const own = lines.filter(({ orderNumber }) => orderNumber === number);
        const next = own.flatMap(({ status }) => nextDispatchStep(shipping.type, status) ?? [])[0]?.step ?? null;
        return {
          ...{ number, country, placedAt, next, shippingType: shipping.type },
          lines: own,
          expected: expected.filter(({ orderNumber }) => orderNumber === number),
        };
      });
    },

    advance: (orderNumber, step) =>
      database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
        if (order?.state !== "placed") return false;
        const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
        const moved: typeof lines = [];
        for (const line of lines) {
          const next = nextDispatchStep(order.shipping.type, line.status);
          if (next?.step !== step) continue;
          await transaction
            .update(orderLines)
            .set({ status: next.becomes, ...(next.becomes === "delivered" && { deliveredAt: new Date(now()) }) })
            .where(and(eq(orderLines.orderNumber, orderNumber), eq(orderLines.position, line.position)));
          moved.push(line);
        }
        const mail = mails[step];
        if (moved.length > 0 && mail) await putInOutbox(transaction, order.country, mail(order, moved));
        return moved.length > 0;
      }),

    receive: (returnId) => returned.receive(returnId),
  };
}
