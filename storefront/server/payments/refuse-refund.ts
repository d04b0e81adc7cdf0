import { paidWithLabel } from "#domain/payments/paid-with.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, sql } from "../database/drizzle.ts";
import { orders, payments, refunds, returns } from "../database/schema/schema.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { fromPaidWithColumns } from "./paid-with-columns.ts";
import { refundRefusedMail } from "./refund-mails.ts";

/**
 * Writes down that a refund did not go through, once, and mails the shopper what to do, inside the caller's transaction.
 * @param from what the refund has to be for this to be news: `refunded` where the bank has sent it back
 * @returns the number of its order; null for a refund that is anything else, or for none
 */
export async function refuseRefund(transaction: Queries, id: string, from: "due" | "refunded"): Promise<string | null> {
  const [refused] = await transaction
    .update(refunds)
    .set({ state: "refused", endedAt: sql`now()` })
    .where(and(eq(refunds.id, id), eq(refunds.state, from)))
    .returning();
  if (refused === undefined) return null;
  const [found] = await transaction
    .select()
    .from(refunds)
    .innerJoin(orders, eq(orders.number, refunds.orderNumber))
    .leftJoin(returns, eq(returns.id, refunds.returnId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id));
  if (found === undefined) throw new Error(`Refund ${id} belongs to no payment.`);
  const paidWith = fromPaidWithColumns(found.payments);
  await putInOutbox(
    transaction,
    found.orders.country,
    refundRefusedMail(found.orders, found.returns?.sequence ?? null, {
      amount: refused.amount,
      label: paidWith ? paidWithLabel(paidWith) : "what you paid with",
    }),
  );
  return refused.orderNumber;
}
