import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { poolUsers } from "../../database/schema/schema.ts";
import { PoolError } from "./pool-error.ts";
import type { SigningKey } from "./signing-key.ts";

export type PoolUser = typeof poolUsers.$inferSelect;

/** Seconds for which an id or access token is good: Cognito's shortest, so that a session that has ended is soon known to have. */
const tokenLifetime = 5 * 60;

/** What signed tokens of the pool come of. */
export interface Authentication {
  readonly user: PoolUser;
  /** Names the refresh token that they come of, in each of them. */
  readonly originId: string;
  readonly authenticatedAt: Date;
}

/** Makes and reads the pool's signed tokens, with the claims that Cognito's have. */
export interface PoolTokens {
  issue(
    authentication: Authentication,
  ): Promise<{ IdToken: string; AccessToken: string; ExpiresIn: number; TokenType: "Bearer" }>;
  /** @throws PoolError `NotAuthorizedException` for anything but a good access token of this pool */
  readAccessToken(token: string): Promise<{ userId: string; originId: string }>;
}

export interface PoolTokensOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly key: () => Promise<SigningKey>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Issues and checks the tokens of the embedded pool, signed with its own key (RS256). */
export function createPoolTokens({ issuer, clientId, key, now }: PoolTokensOptions): PoolTokens {
  return {
    async issue({ user, originId, authenticatedAt }) {
      const { id: kid, privateKey } = await key();
      const issuedAt = Math.floor(now() / 1000);
      const common = { origin_jti: originId, event_id: randomUUID(), auth_time: Math.floor(authenticatedAt.getTime() / 1000) };
      const sign = (claims: Record<string, unknown>, audience?: string) => {
        const token = new SignJWT({ ...common, ...claims })
          .setProtectedHeader({ alg: "RS256", kid })
          .setSubject(user.id)
          .setIssuer(issuer)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + tokenLifetime)
          .setJti(randomUUID());
        return (audience === undefined ? token : token.setAudience(audience)).sign(privateKey);
      };
      const [IdToken, AccessToken] = await Promise.all([
        sign(
          {
            ...user.attributes,
            token_use: "id",
            "cognito:username": user.id,
            email: user.email,
            email_verified: user.confirmed,
          },
          clientId,
        ),
        sign({ token_use: "access", username: user.id, client_id: clientId, scope: "aws.cognito.signin.user.admin" }),
      ]);
      return { IdToken, AccessToken, ExpiresIn: tokenLifetime, TokenType: "Bearer" };
    },

    async readAccessToken(token) {
      const { publicKey } = await key();
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ["RS256"],
        issuer,
        requiredClaims: ["exp", "sub", "origin_jti"],
        currentDate: new Date(now()),
      }).catch(() => {
        throw new PoolError("NotAuthorizedException", "Invalid Access Token");
      });
      if (payload.token_use !== "access" || payload.client_id !== clientId) {
        throw new PoolError("NotAuthorizedException", "Invalid Access Token");
      }
      return { userId: payload.sub as string, originId: payload.origin_jti as string };
    },
  };
}
