import type { Order } from "#contract/orders.ts";
import { creditLabel } from "#domain/payments/credit-label.ts";
import { paidWithLabel } from "#domain/payments/paid-with.ts";
import { returnNumber } from "#domain/returns/return-number.ts";
import type { Queries } from "../database/database.ts";
import { asc, eq } from "../database/drizzle.ts";
import { payments, refunds, returns } from "../database/schema/schema.ts";
import { fromPaidWithColumns } from "../payments/paid-with-columns.ts";
import type { OrderRow } from "./read-order.ts";

/** Where a refund goes, as shoppers know it: `Visa ending 1111`, `Gift card ending 50`. */
export function placeOfRefund(
  order: OrderRow,
  paid: readonly (typeof payments.$inferSelect)[],
  { paymentId, credit }: Pick<typeof refunds.$inferSelect, "paymentId" | "credit">,
): string {
  const used = credit === null ? undefined : order.credits[credit];
  if (used !== undefined) return creditLabel(used);
  const payment = paid.find(({ id }) => id === paymentId);
  const paidWith = payment && fromPaidWithColumns(payment);
  return paidWith ? paidWithLabel(paidWith) : "What you paid with";
}

/** What has gone back for an order's returns, or for all of it where it was cancelled, and what is going; the oldest first. */
export async function readRefunds(queries: Queries, order: OrderRow): Promise<Order["refunds"]> {
  const [found, paid] = await Promise.all([
    queries
      .select()
      .from(refunds)
      .leftJoin(returns, eq(returns.id, refunds.returnId))
      .where(eq(refunds.orderNumber, order.number))
      .orderBy(asc(returns.sequence), asc(refunds.credit)),
    queries.select().from(payments).where(eq(payments.orderNumber, order.number)),
  ]);
  const isDisputed = ({ paymentId }: typeof refunds.$inferSelect) =>
    paid.some(({ id, disputed }) => id === paymentId && disputed);
  return found.map(({ refunds: refund, returns: asked }) => ({
    ...(asked && { returnNumber: returnNumber(order.number, asked.sequence) }),
    label: placeOfRefund(order, paid, refund),
    amount: refund.amount,
    state: refund.state === "due" && isDisputed(refund) ? "waiting" : refund.state,
    at: (refund.endedAt ?? refund.createdAt).toISOString(),
  }));
}
