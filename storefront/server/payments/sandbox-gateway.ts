import { randomUUID } from "node:crypto";
import type { PaidInInstalments, PaidWith } from "#domain/payments/paid-with.ts";
import type { Database } from "../database/database.ts";
import { and, eq, inArray } from "../database/drizzle.ts";
import { sandboxCards, sandboxTransactions } from "../database/schema/schema.ts";
import type { SandboxOutcome } from "../sandbox/test-cards.ts";
import type { Vault } from "../sandbox/vault.ts";
import { fromPaidWithColumns, toPaidWithColumns } from "./paid-with-columns.ts";
import {
  type AuthoriseOutcome,
  type AuthoriseRequest,
  CaptureRefused,
  type GatewayTransaction,
  GatewayUnreachable,
  type PaymentGateway,
} from "./payment-gateway.ts";
import { createSandboxCards, isKeptCardToken } from "./sandbox-cards.ts";
import { createSandboxRefunds } from "./sandbox-refunds.ts";

type TransactionRow = typeof sandboxTransactions.$inferSelect;

type StateAfter = Readonly<Record<Exclude<SandboxOutcome, "timeoutBeforeCharge">, TransactionRow["state"]>>;

const stateAfter: StateAfter = {
  success: "authorised",
  declinedOnceKept: "authorised",
  timeoutAfterCharge: "authorised",
  declined: "declined",
  typeNotAccepted: "notAccepted",
  notProcessed: "notProcessed",
  unrecoverable: "unrecoverable",
};

/** The same for a card that is kept. */
const stateAfterKept: StateAfter = { ...stateAfter, declinedOnceKept: "declined" };

/** What one authorisation is made on: a single-use token of the card fields or of a wallet, or a kept card. */
interface Source {
  /** Of the token; of a kept card one of its own for each charge. */
  readonly nonceId: string;
  readonly paidWith: Exclude<PaidWith, PaidInInstalments>;
  readonly outcome: SandboxOutcome;
  readonly stateAfter: StateAfter;
}

/**
 * The embedded gateway: real books, pretend money. It does what the test card or wallet behind the token says, takes
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

  const fromNonce = (token: string): Source | undefined => {
    const nonce = vault.openNonce(token);
    return nonce && { nonceId: nonce.id, paidWith: { method: "card", ...nonce.card }, outcome: nonce.outcome, stateAfter };
  };

  const fromWallet = ({ token, method, amount, currency }: AuthoriseRequest): Source | undefined => {
    const opened = vault.wallets.open(token);
    if (opened?.paidWith.method !== method || opened.amount !== amount || opened.currency !== currency) return undefined;
    return { nonceId: opened.id, paidWith: opened.paidWith, outcome: opened.outcome, stateAfter };
  };

  const fromKept = async (
    customerId: string,
    { token, reference }: Pick<AuthoriseRequest, "token" | "reference">,
  ): Promise<Source | undefined> => {
    if (!isKeptCardToken(token)) return undefined;
    const [kept] = await database.queries
      .select()
      .from(sandboxCards)
      .where(and(eq(sandboxCards.token, token), eq(sandboxCards.customerId, customerId)));
    if (kept === undefined) return undefined;
    const { cardType, lastFour, outcome } = kept;
    return {
      nonceId: `kept ${reference}`,
      paidWith: { method: "card", cardType, lastFour },
      outcome,
      stateAfter: stateAfterKept,
    };
  };

  const sourceOf = (request: AuthoriseRequest) => {
    if (request.method !== "card") return fromWallet(request);
    return request.customerId === undefined ? fromNonce(request.token) : fromKept(request.customerId, request);
  };

  return {
    name: "sandbox",

    async authorise(request) {
      const source = await sourceOf(request);
      if (source === undefined) return { type: "tokenRefused" };
      if (source.outcome === "timeoutBeforeCharge")
        throw new GatewayUnreachable("The sandbox gateway plays dead for this payment.");
      const [written] = await database.queries
        .insert(sandboxTransactions)
        .values({
          id: `sandbox_${randomUUID()}`,
          reference: request.reference,
          nonceId: source.nonceId,
          amount: request.amount,
          currency: request.currency,
          state: source.stateAfter[source.outcome],
          ...toPaidWithColumns(source.paidWith),
          method: source.paidWith.method,
        })
        .onConflictDoNothing()
        .returning();
      if (source.outcome === "timeoutAfterCharge") {
        throw new GatewayUnreachable("The sandbox gateway holds the money but does not say so for this payment.");
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

    refund: createSandboxRefunds(database, async (transaction, transactionId) => {
      const [row] = await transaction
        .select({ amount: sandboxTransactions.amount, currency: sandboxTransactions.currency })
        .from(sandboxTransactions)
        .where(and(eq(sandboxTransactions.id, transactionId), eq(sandboxTransactions.state, "captured")))
        .for("update");
      return row;
    }),

    async findByReference(reference) {
      const row = await byReference(reference);
      return row === undefined ? null : toTransaction(row);
    },

    cards: createSandboxCards(database, vault),
    clientToken: async () => null,
  };
}

function toOutcome(row: TransactionRow): AuthoriseOutcome {
  switch (row.state) {
    case "authorised":
    case "captured":
      return { type: "authorised", transactionId: row.id, paidWith: paidWithOf(row) };
    case "notAccepted":
      return { type: "typeNotAccepted" };
    case "notProcessed":
      return { type: "notProcessed" };
    case "unrecoverable":
      return { type: "unrecoverable", transactionId: row.id };
    case "declined":
    case "voided":
      return { type: "declined" };
  }
}

function toTransaction(row: TransactionRow): GatewayTransaction {
  const state = row.state === "declined" || row.state === "notAccepted" || row.state === "notProcessed" ? "refused" : row.state;
  const { amount, currency } = row;
  return { transactionId: row.id, state, amount, currency, paidWith: paidWithOf(row) };
}

function paidWithOf(row: TransactionRow): PaidWith {
  const paidWith = fromPaidWithColumns(row);
  if (paidWith === undefined) throw new Error(`${row.id} does not say what it was paid with.`);
  return paidWith;
}
