import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { orderLines, orders, payments } from "../database/schema/schema.ts";
import type { Programme } from "../loyalty/programme.ts";
import { customerIdentity } from "../promotions/customer-identity.ts";
import { giveBackPromotions } from "../promotions/promotion-usage.ts";
import type { Stock } from "../stock/stock.ts";
import type { Vouchers } from "../vouchers/vouchers.ts";
import type { Gateways } from "./gateways.ts";
import { CaptureRefused } from "./payment-gateway.ts";

/** Taking the money of orders that are recorded. */
export interface Captures {
  /** Captures one payment at the gateway of that name. @throws GatewayUnreachable and others; the payment then stays due */
  capture(paymentId: string, transactionId: string, gateway: string): Promise<void>;
  /** Captures whatever is due, each payment by one process only. @returns how many were captured */
  captureDue(): Promise<number>;
}

/**
 * A capture that the gateway refuses for good cancels its order: stock, offers, vouchers and points go back, and the payment stays as
 * `failed` for the support team to see.
 */
export function createCaptures(
  database: Database,
  gateways: Gateways,
  { stock, vouchers, programme }: { readonly stock: Stock; readonly vouchers: Vouchers; readonly programme: Programme },
  onError: (error: unknown) => void = () => undefined,
): Captures {
  async function capture(paymentId: string, transactionId: string, gateway: string): Promise<void> {
    try {
      await gateways.named(gateway).capture(transactionId);
    } catch (error) {
      if (!(error instanceof CaptureRefused)) throw error;
      onError(error);
      return cancel(paymentId);
    }
    await database.queries
      .update(payments)
      .set({ state: "captured", capturedAt: sql`now()` })
      .where(and(eq(payments.id, paymentId), eq(payments.state, "authorised")));
  }

  async function cancel(paymentId: string): Promise<void> {
    const country = await database.transaction(async (transaction) => {
      const [payment] = await transaction
        .update(payments)
        .set({ state: "failed" })
        .where(and(eq(payments.id, paymentId), eq(payments.state, "authorised")))
        .returning({ orderNumber: payments.orderNumber });
      if (payment === undefined) return undefined;
      const [order] = await transaction
        .update(orders)
        .set({ state: "failed" })
        .where(eq(orders.number, payment.orderNumber))
        .returning({
          country: orders.country,
          email: orders.email,
          customer: orders.customer,
          promotions: orders.promotions,
          shipping: orders.shipping,
          credits: orders.credits,
          earning: orders.earning,
        });
      if (order === undefined) return undefined;
      const lines = await transaction
        .update(orderLines)
        .set({ status: "cancelled" })
        .where(eq(orderLines.orderNumber, payment.orderNumber))
        .returning({ variantId: orderLines.variantId, qty: orderLines.quantity });
      const promotionIds = order.promotions.map(({ id }) => id);
      await giveBackPromotions(transaction, order.country, promotionIds, order.customer ?? customerIdentity(order.email));
      await stock.giveBack(transaction, order.country, lines, order.shipping.erpStoreId);
      for (const credit of order.credits) {
        if (credit.type === "voucher") await vouchers.giveBack(transaction, order.country, [credit]);
        else await programme.giveBack(transaction, credit);
      }
      if (order.earning) await programme.credit(transaction, { ...order.earning, points: -order.earning.points });
      return order.country;
    });
    if (country !== undefined) stock.committed(country);
  }

  return {
    capture,

    async captureDue() {
      const due = await database.transaction(async (transaction) => {
        const ids = await transaction
          .select({ id: payments.id })
          .from(payments)
          .where(
            and(
              eq(payments.state, "authorised"),
              inArray(payments.gateway, [...gateways.names]),
              lte(payments.captureAfter, sql`now()`),
            ),
          )
          .orderBy(payments.captureAfter)
          .limit(20)
          .for("update", { skipLocked: true });
        if (ids.length === 0) return [];
        return transaction
          .update(payments)
          .set({
            captureAttempts: sql`${payments.captureAttempts} + 1`,
            captureAfter: databaseTimeIn(20_000),
          })
          .where(
            inArray(
              payments.id,
              ids.map(({ id }) => id),
            ),
          )
          .returning({ id: payments.id, transactionId: payments.transactionId, gateway: payments.gateway });
      });
      const outcomes = await Promise.all(
        due.map(async ({ id, transactionId, gateway }) => {
          if (transactionId === null) return false;
          try {
            await capture(id, transactionId, gateway);
            return true;
          } catch (error) {
            onError(error);
            return false;
          }
        }),
      );
      return outcomes.filter(Boolean).length;
    },
  };
}
