import type { CountryCode } from "#domain/country/country.ts";
import type { MoneyLoss } from "#domain/payments/captured-money.ts";
import { paidWithLabel } from "#domain/payments/paid-with.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, ne, sql } from "../database/drizzle.ts";
import { orderLines, orders, payments, refunds, returns } from "../database/schema/schema.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { giftCardsStoppedMail } from "../vouchers/gift-card-mails.ts";
import { withdrawGiftCards } from "../vouchers/gift-cards.ts";
import { orderCancelledMail, refundNotOwedMail } from "./lost-money-mails.ts";
import { fromPaidWithColumns } from "./paid-with-columns.ts";
import { nothingHasLeft, type OrderHoldings, releaseOrder } from "./release-order.ts";

/** An order whose money did not stay with the shop. */
export interface LostOrder {
  readonly orderNumber: string;
  /** Where stock has gone back to, for `stock.committed` after the transaction; null where the order could not be cancelled any more. */
  readonly cancelledIn: CountryCode | null;
}

/**
 * Writes down that a payment's money is gone, once, inside the caller's transaction. An order of which nothing has left is cancelled:
 * stock, offers, vouchers and points go back, and the shopper is told. One that is on its way or with the shopper stays as it is, for
 * people to deal with: items that are out cannot be sold again. Gift cards that were bought with it pay nothing more, either way,
 * and the shopper is told. Nothing more of the payment is refunded; where a mail has promised it,
 * another says why it does not come.
 * @param from what the payment has to be for this to be news
 * @returns null for a payment that is anything else
 */
export async function loseMoney(
  transaction: Queries,
  holdings: OrderHoldings,
  { paymentId, from, loss }: { readonly paymentId: string; readonly from: "authorised" | "captured"; readonly loss: MoneyLoss },
): Promise<LostOrder | null> {
  const [owed] = await transaction.select({ orderNumber: payments.orderNumber }).from(payments).where(eq(payments.id, paymentId));
  if (owed === undefined) return null;
  const { orderNumber } = owed;
  // The order first, as dispatch and returns do, so that none of them waits for another.
  const [order] = await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
  const [failed] = await transaction
    .update(payments)
    .set({ state: "failed", disputed: false })
    .where(and(eq(payments.id, paymentId), eq(payments.state, from)))
    .returning();
  if (order === undefined || failed === undefined) return null;
  await withdrawGiftCards(transaction, orderNumber);
  const promised = await transaction
    .update(refunds)
    .set({ state: "notOwed", endedAt: sql`now()` })
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "due")))
    .returning({ amount: refunds.amount, returnId: refunds.returnId });
  const paidWith = fromPaidWithColumns(failed);
  const label = paidWith ? paidWithLabel(paidWith) : "what you paid with";
  const ofOrder = await transaction.select().from(returns).where(eq(returns.orderNumber, orderNumber));
  for (const { amount, returnId } of promised) {
    const sequence = ofOrder.find(({ id }) => id === returnId)?.sequence ?? null;
    await putInOutbox(transaction, order.country, refundNotOwedMail(order, sequence, { amount, label, loss }));
  }
  const [cancelled] = await transaction
    .update(orders)
    .set({ state: "failed" })
    .where(and(eq(orders.number, orderNumber), ne(orders.state, "failed"), nothingHasLeft(transaction, orderNumber)))
    .returning({ number: orders.number });
  if (cancelled === undefined) {
    const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
    const mail = order.state === "failed" ? null : giftCardsStoppedMail(order, lines, loss);
    if (mail) await putInOutbox(transaction, order.country, mail);
    return { orderNumber, cancelledIn: null };
  }
  const { lines, until } = await releaseOrder(transaction, holdings, order);
  await putInOutbox(
    transaction,
    order.country,
    orderCancelledMail(order, lines, { loss, until: until.find((each) => each !== null) ?? null }),
  );
  return { orderNumber, cancelledIn: order.country };
}
