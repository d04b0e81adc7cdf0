import { createHash } from "node:crypto";
import type { Database, Queries } from "../database/database.ts";
import { databaseTimeIn } from "../database/database-time.ts";
import { and, gt, inArray, lte, sql } from "../database/drizzle.ts";
import { guesses as guessesTable } from "../database/schema/schema.ts";
import { httpError } from "../http/to-api-error.ts";

/** One try at something that must not be guessed. */
export interface Guess {
  /** What is guessed at, e.g. `order TT12345678`. */
  readonly target: string;
  /** What was tried on it, e.g. an e-mail address. */
  readonly guess: string;
  /** Different guesses that the target stands within the window. */
  readonly most: number;
  /** Milliseconds for which a guess at this target counts, at most a day; a quarter of an hour by default. */
  readonly window?: number;
}

/**
 * Limits how many different guesses may be tried on one target, wherever they come from: the count is the database's, shared
 * by all replicas. The same guess again is no new one, so a shopper who repeats what is right or wrong is not shut out.
 */
export interface Guesses {
  /**
   * To be called before looking whether any guess is right, so that a refusal says nothing about that.
   * @throws ApiError 429 `TooManyRequests` with the seconds until a target may be tried again; then none of them counts
   */
  note(tries: readonly Guess[]): Promise<void>;
  /** Forgets what lies before the window; to be called now and then. */
  forgetOld(): Promise<void>;
}

/** Milliseconds for which a guess counts. */
const guessWindow = 15 * 60_000;
/** Milliseconds for which a guess may count. */
const longestWindow = 24 * 3_600_000;

/** For installations that limit no rates, and tests of other things. */
export const unlimitedGuesses: Guesses = { note: async () => undefined, forgetOld: async () => undefined };

/**
 * Counts guesses in the shop's database, so that all servers count together.
 * @param usual milliseconds for which a guess counts
 * @param longest milliseconds for which a guess may count
 */
export function createGuesses(database: Database, usual: number = guessWindow, longest: number = longestWindow): Guesses {
  /** The tries that were not made within their window yet. @throws ApiError when one of them is one too many */
  async function findNew(queries: Queries, tries: readonly Guess[]): Promise<Guess[]> {
    const rows = await queries
      .select({
        target: guessesTable.target,
        guess: guessesTable.guess,
        age: sql<number>`1000 * extract(epoch from ${databaseTimeIn(0)} - ${guessesTable.triedAt})::float8`,
      })
      .from(guessesTable)
      .where(
        and(
          inArray(
            guessesTable.target,
            tries.map(({ target }) => target),
          ),
          gt(guessesTable.triedAt, databaseTimeIn(-longest)),
        ),
      );
    const knownOf = ({ target, window = usual }: Guess) => rows.filter((row) => row.target === target && row.age < window);
    const fresh = tries.filter((one) => !knownOf(one).some(({ guess }) => guess === one.guess));
    for (const one of fresh) {
      const { target, most, window = usual } = one;
      const known = knownOf(one);
      const adding = fresh.filter((other) => other.target === target).length;
      if (known.length + adding <= most) continue;
      const left = Math.min(window, ...known.map(({ age }) => window - age));
      throw httpError("TooManyRequests", Math.max(1, Math.ceil(left / 1000)));
    }
    return fresh;
  }

  return {
    async note(tries) {
      const digested = unique(tries.map((one) => ({ ...one, target: digest(one.target), guess: digest(one.guess) })));
      if (digested.length === 0) return;
      // What was tried before, as the same cart is priced again and again, needs no transaction.
      if ((await findNew(database.queries, digested)).length === 0) return;
      await database.transaction(async (transaction) => {
        for (const target of [...new Set(digested.map((one) => one.target))].sort()) {
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${target}, 0))`);
        }
        const fresh = await findNew(transaction, digested);
        if (fresh.length === 0) return;
        await transaction
          .insert(guessesTable)
          .values(fresh.map(({ target, guess }) => ({ target, guess })))
          .onConflictDoUpdate({ target: [guessesTable.target, guessesTable.guess], set: { triedAt: sql`now()` } });
      });
    },

    async forgetOld() {
      await database.queries.delete(guessesTable).where(lte(guessesTable.triedAt, databaseTimeIn(-longest)));
    },
  };
}

/** Who and what was asked for is nobody's to read in this table. */
function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

function unique(tries: readonly Guess[]): Guess[] {
  return [...new Map(tries.map((one) => [`${one.target} ${one.guess}`, one])).values()];
}
