import type { Database } from "../database/database.ts";
import { and, eq, inArray } from "../database/drizzle.ts";
import { payments } from "../database/schema/schema.ts";
import { createMoneyFollower } from "./follow-money.ts";
import type { Gateways } from "./gateways.ts";
import type { OrderHoldings } from "./release-order.ts";

/** Milliseconds between two looks at what is disputed. */
const lookInterval = 3 * 3_600_000;

/** Disputes whose end nobody may have told the shop of: until it is known they hold an order, and what is to be refunded. */
export interface OpenDisputes {
  /** Asks every few hours what became of some, first of those that were asked about least; in between it does nothing. */
  lookAgain(): Promise<void>;
}

/** @param now milliseconds since the epoch */
export function createOpenDisputes(
  database: Database,
  gateways: Gateways,
  holdings: OrderHoldings,
  onError: (error: unknown) => void,
  now: () => number,
): OpenDisputes {
  const follower = createMoneyFollower(database, holdings, onError);
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    async lookAgain() {
      if (now() - lookedAt < lookInterval) return;
      lookedAt = now();
      const open = await database.queries
        .select({ gateway: payments.gateway, transactionId: payments.transactionId })
        .from(payments)
        .where(and(eq(payments.disputed, true), inArray(payments.gateway, [...gateways.names])))
        .orderBy(payments.followed)
        .limit(20);
      await Promise.all(
        open.map(({ gateway, transactionId }) =>
          follower.follow(gateways.named(gateway), transactionId ?? undefined, "its dispute was looked at again").catch(onError),
        ),
      );
    },
  };
}
