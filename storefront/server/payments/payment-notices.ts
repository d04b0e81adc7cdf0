import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { and, eq } from "../database/drizzle.ts";
import { idempotencyKeys, payments } from "../database/schema/schema.ts";
import { createMoneyFollower } from "./follow-money.ts";
import type { TellingGateway } from "./payment-gateway.ts";
import { refuseRefund } from "./refuse-refund.ts";
import type { OrderHoldings } from "./release-order.ts";

/** Something that a gateway tells of its own accord, once it is known to be the gateway's. */
export interface PaymentNotice {
  /** The notice itself as it was signed: the same one again is no other. */
  readonly body: string;
  /** What the gateway calls it: `transaction_settlement_declined`. */
  readonly kind: string;
  /** Whose money it is about, where it is about any. */
  readonly transactionId?: string | undefined;
}

export interface PaymentNotices {
  /**
   * Brings the payment that a notice is about to where the gateway's own books have it, and remembers the notice. It is never believed
   * itself, so that one which comes late, out of order or from somebody who kept a copy changes nothing that is not so. Money that did
   * not come, or was taken back, cancels its order while nothing of it has left; while it is disputed the order is held.
   * A refund that the bank has sent back is refused after all.
   * @returns false for one that has been dealt with before
   * @throws GatewayUnreachable; the gateway then sends it again
   */
  apply(notice: PaymentNotice): Promise<boolean>;
}

/** Notices of one gateway, each applied once by whichever server gets it. */
export function createPaymentNotices(
  database: Database,
  gateway: TellingGateway,
  holdings: OrderHoldings,
  onError: (error: unknown) => void = () => undefined,
): PaymentNotices {
  const scope = `${gateway.name} notices`;
  const follower = createMoneyFollower(database, holdings, onError);

  /** The id of the refund that a transaction was to be, where its money has come back. */
  async function returnedRefund(transactionId: string | undefined): Promise<string | null> {
    if (transactionId === undefined) return null;
    const ofPayment = and(eq(payments.gateway, gateway.name), eq(payments.transactionId, transactionId));
    if ((await database.queries.$count(payments, ofPayment)) > 0) return null;
    const reference = await gateway.findReturnedRefund(transactionId);
    // One that people have made at the gateway is named as they please.
    return z.uuid().safeParse(reference).success ? reference : null;
  }

  return {
    async apply({ body, kind, transactionId }) {
      const key = createHash("sha256").update(body).digest("hex");
      const known = await database.queries.$count(
        idempotencyKeys,
        and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)),
      );
      if (known > 0) return false;
      const returned = await returnedRefund(transactionId);
      let refused: string | null = null;
      const isNew = await follower.follow(gateway, transactionId, kind, async (transaction, paymentId) => {
        const claimed = await transaction
          .insert(idempotencyKeys)
          .values({
            scope,
            key,
            bodyHash: key,
            state: "done",
            placementId: paymentId ?? randomUUID(),
            status: 200,
            response: kind,
          })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key });
        if (claimed.length === 0) return false;
        if (returned !== null) refused = await refuseRefund(transaction, returned, "refunded");
        return true;
      });
      if (isNew && refused !== null) {
        onError(new Error(`A refund for order ${refused} was sent back by the bank (${kind}): it has to be paid another way.`));
      }
      if (isNew && kind.startsWith("dispute_")) {
        onError(new Error(`${gateway.name} tells of a dispute: ${kind}, ${transactionId}.`));
      }
      return isNew;
    },
  };
}
