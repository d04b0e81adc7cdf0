import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../database/database.ts";
import { and, asc, eq, sql } from "../database/drizzle.ts";
import { sandboxCards, sandboxTransactions } from "../database/schema/schema.ts";
import type { SandboxOutcome } from "../sandbox/test-cards.ts";
import type { Vault } from "../sandbox/vault.ts";
import { type CardVault, GatewayUnreachable, type KeepCardOutcome } from "./payment-gateway.ts";

/** Cents that a card is checked with before it is kept (PAYM-03). */
const checkAmount = 100;

/** What becomes of the dollar that a card is checked with. A card that fails later passes its check. */
const checkState: Readonly<Record<Exclude<SandboxOutcome, "timeoutBeforeCharge">, "voided" | "declined" | "notAccepted">> = {
  success: "voided",
  declinedOnceKept: "voided",
  notProcessed: "voided",
  unrecoverable: "voided",
  timeoutAfterCharge: "voided",
  declined: "declined",
  typeNotAccepted: "notAccepted",
};

const tokenPrefix = "sandbox_card_";

/** Whether a text can be the token of a kept card at all: others may hold what a database refuses to look for. */
export const isKeptCardToken = (token: string) =>
  token.startsWith(tokenPrefix) && z.uuid().safeParse(token.slice(tokenPrefix.length)).success;

/** The sandbox gateway's vault: test cards that it keeps, each with what its number does. */
export function createSandboxCards(database: Database, vault: Vault): CardVault {
  const { queries } = database;
  const cardOf = (customerId: string, token: string) =>
    and(eq(sandboxCards.customerId, customerId), eq(sandboxCards.token, token));

  return {
    async keep({ customerId, token, currency, makeDefault }) {
      const nonce = vault.openNonce(token);
      if (nonce === undefined) return "tokenRefused";
      const { id: nonceId, card, expiryMonth, expiryYear, outcome } = nonce;
      if (outcome === "timeoutBeforeCharge") throw new GatewayUnreachable("The sandbox gateway plays dead for this card.");
      const state = checkState[outcome];
      const answer = await database.transaction(async (transaction): Promise<KeepCardOutcome | "silent"> => {
        const checked = await transaction
          .insert(sandboxTransactions)
          .values({
            id: `sandbox_${randomUUID()}`,
            reference: randomUUID(),
            nonceId,
            amount: checkAmount,
            currency,
            state,
            ...card,
          })
          .onConflictDoNothing()
          .returning({ id: sandboxTransactions.id });
        if (checked.length === 0) {
          const [before] = await transaction
            .select({ token: sandboxCards.token })
            .from(sandboxCards)
            .where(and(eq(sandboxCards.nonceId, nonceId), eq(sandboxCards.customerId, customerId)));
          return before === undefined ? "tokenRefused" : "kept";
        }
        if (state === "declined") return "declined";
        if (state === "notAccepted") return "typeNotAccepted";
        const sameNumber = [eq(sandboxCards.cardType, card.cardType), eq(sandboxCards.lastFour, card.lastFour)];
        const [before] = await transaction
          .delete(sandboxCards)
          .where(and(eq(sandboxCards.customerId, customerId), ...sameNumber))
          .returning();
        await transaction.insert(sandboxCards).values({
          token: tokenPrefix + randomUUID(),
          customerId,
          nonceId,
          outcome,
          ...card,
          expiryMonth,
          expiryYear,
          defaultSince: makeDefault ? sql`clock_timestamp()` : (before?.defaultSince ?? null),
          ...(before && { createdAt: before.createdAt }),
        });
        return outcome === "timeoutAfterCharge" ? "silent" : "kept";
      });
      if (answer === "silent") throw new GatewayUnreachable("The sandbox gateway keeps the card but does not say so at first.");
      return answer;
    },

    async list(customerId) {
      const rows = await queries
        .select()
        .from(sandboxCards)
        .where(eq(sandboxCards.customerId, customerId))
        .orderBy(sql`${sandboxCards.defaultSince} desc nulls last`, asc(sandboxCards.createdAt));
      const [first, ...others] = rows;
      if (first === undefined) return [];
      const newestFirst = others.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return [first, ...newestFirst].map(({ token, cardType, lastFour, expiryMonth, expiryYear }) => ({
        token,
        cardType,
        lastFour,
        expiryMonth,
        expiryYear,
        isDefault: token === first.token,
      }));
    },

    async delete(customerId, token) {
      if (!isKeptCardToken(token)) return false;
      const deleted = await queries
        .delete(sandboxCards)
        .where(cardOf(customerId, token))
        .returning({ token: sandboxCards.token });
      return deleted.length > 0;
    },

    async makeDefault(customerId, token) {
      if (!isKeptCardToken(token)) return false;
      const made = await queries
        .update(sandboxCards)
        .set({ defaultSince: sql`clock_timestamp()` })
        .where(cardOf(customerId, token))
        .returning({ token: sandboxCards.token });
      return made.length > 0;
    },
  };
}
