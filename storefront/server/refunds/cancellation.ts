import { canCancelOrder } from "#domain/orders/dispatch-steps.ts";
import type { Database } from "../database/database.ts";
import { eq } from "../database/drizzle.ts";
import { orderLines, orders } from "../database/schema/schema.ts";
import { putInOutbox } from "../outbox/outbox.ts";
import { type OrderHoldings, releaseOrder } from "../payments/release-order.ts";
import { withdrawGiftCards } from "../vouchers/gift-cards.ts";
import { cancellationMail } from "./cancellation-mails.ts";
import { type GivenBack, givenBackWords, placesToRefund, writeRefund } from "./given-back.ts";

/** Cancelling orders that the shop cannot send, or that their shoppers do not want any more. */
export interface Cancellation {
  /**
   * Cancels a whole order once, gives back all that it cost, delivery too, and mails the shopper. Its pieces are on their shelf again.
   * @param asked whether the shopper asked for it; it is the shop that cannot send it otherwise
   * @returns what goes where, a sentence each; null where something of it has left or a gift card of it was used, its
   * payment is disputed, or there is none to cancel
   */
  cancel(orderNumber: string, asked: boolean): Promise<readonly string[] | null>;
}

/** Undoes a cancellation that has been begun: a gift card of the order has paid for something, which nobody gives back. */
class GiftCardSpent extends Error {
  override readonly name = "GiftCardSpent";
}

/** The cancelling of orders. @param holdings what an order takes of and what it gives back to */
export function createCancellation(database: Database, holdings: OrderHoldings): Cancellation {
  return {
    async cancel(orderNumber, asked) {
      const cancelling = database.transaction(async (transaction) => {
        const [order] = await transaction.select().from(orders).where(eq(orders.number, orderNumber)).for("update");
        if (order?.state !== "placed") return null;
        const bought = await transaction.select().from(orderLines).where(eq(orderLines.orderNumber, orderNumber));
        if (!canCancelOrder(bought)) return null;
        if (!(await withdrawGiftCards(transaction, orderNumber))) throw new GiftCardSpent();
        const places = await placesToRefund(transaction, order);
        const { lines, until } = await releaseOrder(transaction, holdings, order);
        const given: GivenBack[] = [];
        for (const place of places) {
          const left = place.amount - place.refunded;
          if (left <= 0) continue;
          const livesOn = place.credit === null ? null : (until[place.credit] ?? null);
          given.push({ ...(await writeRefund(transaction, order, null, place, left)), until: livesOn });
        }
        await transaction.update(orders).set({ state: "cancelled" }).where(eq(orders.number, orderNumber));
        await putInOutbox(transaction, order.country, cancellationMail(order, lines, { asked, given }));
        return { country: order.country, given: given.map((part) => givenBackWords(order, part)) };
      });
      const done = await cancelling.catch((error: unknown) => {
        if (error instanceof GiftCardSpent) return null;
        throw error;
      });
      if (done === null) return null;
      holdings.stock.committed(done.country);
      return done.given;
    },
  };
}
