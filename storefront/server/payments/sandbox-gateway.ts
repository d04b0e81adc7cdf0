import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { sandboxTransactions } from "../database/schema/schema.ts";
import type { SandboxOutcome } from "../sandbox/test-cards.ts";
import type { Vault } from "../sandbox/vault.ts";
import {
  type AuthoriseOutcome,
  CaptureRefused,
  type GatewayTransaction,
  GatewayUnreachable,
  type PaymentGateway,
} from "./payment-gateway.ts";

type TransactionRow = typeof sandboxTransactions.$inferSelect;

const stateAfter: Readonly<Record<Exclude<SandboxOutcome, "timeoutBeforeCharge">, TransactionRow["state"]>> = {
  success: "authorised",
  timeoutAfterCharge: "authorised",
  declined: "declined",
  typeNotAccepted: "notAccepted",
  unrecoverable: "unrecoverable",
};

/**
 * The embedded gateway: real books, pretend money. It does what the test card behind the token says (`testCards`), takes
 * each token once, and answers a repeated reference with its first answer.
 */
export function createSandboxGateway(database: Database, vault: Vault): PaymentGateway {
  const byReference = async (reference: string): Promise<TransactionRow | undefined> => {
    const [row] = await database.queries.select().from(sandboxTransactions).where(eq(sandboxTransactions.reference, reference));
    return row;
  };

  const move = async (transactionId: string, to: "captured" | "voided"): Promise<boolean> => {
    const moved = await database.queries
      .update(sandboxTransactions)
      .set({ state: to })
      .where(and(eq(sandboxTransactions.id, transactionId), inArray(sandboxTransactions.state, ["authorised", to])))
      .returning({ id: sandboxTransactions.id });
    return moved.length > 0;
  };

  return {
    name: "sandbox",

    async authorise(request) {
      const nonce = vault.openNonce(request.token);
      if (nonce === undefined) return { type: "tokenRefused" };
      if (nonce.outcome === "timeoutBeforeCharge") throw new GatewayUnreachable("The sandbox gateway plays dead for this card.");
      const [written] = await database.queries
        .insert(sandboxTransactions)
        .values({
          id: `sandbox_${randomUUID()}`,
          reference: request.reference,
          nonceId: nonce.id,
          amount: request.amount,
          currency: request.currency,
          state: stateAfter[nonce.outcome],
          ...nonce.card,
        })
        .onConflictDoNothing()
        .returning();
      if (nonce.outcome === "timeoutAfterCharge") {
        throw new GatewayUnreachable("The sandbox gateway holds the money but does not say so for this card.");
      }
      const row = written ?? (await byReference(request.reference));
      return row === undefined ? { type: "tokenRefused" } : toOutcome(row);
    },

    async capture(transactionId) {
      if (!(await move(transactionId, "captured"))) throw new CaptureRefused(`${transactionId} cannot be captured.`);
    },

    async void(transactionId) {
      if (!(await move(transactionId, "voided"))) throw new Error(`${transactionId} cannot be voided.`);
    },

    async findByReference(reference) {
      const row = await byReference(reference);
      return row === undefined ? null : toTransaction(row);
    },
  };
}

function toOutcome(row: TransactionRow): AuthoriseOutcome {
  switch (row.state) {
    case "authorised":
    case "captured":
      return { type: "authorised", transactionId: row.id, card: { cardType: row.cardType, lastFour: row.lastFour } };
    case "notAccepted":
      return { type: "typeNotAccepted" };
    case "unrecoverable":
      return { type: "unrecoverable", transactionId: row.id };
    case "declined":
    case "voided":
      return { type: "declined" };
  }
}

function toTransaction(row: TransactionRow): GatewayTransaction {
  const state = row.state === "declined" || row.state === "notAccepted" ? "refused" : row.state;
  const { amount, currency, cardType, lastFour } = row;
  return { transactionId: row.id, state, amount, currency, card: { cardType, lastFour } };
}
