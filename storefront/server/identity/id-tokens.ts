import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwtVerify } from "jose";
import type { ProvenSession } from "./identity-provider.ts";

export type FetchKeys = FetchImplementation;

export interface IdTokenReaderOptions {
  /** Address of the pool, under which its key set lies and which its tokens name. */
  readonly issuer: string;
  readonly clientId: string;
  readonly fetchKeys?: FetchKeys | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Failures that lie with the key set and not with the token. */
const unavailable: ReadonlySet<string> = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

/**
 * Reads id tokens as Amazon Cognito's guide asks: signed with RS256 by a key of the pool, from this pool, for this client,
 * meant as an id token, and not expired.
 * @returns null for any other token; rejects only when the key set cannot be fetched
 */
export function createIdTokenReader(options: IdTokenReaderOptions): (idToken: string) => Promise<ProvenSession | null> {
  const { issuer, clientId, fetchKeys, now } = options;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    ...(fetchKeys !== undefined && { [customFetch]: fetchKeys }),
  });
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ["RS256"],
        issuer,
        audience: clientId,
        requiredClaims: ["exp", "sub"],
        currentDate: new Date(now()),
      });
      const { token_use, sub, email, auth_time, origin_jti } = payload;
      if (token_use !== "id" || sub === undefined || typeof email !== "string" || typeof auth_time !== "number") return null;
      return {
        username: sub,
        email: email.toLowerCase(),
        authenticatedAt: new Date(auth_time * 1000),
        sessionId: typeof origin_jti === "string" ? origin_jti : undefined,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError && !unavailable.has(error.code)) return null;
      throw error;
    }
  };
}
