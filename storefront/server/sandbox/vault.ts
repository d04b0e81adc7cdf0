import { randomUUID } from "node:crypto";
import { z } from "zod";
import { cardBrands, detectCardBrand } from "#domain/fields/card-brand.ts";
import { parseCardExpiry } from "#domain/fields/card-expiry.ts";
import type { CardSummary } from "../payments/payment-gateway.ts";
import { checkCode, checkExpiry, checkNumber, digitsOf, formatExpiry } from "./hosted-fields/field-typing.ts";
import { createSealer } from "./seal.ts";
import { findTestCard, type SandboxOutcome, sandboxOutcomes } from "./test-cards.ts";
import { createWalletTokens, type WalletTokens } from "./wallets/wallet-tokens.ts";

export const hostedFieldNames = ["number", "expirationDate", "cvv"] as const;
export type HostedFieldName = (typeof hostedFieldNames)[number];

/** What a token stands for. There is no way back from it to the card. */
export interface SandboxNonce {
  readonly id: string;
  readonly card: CardSummary;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly outcome: SandboxOutcome;
}

export type TokeniseOutcome =
  | { readonly type: "token"; readonly nonce: string; readonly details: CardSummary }
  /** These fields are not right; what they hold is not said. */
  | { readonly type: "fieldsInvalid"; readonly fields: readonly HostedFieldName[] }
  /** A real-looking card, which a sandbox must not take. */
  | { readonly type: "notATestCard" }
  /** The parts are not of one session, too old, or not ours. */
  | { readonly type: "partsInvalid" };

/**
 * Exchanges card fields for a single-use token. Each frame hands in its own field and gets it back sealed; the three
 * sealed parts together become the token. So the card never passes through the shop's document, nothing of it is stored,
 * and any replica can do any step.
 */
export interface Vault {
  sealPart(session: string, field: HostedFieldName, value: string): string;
  tokenise(session: string, parts: readonly string[]): TokeniseOutcome;
  /** Undefined for a token that is not ours or has expired. Single use is the gateway's to enforce. */
  openNonce(nonce: string): SandboxNonce | undefined;
  readonly wallets: WalletTokens;
}

/** Milliseconds between sealing the fields and asking for the token. */
const partLifetime = 2 * 60_000;
/** Milliseconds for which a token can be paid with. */
const nonceLifetime = 15 * 60_000;
const noncePrefix = "sandbox_";

const partShape = z.tuple([z.string(), z.enum(hostedFieldNames), z.string(), z.number()]);
const nonceShape = z.tuple([
  z.string(),
  z.enum(sandboxOutcomes),
  z.enum(cardBrands),
  z.string(),
  z.object({ month: z.int(), year: z.int() }),
  z.number(),
]);

/** `secret` must be the same on every replica; `now` in milliseconds. */
export function createVault(secret: Uint8Array, now: () => number = Date.now): Vault {
  const sealer = createSealer(secret);

  function readParts(session: string, parts: readonly string[]): Map<HostedFieldName, string> | undefined {
    const values = new Map<HostedFieldName, string>();
    for (const part of parts) {
      const opened = partShape.safeParse(sealer.open("card field", part));
      if (!opened.success) return undefined;
      const [ofSession, field, value, expires] = opened.data;
      if (ofSession !== session || expires < now() || values.has(field)) return undefined;
      values.set(field, value);
    }
    return values.size === hostedFieldNames.length ? values : undefined;
  }

  return {
    sealPart: (session, field, value) => sealer.seal("card field", [session, field, value, now() + partLifetime]),

    tokenise(session, parts) {
      const values = readParts(session, parts);
      if (values === undefined) return { type: "partsInvalid" };
      const number = digitsOf(values.get("number") ?? "");
      const brand = detectCardBrand(number);
      const expiry = values.get("expirationDate") ?? "";
      const fields: HostedFieldName[] = [];
      if (!checkNumber(number).isValid) fields.push("number");
      if (!checkExpiry(expiry, now()).isValid) fields.push("expirationDate");
      if (!checkCode(values.get("cvv") ?? "", brand).isValid) fields.push("cvv");
      const expires = parseCardExpiry(formatExpiry(expiry));
      if (fields.length > 0 || brand === null || expires === null) return { type: "fieldsInvalid", fields };
      const card = findTestCard(number);
      if (card === undefined) return { type: "notATestCard" };
      const details = { cardType: brand, lastFour: number.slice(-4) };
      const sealed = sealer.seal("nonce", [
        randomUUID(),
        card.outcome,
        details.cardType,
        details.lastFour,
        expires,
        now() + nonceLifetime,
      ]);
      return { type: "token", nonce: noncePrefix + sealed, details };
    },

    openNonce(nonce) {
      if (!nonce.startsWith(noncePrefix)) return undefined;
      const opened = nonceShape.safeParse(sealer.open("nonce", nonce.slice(noncePrefix.length)));
      if (!opened.success) return undefined;
      const [id, outcome, cardType, lastFour, expiry, expires] = opened.data;
      if (expires < now()) return undefined;
      return { id, outcome, card: { cardType, lastFour }, expiryMonth: expiry.month, expiryYear: expiry.year };
    },

    wallets: createWalletTokens(sealer, now),
  };
}
