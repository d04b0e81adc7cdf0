import type { OrderReturns } from "#contract/returns.ts";
import { returnedWorth } from "#domain/returns/refund.ts";
import { returnNumber } from "#domain/returns/return-number.ts";
import { returnability } from "#domain/returns/returnable-item.ts";
import type { Queries } from "../database/database.ts";
import { and, asc, eq } from "../database/drizzle.ts";
import { orderLines, refunds, returnLines, returns } from "../database/schema/schema.ts";
import { type OrderRow, toBoughtItem } from "../orders/read-order.ts";

/** The lines of an order, as they stand in it. */
export function readLines(queries: Queries, orderNumber: string): Promise<(typeof orderLines.$inferSelect)[]> {
  return queries.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber)).orderBy(asc(orderLines.position));
}

/** What of an order can be sent back at `now` (milliseconds since the epoch), and what was. */
export async function readReturns(queries: Queries, order: OrderRow, now: number): Promise<OrderReturns> {
  const [lines, made, back] = await Promise.all([
    readLines(queries, order.number),
    queries
      .select()
      .from(returns)
      .innerJoin(returnLines, and(eq(returnLines.returnId, returns.id)))
      .where(eq(returns.orderNumber, order.number))
      .orderBy(asc(returns.sequence), asc(returnLines.position)),
    queries
      .select({ returnId: refunds.returnId, state: refunds.state })
      .from(refunds)
      .where(eq(refunds.orderNumber, order.number)),
  ]);
  const byId = new Map<string, OrderReturns["returns"][number]>();
  for (const { returns: row, return_lines: line } of made) {
    const { id, sequence, method, state, requestedAt, receivedAt } = row;
    const known = byId.get(id) ?? {
      number: returnNumber(order.number, sequence),
      method,
      state: isRefunded(back.filter(({ returnId }) => returnId === id)) ? ("refunded" as const) : state,
      requestedAt: requestedAt.toISOString(),
      receivedAt: receivedAt?.toISOString() ?? null,
      lines: [],
    };
    known.lines.push({ position: line.position, quantity: line.quantity, reason: line.reason });
    byId.set(id, known);
  }
  const asBought = lines.map((line) => ({ ...line, takenBack: 0 }));
  return {
    orderNumber: order.number,
    placedAt: order.placedAt.toISOString(),
    sender: order.shipping.type === "DELIVERY" ? order.shippingAddress : order.billingAddress,
    items: lines.map((line) => {
      const { position, name, brand, colourName, size, path, image, quantity, unitPrice } = line;
      const { left, until, refusal } = returnability(toBoughtItem(order, line), now);
      return {
        ...{ position, name, brand, colourName, size, path, image, quantity, unitPrice },
        paid: returnedWorth(asBought, order.totals.totalDiscount, [{ position, quantity }]),
        ...{ left, until: until === null ? null : new Date(until).toISOString(), refusal },
      };
    }),
    returns: [...byId.values()],
  };
}

/** Whether all that a return was worth has gone back. */
function isRefunded(back: readonly Pick<typeof refunds.$inferSelect, "state">[]): boolean {
  return back.length > 0 && back.every(({ state }) => state === "refunded");
}
