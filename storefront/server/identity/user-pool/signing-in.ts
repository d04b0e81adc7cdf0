import { z } from "zod";
import * as field from "./fields.ts";
import { isPassword } from "./password-hash.ts";
import { attemptName, findUser, operation, type Pool } from "./pool.ts";
import { incorrectCredentials, PoolError } from "./pool-error.ts";
import type { PoolUser } from "./pool-tokens.ts";
import { findAuthentication, renewAuthentication, revokeAll, revokeRefreshToken, startAuthentication } from "./refresh-tokens.ts";
import { takeSignUpSession } from "./sign-up-sessions.ts";

/** Five wrong passwords one after the other, then 1 s, 2 s, 4 s and so on up to 15 minutes, as Cognito does. */
const passwordBackOff = { free: 5, firstWait: 1 };

/** So that each of them is named that is missing. */
const noneAsEmpty = (given: unknown) => given ?? {};

/**
 * Signs in by password, or by the session of a sign-up that was just confirmed. Not by a refresh token, as in Cognito where they are
 * rotated.
 */
export const initiateAuth = operation(
  z.discriminatedUnion("AuthFlow", [
    z.object({
      AuthFlow: z.literal("USER_PASSWORD_AUTH"),
      AuthParameters: z.preprocess(noneAsEmpty, z.object({ USERNAME: field.username, PASSWORD: field.password })),
    }),
    z.object({ AuthFlow: z.enum(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN"]) }),
    z.object({ AuthFlow: z.enum(["USER_SRP_AUTH", "CUSTOM_AUTH", "ADMIN_NO_SRP_AUTH", "ADMIN_USER_PASSWORD_AUTH"]) }),
    z.object({
      AuthFlow: z.literal("USER_AUTH"),
      AuthParameters: z.preprocess(noneAsEmpty, z.object({ USERNAME: field.username })),
      Session: field.token,
    }),
  ]),
  (pool, input) => {
    if (input.AuthFlow === "USER_PASSWORD_AUTH")
      return byPassword(pool, input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD);
    if (input.AuthFlow === "USER_AUTH") return bySession(pool, input.AuthParameters.USERNAME, input.Session);
    if (input.AuthFlow.startsWith("REFRESH_TOKEN"))
      throw new PoolError("InvalidParameterException", "Refresh token rotation is enabled. Use GetTokensFromRefreshToken.");
    throw new PoolError("InvalidParameterException", `${input.AuthFlow} flow not enabled for this client`);
  },
);

async function byPassword(pool: Pool, username: string, password: string) {
  const user = await findUser(pool.database.queries, username);
  const target = `password of ${attemptName(user, username)}`;
  // Counted before the password is looked at, so that many tries at once are counted too.
  if (!(await pool.attempts.take(target, passwordBackOff))) {
    throw new PoolError("NotAuthorizedException", "Password attempts exceeded");
  }
  const isRight = await isPassword(password, user?.passwordHash);
  if (!isRight || !user?.enabled) throw incorrectCredentials();
  await pool.attempts.forget(target);
  if (!user.confirmed) throw new PoolError("UserNotConfirmedException", "User is not confirmed.");
  return signIn(pool, user);
}

async function bySession(pool: Pool, username: string, session: string) {
  const user = await findUser(pool.database.queries, username);
  const isGood =
    user?.confirmed && (await takeSignUpSession(pool.database.queries, { userId: user.id, step: "signIn", session }));
  if (!isGood) throw new PoolError("NotAuthorizedException", "Invalid session for the user.");
  return signIn(pool, user);
}

async function signIn({ database, tokens }: Pool, user: PoolUser) {
  const started = await startAuthentication(database, user);
  if (started === undefined) throw incorrectCredentials();
  const { refreshToken, authentication } = started;
  return {
    AuthenticationResult: { ...(await tokens.issue(authentication)), RefreshToken: refreshToken },
    ChallengeParameters: {},
  };
}

/** Renews a session by its refresh token, which is replaced. */
export const getTokensFromRefreshToken = operation(
  z.object({ RefreshToken: field.token }),
  async ({ database, tokens }, { RefreshToken }) => {
    const renewed = await renewAuthentication(database, RefreshToken);
    if (renewed === "ended") throw new PoolError("NotAuthorizedException", "Refresh Token has been revoked");
    if (renewed === "reused") throw new PoolError("RefreshTokenReuseException", "Refresh Token has been used before");
    const { refreshToken, authentication } = renewed;
    return { AuthenticationResult: { ...(await tokens.issue(authentication)), RefreshToken: refreshToken } };
  },
);

/** @throws PoolError `NotAuthorizedException` when the access token is not good, or was revoked with its refresh token */
export async function requireAccess({ database, tokens }: Pool, accessToken: string): Promise<PoolUser> {
  const { userId, originId } = await tokens.readAccessToken(accessToken);
  const authentication = await findAuthentication(database.queries, originId);
  if (authentication?.user.id !== userId) throw new PoolError("NotAuthorizedException", "Access Token has been revoked");
  return authentication.user;
}

/** Three parts with points between, as signed tokens are written and refresh tokens are not. */
const signedToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Ends the session of one refresh token. */
export const revokeToken = operation(z.object({ Token: field.token }), async ({ database }, { Token }) => {
  if (signedToken.test(Token)) throw new PoolError("UnsupportedTokenTypeException", "Unsupported token type.");
  await revokeRefreshToken(database, Token);
  return {};
});

/** Ends every session of the user whose access token it is. */
export const globalSignOut = operation(z.object({ AccessToken: field.token }), async (pool, { AccessToken }) => {
  const user = await requireAccess(pool, AccessToken);
  await pool.database.transaction((transaction) => revokeAll(transaction, user.id));
  return {};
});
