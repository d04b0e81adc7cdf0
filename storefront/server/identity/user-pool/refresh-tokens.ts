import { randomUUID } from "node:crypto";
import type { Database, Queries } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { and, eq, gt, isNull, lt, sql } from "../../database/drizzle.ts";
import { poolRefreshTokens, poolUsers } from "../../database/schema/schema.ts";
import { createSecret, hashSecret } from "./opaque-secret.ts";
import type { Authentication, PoolUser } from "./pool-tokens.ts";

/** Milliseconds: thirty days, as Cognito's default. */
const lifetime = 30 * 24 * 3_600_000;

/** Milliseconds for which a token that was replaced is still taken: the longest that Cognito has. */
const grace = 60_000;

const isGood = and(gt(poolRefreshTokens.expiresAt, sql`now()`), eq(poolUsers.enabled, true));
const columns = { originId: poolRefreshTokens.originId, authenticatedAt: poolRefreshTokens.authenticatedAt };

/**
 * Starts what a refresh token stands for.
 * @param user as it was when the password or session was found right
 * @returns undefined when it has changed its password or was disabled since: that password opens nothing any more
 */
export async function startAuthentication(
  database: Database,
  user: PoolUser,
): Promise<{ refreshToken: string; authentication: Authentication } | undefined> {
  const { secret, hash } = createSecret();
  return database.transaction(async (transaction) => {
    const unchanged = and(eq(poolUsers.id, user.id), eq(poolUsers.passwordHash, user.passwordHash), eq(poolUsers.enabled, true));
    const [current] = await transaction.select().from(poolUsers).where(unchanged).for("share");
    if (current === undefined) return undefined;
    const [row] = await transaction
      .insert(poolRefreshTokens)
      .values({
        tokenHash: hash,
        userId: user.id,
        originId: randomUUID(),
        authenticatedAt: sql`now()`,
        expiresAt: databaseTimeIn(lifetime),
      })
      .returning(columns);
    return row && { refreshToken: secret, authentication: { user: current, ...row } };
  });
}

/** Whose session a token of the pool's comes of; undefined when it has ended or never was. */
export async function findAuthentication(queries: Queries, originId: string): Promise<Authentication | undefined> {
  const [row] = await queries
    .select({ user: poolUsers, ...columns })
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.id, poolRefreshTokens.userId))
    .where(and(eq(poolRefreshTokens.originId, originId), isGood))
    .limit(1);
  return row;
}

/**
 * Uses a refresh token, which gives the one that replaces it. One that was replaced is taken for a while longer, since several tabs
 * use one at the same time, and for as long as nobody has used what replaced it, since that may never have arrived. From then on
 * whoever shows it has it from somewhere else, and the session ends for everybody (RFC 9700 §4.14.2).
 */
export async function renewAuthentication(
  database: Database,
  refreshToken: string,
): Promise<{ refreshToken: string; authentication: Authentication } | "ended" | "reused"> {
  const tokenHash = hashSecret(refreshToken);
  return database.transaction(async (transaction) => {
    const isIt = eq(poolRefreshTokens.tokenHash, tokenHash);
    const [owner] = await transaction.select({ id: poolRefreshTokens.userId }).from(poolRefreshTokens).where(isIt);
    if (owner === undefined) return "ended";
    // Held first: whoever ends the sessions meanwhile either has done so by the time they are looked at, or ends this one too.
    await transaction.select({ id: poolUsers.id }).from(poolUsers).where(eq(poolUsers.id, owner.id)).for("share");
    const [row] = await transaction
      .select({
        ...{ user: poolUsers, ...columns },
        ...{ expiresAt: poolRefreshTokens.expiresAt, parentHash: poolRefreshTokens.parentHash },
        isReused: sql<boolean | null>`${poolRefreshTokens.replacedAt} <= ${databaseTimeIn(-grace)}`,
      })
      .from(poolRefreshTokens)
      .innerJoin(poolUsers, eq(poolUsers.id, poolRefreshTokens.userId))
      .where(and(isIt, isGood));
    if (row === undefined) return "ended";
    const { user, originId, authenticatedAt, expiresAt, parentHash, isReused } = row;
    if (isReused) {
      await transaction.delete(poolRefreshTokens).where(eq(poolRefreshTokens.originId, originId));
      return "reused";
    }
    if (parentHash !== null) {
      await transaction
        .update(poolRefreshTokens)
        .set({ replacedAt: sql`now()` })
        .where(and(eq(poolRefreshTokens.tokenHash, parentHash), isNull(poolRefreshTokens.replacedAt)));
    }
    const { secret, hash } = createSecret();
    await transaction
      .insert(poolRefreshTokens)
      .values({ tokenHash: hash, userId: user.id, originId, authenticatedAt, expiresAt, parentHash: tokenHash });
    return { refreshToken: secret, authentication: { user, originId, authenticatedAt } };
  });
}

/** Ends the session of a refresh token, whether or not that was replaced. One that is not there is as good as ended. */
export async function revokeRefreshToken(database: Database, refreshToken: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [token] = await transaction
      .select({ userId: poolRefreshTokens.userId, originId: poolRefreshTokens.originId })
      .from(poolRefreshTokens)
      .where(eq(poolRefreshTokens.tokenHash, hashSecret(refreshToken)));
    if (token === undefined) return;
    await holdUser(transaction, token.userId);
    await transaction.delete(poolRefreshTokens).where(eq(poolRefreshTokens.originId, token.originId));
  });
}

/** Keeps sessions of a user from being renewed until the transaction ends. */
async function holdUser(transaction: Queries, userId: string): Promise<void> {
  await transaction.select({ id: poolUsers.id }).from(poolUsers).where(eq(poolUsers.id, userId)).for("update");
}

/** Ends every session of a user. To be called in a transaction. */
export async function revokeAll(transaction: Queries, userId: string): Promise<void> {
  await holdUser(transaction, userId);
  await transaction.delete(poolRefreshTokens).where(eq(poolRefreshTokens.userId, userId));
}

/** Forgets refresh tokens that have run out; to be called now and then. */
export async function forgetOldRefreshTokens(database: Database): Promise<void> {
  await database.queries.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expiresAt, sql`now()`));
}
