import type { Database } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, inArray, lte, sql } from "../database/drizzle.ts";
import { payments } from "../database/schema/schema.ts";
import type { Gateways } from "./gateways.ts";
import { loseMoney } from "./lost-money.ts";
import { orderFailure } from "./order-failure.ts";
import { CaptureRefused } from "./payment-gateway.ts";
import type { OrderHoldings } from "./release-order.ts";

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
  holdings: OrderHoldings,
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
    const lost = await database.transaction((transaction) =>
      loseMoney(transaction, holdings, { paymentId, from: "authorised", loss: "neverCame" }),
    );
    if (lost?.cancelledIn) holdings.stock.committed(lost.cancelledIn);
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
          .returning({
            id: payments.id,
            orderNumber: payments.orderNumber,
            transactionId: payments.transactionId,
            gateway: payments.gateway,
          });
      });
      const outcomes = await Promise.all(
        due.map(async ({ id, orderNumber, transactionId, gateway }) => {
          if (transactionId === null) return false;
          try {
            await capture(id, transactionId, gateway);
            return true;
          } catch (error) {
            onError(orderFailure(orderNumber, error));
            return false;
          }
        }),
      );
      return outcomes.filter(Boolean).length;
    },
  };
}
