import type { Database, Queries } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { and, eq, gt, lt, sql } from "../../database/drizzle.ts";
import { poolSignUpSessions } from "../../database/schema/schema.ts";
import { createSecret, hashSecret } from "./opaque-secret.ts";

export type SignUpStep = (typeof poolSignUpSessions.$inferSelect)["step"];

/** Milliseconds: as long as the mailed code is good, then a moment for the next request. */
const lifetimes: Readonly<Record<SignUpStep, number>> = { confirmSignUp: 24 * 3_600_000, signIn: 3 * 60_000 };

/** @returns the session, to be taken once */
export async function createSignUpSession(transaction: Queries, userId: string, step: SignUpStep): Promise<string> {
  const { secret, hash } = createSecret();
  await transaction
    .insert(poolSignUpSessions)
    .values({ sessionHash: hash, userId, step, expiresAt: databaseTimeIn(lifetimes[step]) });
  return secret;
}

/** Takes a session, once. @returns whether it was a good one of this user and step */
export async function takeSignUpSession(
  transaction: Queries,
  { userId, step, session }: { userId: string; step: SignUpStep; session: string },
): Promise<boolean> {
  const taken = await transaction
    .delete(poolSignUpSessions)
    .where(
      and(
        eq(poolSignUpSessions.sessionHash, hashSecret(session)),
        eq(poolSignUpSessions.userId, userId),
        eq(poolSignUpSessions.step, step),
        gt(poolSignUpSessions.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: poolSignUpSessions.userId });
  return taken.length > 0;
}

/** Forgets sessions that have run out; to be called now and then. */
export async function forgetOldSignUpSessions(database: Database): Promise<void> {
  await database.queries.delete(poolSignUpSessions).where(lt(poolSignUpSessions.expiresAt, sql`now()`));
}
