import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { idempotencyKeys, payments } from "../database/schema/schema.ts";
import type { MoneyGateway } from "./payment-gateway.ts";

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
   * itself, so that one which comes late, out of order or from somebody who kept a copy changes nothing that is not so.
   * @returns false for one that has been dealt with before
   * @throws GatewayUnreachable; the gateway then sends it again
   */
  apply(notice: PaymentNotice): Promise<boolean>;
}

/** Notices of one gateway, each applied once by whichever server gets it. */
export function createPaymentNotices(
  database: Database,
  gateway: MoneyGateway,
  onError: (error: unknown) => void = () => undefined,
): PaymentNotices {
  const scope = `${gateway.name} notices`;

  /** What has become of the money; undefined for money that is no order's. */
  async function look(transactionId: string) {
    const [payment] = await database.queries
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.gateway, gateway.name), eq(payments.transactionId, transactionId)));
    if (payment === undefined) return undefined;
    const found = await gateway.findByReference(payment.id);
    return found?.transactionId === transactionId ? { id: payment.id, state: found.state } : undefined;
  }

  return {
    async apply({ body, kind, transactionId }) {
      const key = createHash("sha256").update(body).digest("hex");
      const known = await database.queries.$count(
        idempotencyKeys,
        and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)),
      );
      if (known > 0) return false;
      // No transaction is open while the gateway is asked.
      const found = transactionId === undefined ? undefined : await look(transactionId);
      return database.transaction(async (transaction) => {
        const claimed = await transaction
          .insert(idempotencyKeys)
          .values({
            scope,
            key,
            bodyHash: key,
            state: "done",
            placementId: found?.id ?? randomUUID(),
            status: 200,
            response: kind,
          })
          .onConflictDoNothing()
          .returning({ key: idempotencyKeys.key });
        if (claimed.length === 0) return false;
        if (found?.state === "captured") {
          await transaction
            .update(payments)
            .set({ state: "captured", capturedAt: sql`now()` })
            .where(and(eq(payments.id, found.id), eq(payments.state, "authorised")));
        }
        if (found?.state === "refused" || found?.state === "voided") {
          const lost = await transaction
            .update(payments)
            .set({ state: "failed" })
            .where(and(eq(payments.id, found.id), inArray(payments.state, ["captured"])))
            .returning({ orderNumber: payments.orderNumber });
          for (const { orderNumber } of lost) onError(new Error(`The money of order ${orderNumber} did not arrive: ${kind}.`));
        }
        if (kind.startsWith("dispute_")) onError(new Error(`${gateway.name} tells of a dispute: ${kind}, ${transactionId}.`));
        return true;
      });
    },
  };
}
