import { randomUUID } from "node:crypto";
import type { Database, Queries } from "../../database/database.ts";
import { databaseTimeIn } from "../../database/database-time.ts";
import { and, eq, gt, lt, sql } from "../../database/drizzle.ts";
import { poolRefreshTokens, poolUsers } from "../../database/schema/schema.ts";
import { createSecret, hashSecret } from "./opaque-secret.ts";
import type { Authentication, PoolUser } from "./pool-tokens.ts";

/** Milliseconds: thirty days, as Cognito's default. */
const lifetime = 30 * 24 * 3_600_000;

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

/** What a refresh token stands for; undefined when it has ended or never was. */
export async function findAuthentication(
  queries: Queries,
  by: { readonly refreshToken: string } | { readonly originId: string },
): Promise<Authentication | undefined> {
  const isIt =
    "refreshToken" in by
      ? eq(poolRefreshTokens.tokenHash, hashSecret(by.refreshToken))
      : eq(poolRefreshTokens.originId, by.originId);
  const [row] = await queries
    .select({ user: poolUsers, ...columns })
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.id, poolRefreshTokens.userId))
    .where(and(isIt, gt(poolRefreshTokens.expiresAt, sql`now()`), eq(poolUsers.enabled, true)));
  return row;
}

/** Revokes one refresh token. One that is not there is as good as revoked. */
export async function revokeRefreshToken(queries: Queries, refreshToken: string): Promise<void> {
  await queries.delete(poolRefreshTokens).where(eq(poolRefreshTokens.tokenHash, hashSecret(refreshToken)));
}

/** Revokes every refresh token of a user. */
export async function revokeAll(queries: Queries, userId: string): Promise<void> {
  await queries.delete(poolRefreshTokens).where(eq(poolRefreshTokens.userId, userId));
}

/** Forgets refresh tokens that have run out; to be called now and then. */
export async function forgetOldRefreshTokens(database: Database): Promise<void> {
  await database.queries.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expiresAt, sql`now()`));
}
