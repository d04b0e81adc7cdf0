import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { voucherConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { normaliseVoucherCode, normaliseVoucherPin, voucherCodeProblem, voucherPinProblem } from "#domain/fields/voucher.ts";
import type { VoucherBalance } from "#domain/vouchers/voucher.ts";
import { voucherNumber, voucherNumbers, voucherPin, voucherPins } from "#domain/vouchers/voucher-number.ts";
import { ApiError } from "../api-error.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, gt, gte, lt, sql } from "../database/drizzle.ts";
import type { VoucherUse } from "../database/schema/order-draft.ts";
import { vouchers as vouchersTable } from "../database/schema/schema.ts";
import { type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import { networkOf } from "../security/network-of.ts";
import { type VoucherFailure, voucherFailure } from "./voucher-failure.ts";

/** Different PINs that may be tried on one voucher before it counts as locked for a while. */
const pinsAVoucher = 5;
/** Different PINs that may be tried on it in a day: whoever is patient would find four digits within weeks otherwise. */
const pinsADay = 20;
const day = 24 * 3_600_000;
/** Different pairs of code and PIN that one address of the network may try. */
const pairsAnAddress = 20;
/** Draws of a number before giving up. */
const numberAttempts = 100;

/** What a shopper says of a voucher. */
export interface VoucherClaim {
  readonly code: string;
  readonly pin: string;
}

/** Where gift vouchers are kept, and the only way to spend them. */
export interface Vouchers {
  /**
   * What is on a voucher.
   * @param clientAddress where the question comes from; empty when that is not known
   * @throws ApiError 422 `VoucherInvalid` whichever part is wrong, `VoucherLocked` or `VoucherSuspended`; 429 `TooManyRequests`
   */
  read(country: CountryCode, claim: VoucherClaim, clientAddress: string): Promise<VoucherBalance>;
  /**
   * Takes every amount off its voucher inside the caller's transaction, or says why one cannot be; then the caller must roll
   * back. Vouchers are taken in one order everywhere, so that two orders never wait for each other.
   */
  hold(transaction: Queries, country: CountryCode, uses: readonly VoucherUse[]): Promise<VoucherFailure | undefined>;
  /**
   * Puts amounts of an order that did not come about back inside the caller's transaction, also on a voucher that has expired or was
   * suspended meanwhile.
   */
  giveBack(transaction: Queries, country: CountryCode, uses: readonly VoucherUse[]): Promise<void>;
  /**
   * The same for what an order that was placed took, maybe long ago: a voucher that has expired meanwhile, or soon would, lives on for
   * a while, or the balance would be lost.
   * @returns until when, where that has changed
   */
  refund(transaction: Queries, country: CountryCode, use: VoucherUse): Promise<Date | null>;
  /** Makes a voucher inside the caller's transaction. Only who is answered ever knows its PIN. @throws Error when no number is free */
  issue(transaction: Queries, country: CountryCode, terms: VoucherTerms): Promise<VoucherClaim>;
}

/** What is put on a new voucher, and until when. */
export interface VoucherTerms {
  /** Cents. */
  readonly amount: number;
  readonly expiresAt: Date;
}

export interface VouchersOptions {
  readonly database: Database;
  /** What PINs are hashed with; the same on every replica. */
  readonly secret: Uint8Array;
  /** Counts PINs that are tried; without it they are not limited. */
  readonly guesses?: Guesses;
}

/**
 * What is kept of a PIN. Its few digits could be tried out on any hash, so it is keyed: the table alone tells nobody anything,
 * and the same PIN looks different on every voucher.
 */
export function pinHash(secret: Uint8Array, country: CountryCode, code: string, pin: string): string {
  return createHmac("sha256", secret).update(`${country} ${code} ${pin}`).digest("base64url");
}

const inSpendingOrder = (uses: readonly VoucherUse[]) => uses.toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Vouchers over the shop's own database. */
export function createVouchers({ database, secret, guesses = unlimitedGuesses }: VouchersOptions): Vouchers {
  async function noteGuess(country: CountryCode, { code, pin }: VoucherClaim, clientAddress: string): Promise<void> {
    if (clientAddress !== "") {
      await guesses.note([
        { target: `vouchers of ${networkOf(clientAddress)}`, guess: `${country} ${code} ${pin}`, most: pairsAnAddress },
      ]);
    }
    try {
      await guesses.note([
        { target: `voucher ${country} ${code}`, guess: pin, most: pinsAVoucher },
        { target: `voucher ${country} ${code} today`, guess: pin, most: pinsADay, window: day },
      ]);
    } catch (error) {
      throw error instanceof ApiError && error.code === "TooManyRequests" ? voucherFailure("VoucherLocked") : error;
    }
  }

  const one = (country: CountryCode, code: string) => and(eq(vouchersTable.country, country), eq(vouchersTable.code, code));

  async function giveBack(transaction: Queries, country: CountryCode, uses: readonly VoucherUse[]): Promise<void> {
    for (const { code, amount } of inSpendingOrder(uses)) {
      await transaction
        .update(vouchersTable)
        .set({ balance: sql`${vouchersTable.balance} + ${amount}` })
        .where(one(country, code));
    }
  }

  return {
    giveBack,

    async refund(transaction, country, use) {
      await giveBack(transaction, country, [use]);
      const until = databaseTimeIn(voucherConfiguration.daysAfterRefund * 86_400_000);
      const [livesOn] = await transaction
        .update(vouchersTable)
        .set({ expiresAt: until })
        .where(and(one(country, use.code), lt(vouchersTable.expiresAt, until)))
        .returning({ until: vouchersTable.expiresAt });
      return livesOn?.until ?? null;
    },

    async issue(transaction, country, { amount, expiresAt }) {
      // Drawn, not counted: a number is no guide to the next one.
      const pin = voucherPin(randomInt(voucherPins));
      for (let attempt = 1; attempt <= numberAttempts; attempt += 1) {
        const code = voucherNumber(randomInt(voucherNumbers));
        const made = await transaction
          .insert(vouchersTable)
          .values({ country, code, pinHash: pinHash(secret, country, code, pin), balance: amount, expiresAt })
          .onConflictDoNothing()
          .returning({ code: vouchersTable.code });
        if (made.length > 0) return { code, pin };
      }
      throw new Error("No free number of a gift card was found.");
    },

    async read(country, claim, clientAddress) {
      if (voucherCodeProblem(claim.code) !== null || voucherPinProblem(claim.pin) !== null)
        throw voucherFailure("VoucherInvalid");
      const code = normaliseVoucherCode(claim.code);
      const pin = normaliseVoucherPin(claim.pin);
      await noteGuess(country, { code, pin }, clientAddress);
      const [row] = await database.queries
        .select({
          pinHash: vouchersTable.pinHash,
          balance: vouchersTable.balance,
          state: vouchersTable.state,
          expires: sql<number>`extract(epoch from ${vouchersTable.expiresAt})::float8`,
          isExpired: sql<boolean>`${vouchersTable.expiresAt} <= now()`,
        })
        .from(vouchersTable)
        .where(one(country, code));
      const tried = Buffer.from(pinHash(secret, country, code, pin));
      const kept = Buffer.from(row?.pinHash ?? "");
      if (row === undefined || kept.length !== tried.length || !timingSafeEqual(kept, tried))
        throw voucherFailure("VoucherInvalid");
      if (row.state === "locked") throw voucherFailure("VoucherLocked");
      if (row.state !== "active") throw voucherFailure("VoucherSuspended");
      return {
        expires: Math.floor(row.expires),
        isExpired: row.isExpired,
        isFullyRedeemed: row.balance === 0,
        amountRemaining: row.balance,
      };
    },

    async hold(transaction, country, uses) {
      for (const { code, amount } of inSpendingOrder(uses)) {
        const taken = await transaction
          .update(vouchersTable)
          .set({ balance: sql`${vouchersTable.balance} - ${amount}` })
          .where(
            and(
              one(country, code),
              gte(vouchersTable.balance, amount),
              eq(vouchersTable.state, "active"),
              gt(vouchersTable.expiresAt, sql`now()`),
            ),
          )
          .returning({ balance: vouchersTable.balance });
        if (taken.length > 0) continue;
        const [row] = await transaction
          .select({ state: vouchersTable.state, isExpired: sql<boolean>`${vouchersTable.expiresAt} <= now()` })
          .from(vouchersTable)
          .where(one(country, code));
        if (row === undefined) return "VoucherInvalid";
        if (row.state !== "active") return row.state === "locked" ? "VoucherLocked" : "VoucherSuspended";
        return row.isExpired ? "VoucherExpired" : "VoucherInsufficientFunds";
      }
      return undefined;
    },
  };
}
