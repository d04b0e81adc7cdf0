import { moneyNews } from "#domain/payments/captured-money.ts";
import type { Database, Queries } from "../database/database.ts";
import { and, eq, ne, sql } from "../database/drizzle.ts";
import { orders, payments } from "../database/schema/schema.ts";
import { holdGiftCards } from "../vouchers/gift-cards.ts";
import { type LostOrder, loseMoney } from "./lost-money.ts";
import type { GatewayTransaction, MoneyGateway } from "./payment-gateway.ts";
import { nothingHasLeft, type OrderHoldings } from "./release-order.ts";

/** A payment, and what the gateway said of it. */
interface Sighting {
  readonly paymentId: string;
  readonly orderNumber: string;
  /** How often others had brought the payment to its money before the gateway was asked. */
  readonly followed: number;
  readonly found: GatewayTransaction;
}

/** Brings orders to where their money is. */
export interface MoneyFollower {
  /**
   * Asks the gateway what became of a payment and brings its order there. No transaction is open while it is asked; whoever was asked
   * for the same payment meanwhile, and wrote first, has this one ask again, so that the newest answer is the last to be written.
   * @param claim run in the transaction that writes; nothing is written where it says false
   * @returns whether `claim` said true
   * @throws GatewayUnreachable
   */
  follow(
    gateway: MoneyGateway,
    transactionId: string | undefined,
    why: string,
    claim?: (transaction: Queries, paymentId: string | undefined) => Promise<boolean>,
  ): Promise<boolean>;
}

/** @param onError told of every order whose money is gone */
export function createMoneyFollower(
  database: Database,
  holdings: OrderHoldings,
  onError: (error: unknown) => void,
): MoneyFollower {
  /** Undefined for money that is no order's. */
  async function look(gateway: MoneyGateway, transactionId: string): Promise<Sighting | undefined> {
    const [payment] = await database.queries
      .select({ paymentId: payments.id, orderNumber: payments.orderNumber, followed: payments.followed })
      .from(payments)
      .where(and(eq(payments.gateway, gateway.name), eq(payments.transactionId, transactionId)));
    if (payment === undefined) return undefined;
    const found = await gateway.findByReference(payment.paymentId);
    return found?.transactionId === transactionId ? { ...payment, found } : undefined;
  }

  /** False where somebody else has followed the payment since it was looked at. Holds order and payment for what is left of it. */
  async function isNewest(transaction: Queries, { paymentId, orderNumber, followed }: Sighting): Promise<boolean> {
    // The order first, as dispatch and returns do, so that none of them waits for another.
    await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
    const counted = await transaction
      .update(payments)
      .set({ followed: followed + 1 })
      .where(and(eq(payments.id, paymentId), eq(payments.followed, followed)))
      .returning({ id: payments.id });
    return counted.length > 0;
  }

  /** @returns what was lost just now */
  async function write(transaction: Queries, { paymentId, orderNumber, found }: Sighting): Promise<LostOrder | null> {
    const news = moneyNews(found);
    if (news.type === "nothing") return null;
    if (news.type === "lost") {
      return loseMoney(transaction, holdings, { paymentId, from: "captured", loss: news.loss });
    }
    await transaction
      .update(payments)
      .set({ state: "captured", capturedAt: sql`now()` })
      .where(and(eq(payments.id, paymentId), eq(payments.state, "authorised")));
    const turned = await transaction
      .update(payments)
      .set({ disputed: news.disputed })
      .where(and(eq(payments.id, paymentId), ne(payments.disputed, news.disputed)))
      .returning({ id: payments.id });
    if (turned.length > 0) await holdGiftCards(transaction, orderNumber, news.disputed);
    const [was, becomes] = news.disputed ? (["placed", "held"] as const) : (["held", "placed"] as const);
    await transaction
      .update(orders)
      .set({ state: becomes })
      .where(and(eq(orders.number, orderNumber), eq(orders.state, was), nothingHasLeft(transaction, orderNumber)));
    return null;
  }

  return {
    async follow(gateway, transactionId, why, claim = async () => true) {
      for (;;) {
        const sighting = transactionId === undefined ? undefined : await look(gateway, transactionId);
        const outcome = await database.transaction(async (transaction) => {
          if (sighting && !(await isNewest(transaction, sighting))) return "stale";
          if (!(await claim(transaction, sighting?.paymentId))) return "known";
          return { lost: sighting ? await write(transaction, sighting) : null };
        });
        if (outcome === "stale") continue;
        if (outcome === "known") return false;
        const { lost } = outcome;
        if (lost?.cancelledIn) holdings.stock.committed(lost.cancelledIn);
        if (lost) {
          const what = lost.cancelledIn
            ? "it is cancelled"
            : "it was cancelled before or some of it is out already, and somebody has to see to it";
          onError(new Error(`The money of order ${lost.orderNumber} did not arrive or was taken back (${why}): ${what}.`));
        }
        return true;
      }
    },
  };
}
