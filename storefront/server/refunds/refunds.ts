import { moneyNews } from "#domain/payments/captured-money.ts";
import type { Database } from "../database/database.ts";
import { and, eq, inArray, lte, sql } from "../database/drizzle.ts";
import { payments, refunds } from "../database/schema/schema.ts";
import { createMoneyFollower } from "../payments/follow-money.ts";
import type { Gateways } from "../payments/gateways.ts";
import { RefundRefused } from "../payments/payment-gateway.ts";
import { refuseRefund } from "../payments/refuse-refund.ts";
import type { OrderHoldings } from "../payments/release-order.ts";

/** Giving back the money of returns that were taken in, and of orders that were cancelled. */
export interface Refunds {
  /** Asks the gateways for every refund that is due, each by one process at a time. @returns how many were made */
  refundDue(): Promise<number>;
}

/**
 * Seconds to the next try: ten minutes at first, so that what a gateway was asked for has long come to its end there, also where nobody
 * waited for its answer any more; twice as long each time, six hours at most. A bank may need days to settle a payment.
 */
const retrySeconds = sql`least(21600, 600 * power(2, least(${refunds.attempts}, 6)))`;

/**
 * A refund is an intent in the database before a gateway hears of it, and the gateway knows it by that row's id: whoever dies in
 * between, it is asked for again and made once. What a gateway refuses for good is left to people, and the shopper is told so. While
 * a bank decides whose the money is nothing of it is sent: it could be paid twice.
 */
export function createRefunds(
  database: Database,
  gateways: Gateways,
  holdings: OrderHoldings,
  onError: (error: unknown) => void = () => undefined,
): Refunds {
  const follower = createMoneyFollower(database, holdings, onError);

  async function end(id: string, state: "refunded" | "refused"): Promise<void> {
    if (state === "refused") {
      await database.transaction((transaction) => refuseRefund(transaction, id, "due"));
      return;
    }
    await database.queries
      .update(refunds)
      .set({ state, endedAt: sql`now()` })
      // What was sent was sent, even where the money was lost meanwhile.
      .where(and(eq(refunds.id, id), inArray(refunds.state, ["due", "notOwed"])));
  }

  const claimDue = () =>
    database.transaction(async (transaction) => {
      const due = await transaction
        .select({
          id: refunds.id,
          amount: refunds.amount,
          currency: payments.currency,
          gateway: payments.gateway,
          paymentId: payments.id,
          transactionId: payments.transactionId,
        })
        .from(refunds)
        .innerJoin(payments, eq(payments.id, refunds.paymentId))
        .where(
          and(
            eq(refunds.state, "due"),
            lte(refunds.dueAt, sql`now()`),
            eq(payments.state, "captured"),
            eq(payments.disputed, false),
            inArray(payments.gateway, [...gateways.names]),
          ),
        )
        .orderBy(refunds.dueAt)
        .limit(20)
        .for("update", { of: refunds, skipLocked: true });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return [];
      await transaction
        .update(refunds)
        .set({ attempts: sql`${refunds.attempts} + 1`, dueAt: sql`now() + ${retrySeconds} * interval '1 second'` })
        .where(inArray(refunds.id, ids));
      return due;
    });

  return {
    async refundDue() {
      const due = await claimDue();
      const made = await Promise.all(
        due.map(async ({ id, amount, currency, gateway: name, paymentId, transactionId }) => {
          try {
            if (transactionId === null) throw new RefundRefused(`The payment of refund ${id} has no transaction.`);
            const gateway = gateways.named(name);
            // A dispute, or money that never came, of which nobody has told the shop yet, or never will.
            const known = await gateway.findByReference(paymentId);
            const news = known?.transactionId === transactionId ? moneyNews(known) : undefined;
            if (news?.type === "lost" || (news?.type === "here" && news.disputed)) {
              await follower.follow(gateway, transactionId, "it was about to be refunded");
              return false;
            }
            await gateway.refund({ reference: id, transactionId, amount, currency });
            await end(id, "refunded");
            return true;
          } catch (error) {
            onError(error);
            if (error instanceof RefundRefused) await end(id, "refused").catch(onError);
            return false;
          }
        }),
      );
      return made.filter(Boolean).length;
    },
  };
}
