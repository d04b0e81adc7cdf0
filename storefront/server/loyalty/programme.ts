import { randomUUID } from "node:crypto";
import { loyaltyConfiguration } from "#domain/configuration/configuration.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { cleanText } from "#domain/fields/clean-text.ts";
import { membershipNumberProblem, membershipSurnameProblem } from "#domain/fields/frequent-flyer.ts";
import { plainPunctuation } from "#domain/fields/plain-punctuation.ts";
import { pointsBack, pointsFor } from "#domain/loyalty/points.ts";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, eq, gt, gte, lt, sql } from "../database/drizzle.ts";
import type { PointsUse } from "../database/schema/order-draft.ts";
import { loyaltyMembers, loyaltyQuotes } from "../database/schema/schema.ts";
import { type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import { networkOf } from "../security/network-of.ts";
import { type LoyaltyFailure, loyaltyFailure } from "./loyalty-failure.ts";

/** Different surnames that may be tried on one membership. */
const namesAMember = 5;
/** Different pairs of number and surname that one address of the network may try. */
const pairsAnAddress = 20;

/** What a shopper says of a membership. */
export interface MembershipClaim {
  readonly memberId: string;
  readonly lastName: string;
}

export interface Membership {
  readonly memberId: string;
  readonly points: number;
}

export interface Quote {
  readonly quoteNumber: string;
  readonly memberId: string;
  /** Cents. */
  readonly amount: number;
  readonly points: number;
  /** Seconds since the epoch. */
  readonly expires: number;
}

/** The frequent-flyer programme: who is a member, and what their points do. */
export interface Programme {
  /**
   * @param clientAddress where the question comes from; empty when that is not known
   * @throws ApiError 422 `MembershipNotFound` whichever part is wrong, `MembershipInactive`; 429 `TooManyRequests`; 503 `LoyaltyUnavailable`
   */
  find(claim: MembershipClaim, clientAddress: string): Promise<Membership>;
  /**
   * Offers to pay `amount` cents, whole dollars, with points. Takes none of them yet.
   * @throws ApiError 422 `LoyaltyInsufficientPoints`
   */
  quote(country: CountryCode, member: Membership, amount: number): Promise<Quote>;
  /** Takes a quote's points inside the caller's transaction, or says why not; then the caller must roll back. */
  hold(transaction: Queries, country: CountryCode, use: PointsUse): Promise<LoyaltyFailure | undefined>;
  /** Puts a quote's points back inside the caller's transaction; the quote may be used again until it expires. */
  giveBack(transaction: Queries, use: PointsUse): Promise<void>;
  /** Puts back the points behind part of a used quote, inside the caller's transaction. `before` is what went back earlier, in cents. */
  giveBackPart(transaction: Queries, use: PointsUse, part: { readonly amount: number; readonly before: number }): Promise<void>;
  /** Adds points (negative: takes back what is left of them) inside the caller's transaction. */
  credit(transaction: Queries, member: Membership): Promise<void>;
}

export interface ProgrammeOptions {
  readonly database: Database;
  /** Counts surnames that are tried; without it they are not limited. */
  readonly guesses?: Guesses;
}

const plainNumber = (memberId: string) => memberId.replace(/\s/g, "");
const plainName = (lastName: string) => plainPunctuation(cleanText(lastName)).toLocaleLowerCase("en");

/** The embedded programme, over the shop's own database. */
export function createProgramme({ database, guesses = unlimitedGuesses }: ProgrammeOptions): Programme {
  return {
    async find(claim, clientAddress) {
      if (membershipNumberProblem(claim.memberId) !== null || membershipSurnameProblem(claim.lastName) !== null) {
        throw loyaltyFailure("MembershipNotFound");
      }
      const memberId = plainNumber(claim.memberId);
      const lastName = plainName(claim.lastName);
      await guesses.note([
        { target: `member ${memberId}`, guess: lastName, most: namesAMember },
        ...(clientAddress === ""
          ? []
          : [{ target: `members of ${networkOf(clientAddress)}`, guess: `${memberId} ${lastName}`, most: pairsAnAddress }]),
      ]);
      const [row] = await database.queries.select().from(loyaltyMembers).where(eq(loyaltyMembers.memberId, memberId));
      if (row === undefined || plainName(row.lastName) !== lastName) throw loyaltyFailure("MembershipNotFound");
      if (row.state === "away") throw loyaltyFailure("LoyaltyUnavailable");
      if (row.state !== "active") throw loyaltyFailure("MembershipInactive");
      return { memberId, points: row.points };
    },

    async quote(country, { memberId, points: balance }, amount) {
      const points = pointsFor(amount);
      if (points > balance) throw loyaltyFailure("LoyaltyInsufficientPoints");
      const old = and(
        eq(loyaltyQuotes.memberId, memberId),
        eq(loyaltyQuotes.state, "open"),
        lt(loyaltyQuotes.expiresAt, sql`now()`),
      );
      await database.queries.delete(loyaltyQuotes).where(old);
      const id = randomUUID();
      const [row] = await database.queries
        .insert(loyaltyQuotes)
        .values({
          id,
          memberId,
          country,
          points,
          amount,
          expiresAt: databaseTimeIn(loyaltyConfiguration.quoteMinutes * 60_000),
        })
        .returning({ expires: sql<number>`extract(epoch from ${loyaltyQuotes.expiresAt})::float8` });
      return { quoteNumber: id, memberId, amount, points, expires: Math.floor(row?.expires ?? 0) };
    },

    async hold(transaction, country, { quoteRef, memberId, amount }) {
      const [held] = await transaction
        .update(loyaltyQuotes)
        .set({ state: "held" })
        .where(
          and(
            eq(loyaltyQuotes.id, quoteRef),
            eq(loyaltyQuotes.country, country),
            eq(loyaltyQuotes.memberId, memberId),
            eq(loyaltyQuotes.amount, amount),
            eq(loyaltyQuotes.state, "open"),
            gt(loyaltyQuotes.expiresAt, sql`now()`),
          ),
        )
        .returning({ points: loyaltyQuotes.points });
      if (held === undefined) return "LoyaltyQuoteInvalid";
      const taken = await transaction
        .update(loyaltyMembers)
        .set({ points: sql`${loyaltyMembers.points} - ${held.points}` })
        .where(
          and(eq(loyaltyMembers.memberId, memberId), eq(loyaltyMembers.state, "active"), gte(loyaltyMembers.points, held.points)),
        )
        .returning({ points: loyaltyMembers.points });
      return taken.length === 0 ? "LoyaltyInsufficientPoints" : undefined;
    },

    async giveBack(transaction, { quoteRef, memberId }) {
      const [freed] = await transaction
        .update(loyaltyQuotes)
        .set({ state: "open" })
        .where(and(eq(loyaltyQuotes.id, quoteRef), eq(loyaltyQuotes.state, "held")))
        .returning({ points: loyaltyQuotes.points });
      if (freed !== undefined) await credit(transaction, { memberId, points: freed.points });
    },

    giveBackPart: (transaction, { memberId }, part) => credit(transaction, { memberId, points: pointsBack(part) }),

    credit,
  };
}

async function credit(transaction: Queries, { memberId, points }: Membership): Promise<void> {
  await transaction
    .update(loyaltyMembers)
    .set({ points: sql`greatest(0, ${loyaltyMembers.points} + ${points})` })
    .where(eq(loyaltyMembers.memberId, memberId));
}
