import type { Database, Queries } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { and, eq, lt, sql } from "../../database/drizzle.ts";
import { poolCodes } from "../../database/schema/schema.ts";
import { createSecret, hashSecret } from "./opaque-secret.ts";
import { PoolError } from "./pool-error.ts";

export type CodePurpose = (typeof poolCodes.$inferSelect)["purpose"];

/** Milliseconds for which a code is good. */
const lifetimes: Readonly<Record<CodePurpose, number>> = { confirmSignUp: 24 * 3_600_000, resetPassword: 3_600_000 };
/** Guesses that a code stands; the eleventh is refused even if it is right. */
const mostGuesses = 10;

const codeMismatch = () => new PoolError("CodeMismatchException", "Invalid verification code provided, please try again.");
/** Cognito's answer also where no code waits to be used: it was used, or nobody has asked for one. */
const codeExpired = () => new PoolError("ExpiredCodeException", "Invalid code provided, please request a code again.");

/** Writes down a new code, in place of the one before. @returns the code, to be mailed */
export async function createCode(transaction: Queries, userId: string, purpose: CodePurpose): Promise<string> {
  const { secret, hash } = createSecret();
  const code = { codeHash: hash, guesses: 0, expiresAt: databaseTimeIn(lifetimes[purpose]) };
  await transaction
    .insert(poolCodes)
    .values({ userId, purpose, ...code })
    .onConflictDoUpdate({ target: [poolCodes.userId, poolCodes.purpose], set: code });
  return secret;
}

/**
 * Uses a code up and does, in the same transaction, what it stands for. Guesses count whether or not anything comes of them.
 * @throws PoolError when the code is wrong, used, expired or was guessed at too often
 */
export async function useCode<T>(
  database: Database,
  { userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string },
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  const own = and(eq(poolCodes.userId, userId), eq(poolCodes.purpose, purpose));
  const [kept] = await database.queries
    .update(poolCodes)
    .set({ guesses: sql`${poolCodes.guesses} + 1` })
    .where(and(own, lt(poolCodes.guesses, mostGuesses)))
    .returning({ codeHash: poolCodes.codeHash, expired: sql<boolean>`${poolCodes.expiresAt} <= now()` });
  if (kept === undefined) {
    const [guessed] = await database.queries.select({ guesses: poolCodes.guesses }).from(poolCodes).where(own);
    if (guessed === undefined) throw codeExpired();
    throw new PoolError("TooManyFailedAttemptsException", "The code was tried too many times, please request a code again.");
  }
  const codeHash = hashSecret(code);
  if (kept.codeHash !== codeHash) throw codeMismatch();
  if (kept.expired) throw codeExpired();
  return database.transaction(async (transaction) => {
    const used = await transaction
      .delete(poolCodes)
      .where(and(own, eq(poolCodes.codeHash, codeHash)))
      .returning();
    if (used.length === 0) throw codeExpired();
    return work(transaction);
  });
}

/** Forgets codes that have run out; to be called now and then. */
export async function forgetOldCodes(database: Database): Promise<void> {
  await database.queries.delete(poolCodes).where(lt(poolCodes.expiresAt, sql`now()`));
}
