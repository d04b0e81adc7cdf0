import type { CountryCode } from "#domain/country/country.ts";
import type { MoneyLoss } from "#domain/payments/captured-money.ts";
import { paidWithLabel } from "#domain/payments/paid-with.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, ne, notExists, notInArray, type SQL, sql } from "../database/drizzle.ts";
import { orderLines, orders, payments, refunds, returns } from "../database/schema/schema.ts";
import type { Programme } from "../loyalty/programme.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import { giveBackPromotions } from "../promotions/promotion-usage.ts";
import type { Stock } from "../stock/stock.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";
import { orderCancelledMail, refundNotOwedMail } from "./lost-money-mails.ts";
import { fromPaidWithColumns } from "./paid-with-columns.ts";

/** What an order holds of, which goes back when it is cancelled. */
export interface OrderHoldings {
  readonly stock: Pick<Stock, "giveBack" | "committed">;
  readonly vouchers: Pick<Vouchers, "giveBack">;
  readonly programme: Pick<Programme, "giveBack" | "credit">;
}

/** An order whose money did not stay with the shop. */
export interface LostOrder {
  readonly orderNumber: string;
  /** Where stock has gone back to, for `stock.committed` after the transaction; null where the order could not be cancelled any more. */
  readonly cancelledIn: CountryCode | null;
}

/** What has not left the warehouse, or waits in its store; and files, which nobody can send on as the shop's. */
const stillHere = ["processing", "emailed", "readyForPickup"] as const;

/** Holds for orders of which every item is still with the shop. */
export const nothingHasLeft = (queries: Queries, orderNumber: string): SQL =>
  notExists(
    queries
      .select({ status: orderLines.status })
      .from(orderLines)
      .where(and(eq(orderLines.orderNumber, orderNumber), notInArray(orderLines.status, [...stillHere]))),
  );

/**
 * Writes down that a payment's money is gone, once, inside the caller's transaction. An order of which nothing has left is cancelled:
 * stock, offers, vouchers and points go back, and the shopper is told. One that is on its way or with the shopper stays as it is, for
 * people to deal with: goods that are out cannot be sold again. Nothing more of the payment is refunded; where a mail about a return
 * has promised it, another says why it does not come.
 * @param from what the payment has to be for this to be news
 * @returns null for a payment that is anything else
 */
export async function loseMoney(
  transaction: Queries,
  { stock, vouchers, programme }: OrderHoldings,
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
  const promised = await transaction
    .update(refunds)
    .set({ state: "notOwed", endedAt: sql`now()` })
    .from(returns)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "due"), eq(returns.id, refunds.returnId)))
    .returning({ amount: refunds.amount, sequence: returns.sequence });
  const paidWith = fromPaidWithColumns(failed);
  const label = paidWith ? paidWithLabel(paidWith) : "what you paid with";
  for (const { amount, sequence } of promised)
    await putInOutbox(transaction, order.country, refundNotOwedMail(order, sequence, { amount, label, loss }));
  const [cancelled] = await transaction
    .update(orders)
    .set({ state: "failed" })
    .where(and(eq(orders.number, orderNumber), ne(orders.state, "failed"), nothingHasLeft(transaction, orderNumber)))
    .returning({ number: orders.number });
  if (cancelled === undefined) return { orderNumber, cancelledIn: null };
  const lines = await transaction
    .update(orderLines)
    .set({ status: "cancelled" })
    .where(eq(orderLines.orderNumber, orderNumber))
    .returning();
  const promotionIds = order.promotions.map(({ id }) => id);
  await giveBackPromotions(transaction, order.country, promotionIds, order.customer ?? customerIdentity(order.email));
  const goods = lines.map(({ variantId, quantity }) => ({ variantId, qty: quantity }));
  await stock.giveBack(transaction, order.country, goods, order.shipping.erpStoreId);
  for (const credit of order.credits) {
    if (credit.type === "voucher") await vouchers.giveBack(transaction, order.country, [credit]);
    else await programme.giveBack(transaction, credit);
  }
  if (order.earning) await programme.credit(transaction, { ...order.earning, points: -order.earning.points });
  await putInOutbox(transaction, order.country, orderCancelledMail(order, lines, loss));
  return { orderNumber, cancelledIn: order.country };
}
