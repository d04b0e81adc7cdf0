import { createHmac } from "node:crypto";
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  type CognitoIdentityProviderClientConfig,
  GetTokensFromRefreshTokenCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandInput,
} from "@aws-sdk/client-cognito-identity-provider";
import { isNamed } from "./cognito-errors.ts";
import { createIdTokenReader, type FetchKeys } from "./id-tokens.ts";
import type { IdentitySession } from "./identity-provider.ts";

/** Which pool it is, and how it is reached. */
export interface CognitoOptions {
  readonly region: string;
  /** Where the pool answers; by its region when left out. */
  readonly endpoint?: string | undefined;
  readonly userPoolId: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** How the SDK's requests travel; over the network when left out. */
  readonly requestHandler?: CognitoIdentityProviderClientConfig["requestHandler"];
  /** How often a request is made before its failure stands; as often as the SDK thinks best when left out. */
  readonly maxAttempts?: number;
  /** How the pool's key set is fetched; over the network when left out. */
  readonly fetchKeys?: FetchKeys | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Told of what failed after all that was asked for had been done. */
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds within which the pool must answer. */
const patience = { connectionTimeout: 2_000, requestTimeout: 8_000 };

/**
 * The pool as one of its clients: what names this client in a request, and the sessions that the pool's tokens make. An answer with
 * other tokens than the pool's own throws.
 */
export function connectPool(options: CognitoOptions) {
  const { region, endpoint, userPoolId, clientId: ClientId, clientSecret, now = Date.now } = options;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint !== undefined && { endpoint }),
    requestHandler: options.requestHandler ?? patience,
    ...(options.maxAttempts !== undefined && { maxAttempts: options.maxAttempts }),
  });
  const issuer = `${endpoint ?? `https://cognito-idp.${region}.amazonaws.com`}/${userPoolId}`;
  const readIdToken = createIdTokenReader({ issuer, clientId: ClientId, fetchKeys: options.fetchKeys, now });

  /** What names this client in a request that is about no user by name. */
  const self = { ClientId, ...(clientSecret !== undefined && { ClientSecret: clientSecret }) };
  const hashOf = (username: string) =>
    clientSecret === undefined
      ? undefined
      : createHmac("sha256", clientSecret)
          .update(username + ClientId)
          .digest("base64");
  /** Names a user in a request, with what proves that this client knows its secret. */
  const named = (Username: string) => {
    const SecretHash = hashOf(Username);
    return { ClientId, Username, ...(SecretHash !== undefined && { SecretHash }) };
  };
  const parameters = (username: string, rest: Record<string, string>) => {
    const secretHash = hashOf(username);
    return { ...rest, ...(secretHash !== undefined && { SECRET_HASH: secretHash }) };
  };

  async function authenticate(input: Omit<InitiateAuthCommandInput, "ClientId">): Promise<AuthenticationResultType> {
    return resultOf(await client.send(new InitiateAuthCommand({ ClientId, ...input })));
  }

  /** Whoever knows a password. */
  const byPassword = (username: string, password: string) =>
    authenticate({
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: parameters(username, { USERNAME: username, PASSWORD: password }),
    });

  /** Whoever was verified in a session that their sign-up began. */
  const bySignUpSession = (username: string, Session: string) =>
    authenticate({ AuthFlow: "USER_AUTH", AuthParameters: parameters(username, { USERNAME: username }), Session });

  /** Whoever is signed in already. */
  async function byRefreshToken(RefreshToken: string): Promise<AuthenticationResultType> {
    return resultOf(await client.send(new GetTokensFromRefreshTokenCommand({ ...self, RefreshToken })));
  }

  /** The session that the pool's tokens make. @param refreshToken the one it came of, where the pool gives no new one */
  async function sessionOf(result: AuthenticationResultType, refreshToken?: string): Promise<IdentitySession> {
    const { IdToken: idToken = "", AccessToken: accessToken = "", ExpiresIn = 0, RefreshToken = refreshToken } = result;
    const account = await readIdToken(idToken);
    if (account === null || RefreshToken === undefined) throw new Error("The user pool gave tokens that are none of its own.");
    return { account, idToken, accessToken, expiresAt: now() + ExpiresIn * 1000, refreshToken: RefreshToken };
  }

  /** Ends every session of whoever an access token is of. The pool may have done so by itself. */
  async function endSessions(AccessToken: string | undefined): Promise<void> {
    await client.send(new GlobalSignOutCommand({ AccessToken })).catch((error: unknown) => {
      if (!isNamed(error, "NotAuthorizedException")) throw error;
    });
  }

  return { client, readIdToken, self, named, byPassword, bySignUpSession, byRefreshToken, sessionOf, endSessions };
}

function resultOf({ AuthenticationResult }: { AuthenticationResult?: AuthenticationResultType }): AuthenticationResultType {
  if (AuthenticationResult === undefined) throw new Error("The user pool asked for more than a password.");
  return AuthenticationResult;
}
