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

/** For installations that limit no rates, and tests of other things. */
export const unlimitedGuesses: Guesses = { note: async () => undefined, forgetOld: async () => undefined };

/**
 * Counts guesses in the shop's database, so that all servers count together.
 * @param window milliseconds for which a guess counts
 */
export function createGuesses(database: Database, window: number = guessWindow): Guesses {
  const since = databaseTimeIn(-window);

  /** The tries that were not made within the window yet. @throws ApiError when one of them is one too many */
  async function findNew(queries: Queries, tries: readonly Guess[]): Promise<Guess[]> {
    const rows = await queries
      .select({
        target: guessesTable.target,
        guess: guessesTable.guess,
        counts: sql<number>`extract(epoch from ${guessesTable.triedAt} - ${since})::float8`,
      })
      .from(guessesTable)
      .where(
        and(
          inArray(
            guessesTable.target,
            tries.map(({ target }) => target),
          ),
          gt(guessesTable.triedAt, since),
        ),
      );
    const fresh = tries.filter((one) => !rows.some(({ target, guess }) => target === one.target && guess === one.guess));
    for (const { target, most } of fresh) {
      const known = rows.filter((row) => row.target === target);
      const adding = fresh.filter((one) => one.target === target).length;
      if (known.length + adding <= most) continue;
      throw httpError("TooManyRequests", Math.max(1, Math.ceil(Math.min(window / 1000, ...known.map(({ counts }) => counts)))));
    }
    return fresh;
  }

  return {
    async note(tries) {
      const digested = unique(tries.map(({ target, guess, most }) => ({ target: digest(target), guess: digest(guess), most })));
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
      await database.queries.delete(guessesTable).where(lte(guessesTable.triedAt, since));
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
