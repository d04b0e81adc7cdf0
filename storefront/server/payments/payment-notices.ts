import { createHash, randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Queries } from "../database/database.ts";
import { idempotencyKeys, orders, payments } from "../database/schema/schema.ts";
import { type LostOrder, loseMoney, nothingHasLeft, type OrderHoldings } from "./lost-money.ts";
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
   * itself, so that one which comes late, out of order or from somebody who kept a copy changes nothing that is not so. Money that did
   * not come, or was taken back, cancels its order while nothing of it has left; while it is disputed the order is held.
   * @returns false for one that has been dealt with before
   * @throws GatewayUnreachable; the gateway then sends it again
   */
  apply(notice: PaymentNotice): Promise<boolean>;
}

/** Notices of one gateway, each applied once by whichever server gets it. */
export function createPaymentNotices(
  database: Database,
  gateway: MoneyGateway,
  holdings: OrderHoldings,
  onError: (error: unknown) => void = () => undefined,
): PaymentNotices {
  const scope = `${gateway.name} notices`;

  /** What has become of the money; undefined for money that is no order's. */
  async function look(transactionId: string) {
    const [payment] = await database.queries
      .select({ id: payments.id, orderNumber: payments.orderNumber })
      .from(payments)
      .where(and(eq(payments.gateway, gateway.name), eq(payments.transactionId, transactionId)));
    if (payment === undefined) return undefined;
    const found = await gateway.findByReference(payment.id);
    return found?.transactionId === transactionId ? { ...payment, state: found.state, dispute: found.dispute } : undefined;
  }

  /** Brings an order to where its money is. @returns what was lost just now */
  async function follow(
    transaction: Queries,
    { id, orderNumber, state, dispute }: NonNullable<Awaited<ReturnType<typeof look>>>,
  ): Promise<LostOrder | null> {
    if (state === "refused" || state === "voided") {
      return loseMoney(transaction, holdings, { paymentId: id, from: "captured", loss: "neverCame" });
    }
    if (state !== "captured") return null;
    await transaction
      .update(payments)
      .set({ state: "captured", capturedAt: sql`now()` })
      .where(and(eq(payments.id, id), eq(payments.state, "authorised")));
    if (dispute === "lost") return loseMoney(transaction, holdings, { paymentId: id, from: "captured", loss: "takenBack" });
    const [was, becomes] = dispute === "open" ? (["placed", "held"] as const) : (["held", "placed"] as const);
    await transaction
      .update(orders)
      .set({ state: becomes })
      .where(and(eq(orders.number, orderNumber), eq(orders.state, was), nothingHasLeft(transaction, orderNumber)));
    return null;
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
      const { isNew, lost } = await database.transaction(async (transaction) => {
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
        if (claimed.length === 0) return { isNew: false, lost: null };
        return { isNew: true, lost: found ? await follow(transaction, found) : null };
      });
      if (lost?.cancelledIn) holdings.stock.committed(lost.cancelledIn);
      if (lost) {
        const what = lost.cancelledIn ? "it is cancelled" : "some of it is out already, and somebody has to see to it";
        onError(new Error(`The money of order ${lost.orderNumber} did not arrive or was taken back (${kind}): ${what}.`));
      }
      if (isNew && kind.startsWith("dispute_")) {
        onError(new Error(`${gateway.name} tells of a dispute: ${kind}, ${transactionId}.`));
      }
      return isNew;
    },
  };
}
