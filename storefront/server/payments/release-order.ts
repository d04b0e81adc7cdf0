import { statusesStillHere } from "#domain/orders/dispatch-steps.ts";
import type { Queries } from "../database/database.ts";
import { and, eq, notExists, notInArray, type SQL } from "../database/drizzle.ts";
import { orderLines } from "../database/schema/schema.ts";
import type { Programme } from "../loyalty/programme.ts";
import type { OrderRow } from "../orders/read-order.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import { giveBackPromotions } from "../promotions/promotion-usage.ts";
import type { Stock } from "../stock/stock.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";

/** What an order holds of, which goes back when it is cancelled. */
export interface OrderHoldings {
  readonly stock: Pick<Stock, "giveBack" | "committed">;
  readonly vouchers: Pick<Vouchers, "refund">;
  readonly programme: Pick<Programme, "giveBack" | "credit">;
}

/** Holds for orders of which every item is still with the shop. */
export const nothingHasLeft = (queries: Queries, orderNumber: string): SQL =>
  notExists(
    queries
      .select({ status: orderLines.status })
      .from(orderLines)
      .where(and(eq(orderLines.orderNumber, orderNumber), notInArray(orderLines.status, [...statusesStillHere]))),
  );

/**
 * Cancels every line of an order of which nothing has left, and lets go of all that it holds: stock, uses of offers, gift cards and
 * points that paid, points that were earned. Inside the caller's transaction, which holds the order; money is not its business.
 * @returns the lines, and by the order's credits until when gift cards live on that would have expired; `stock.committed` is to be
 * called after the transaction
 */
export async function releaseOrder(
  transaction: Queries,
  { stock, vouchers, programme }: OrderHoldings,
  order: OrderRow,
): Promise<{ readonly lines: (typeof orderLines.$inferSelect)[]; readonly until: readonly (Date | null)[] }> {
  const lines = await transaction
    .update(orderLines)
    .set({ status: "cancelled" })
    .where(eq(orderLines.orderNumber, order.number))
    .returning();
  const promotionIds = order.promotions.map(({ id }) => id);
  await giveBackPromotions(transaction, order.country, promotionIds, order.customer ?? customerIdentity(order.email));
  const pieces = lines.map(({ variantId, quantity }) => ({ variantId, qty: quantity }));
  await stock.giveBack(transaction, order.country, pieces, order.shipping.erpStoreId);
  const until: (Date | null)[] = [];
  for (const credit of order.credits) {
    until.push(credit.type === "voucher" ? await vouchers.refund(transaction, order.country, credit) : null);
    if (credit.type === "points") await programme.giveBack(transaction, credit);
  }
  if (order.earning) await programme.credit(transaction, { ...order.earning, points: -order.earning.points });
  return { lines: lines.sort((one, other) => one.position - other.position), until };
}
