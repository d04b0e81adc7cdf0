import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { CurrencyCode } from "#domain/country/country.ts";
import { type Wallet, wallets } from "#domain/payments/wallet.ts";
import type { Sealer } from "../seal.ts";
import type { SandboxOutcome } from "../test-cards.ts";
import { type WalletChoice, walletChoices } from "./test-wallets.ts";

/** What the shopper agreed to in a wallet's sheet. */
export interface WalletRequest {
  readonly wallet: Wallet;
  /** Id of one of the wallet's choices. */
  readonly choice: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** What a wallet's token stands for. It pays exactly the amount that was agreed to. */
export interface WalletToken {
  readonly id: string;
  readonly outcome: SandboxOutcome;
  readonly paidWith: WalletChoice["paidWith"];
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** Makes and reads the single-use tokens that the wallets' sheets hand to the shop. */
export interface WalletTokens {
  /** Undefined when the wallet has no such choice. */
  issue(request: WalletRequest): string | undefined;
  /** Undefined for a token that is not ours or has expired. Single use is the gateway's to enforce. */
  open(token: string): WalletToken | undefined;
}

/** Milliseconds for which a token can be paid with. */
const lifetime = 15 * 60_000;
const prefix = "sandbox_wallet_";

const shape = z.tuple([z.string(), z.enum(wallets), z.string(), z.int(), z.enum(["NZD", "AUD"]), z.number()]);

/** `now` in milliseconds. */
export function createWalletTokens(sealer: Sealer, now: () => number): WalletTokens {
  const find = (wallet: Wallet, choice: string) => walletChoices(wallet).find(({ id }) => id === choice);
  return {
    issue({ wallet, choice, amount, currency }) {
      if (find(wallet, choice) === undefined) return undefined;
      return prefix + sealer.seal("wallet token", [randomUUID(), wallet, choice, amount, currency, now() + lifetime]);
    },
    open(token) {
      if (!token.startsWith(prefix)) return undefined;
      const opened = shape.safeParse(sealer.open("wallet token", token.slice(prefix.length)));
      if (!opened.success) return undefined;
      const [id, wallet, choice, amount, currency, expires] = opened.data;
      const chosen = find(wallet, choice);
      if (expires < now() || chosen === undefined) return undefined;
      return { id, outcome: chosen.outcome, paidWith: chosen.paidWith, amount, currency };
    },
  };
}
