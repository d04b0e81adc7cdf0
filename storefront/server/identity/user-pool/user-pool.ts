import { createHmac, randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import { createAttempts } from "./attempts.ts";
import { forgetOldCodes } from "./codes.ts";
import { parameterProblem } from "./parameter-problem.ts";
import { changePassword, confirmForgotPassword, forgotPassword } from "./passwords.ts";
import type { Operation, Pool, SendMessage } from "./pool.ts";
import { PoolError, type PoolErrorName } from "./pool-error.ts";
import { createPoolTokens } from "./pool-tokens.ts";
import { deleteUser, getUser, updateUserAttributes } from "./profile.ts";
import { forgetOldRefreshTokens } from "./refresh-tokens.ts";
import { forgetOldSignUpSessions } from "./sign-up-sessions.ts";
import { getTokensFromRefreshToken, globalSignOut, initiateAuth, revokeToken } from "./signing-in.ts";
import { readOrCreateSigningKey, type SigningKey } from "./signing-key.ts";
import { confirmSignUp, forgetUnconfirmed, resendConfirmationCode, signUp } from "./signing-up.ts";

const operations: Readonly<Record<string, Operation>> = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
  InitiateAuth: initiateAuth,
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revokeToken,
  GlobalSignOut: globalSignOut,
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
  GetUser: getUser,
  DeleteUser: deleteUser,
  UpdateUserAttributes: updateUserAttributes,
};

/** Operations that say who asks by an access token; all others name the client that asks. */
const byAccessToken: ReadonlySet<string> = new Set([
  "GlobalSignOut",
  "ChangePassword",
  "GetUser",
  "UpdateUserAttributes",
  "DeleteUser",
]);

const service = "AWSCognitoIdentityProviderService.";
const contentType = "application/x-amz-json-1.1";

export interface UserPoolOptions {
  readonly database: Database;
  /** Id of the pool, e.g. `local_shop`; its key set is at `/<id>/.well-known/jwks.json`, which `openid-configuration` beside it names. */
  readonly id: string;
  /** What its tokens say they are from. */
  readonly issuer: string;
  readonly clientId: string;
  /** Makes clients prove that they know it. */
  readonly clientSecret?: string | undefined;
  readonly sendMessage: SendMessage;
  /** Told of what the pool itself did wrong; clients hear no more than that it did. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface UserPool {
  /** Answers the pool's wire; it may listen, or be asked in this process. */
  readonly http: FastifyInstance;
  /** Forgets what has run out; to be called now and then. */
  forgetOld(): Promise<void>;
}

/**
 * A user pool on the shop's database that speaks the wire of Amazon Cognito user pools (JSON 1.1, `X-Amz-Target`), as far as a
 * shop needs it: those operations of a client that need no AWS credentials. Users sign in by e-mail.
 */
export function createUserPool(options: UserPoolOptions): UserPool {
  const { database, id, clientId, issuer, onError, now = Date.now } = options;
  let pending: Promise<SigningKey> | undefined;
  const key = () => {
    pending ??= readOrCreateSigningKey(database).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
  const attempts = createAttempts(database);
  const tokens = createPoolTokens({ issuer, clientId, key, now });
  const pool: Pool = {
    database,
    tokens,
    attempts,
    sendMessage: options.sendMessage,
  };

  const http: FastifyInstance = Fastify({ bodyLimit: 64 * 1024 });
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(contentType, { parseAs: "string" }, http.getDefaultJsonParser("error", "error"));
  http.addHook("onRequest", async (_request, reply) => void reply.header("x-amzn-requestid", randomUUID()));
  http.setErrorHandler((error, _request, reply) => {
    const known = error instanceof PoolError;
    const isTheirs = known || ((error as { statusCode?: number }).statusCode ?? 500) < 500;
    if (!isTheirs) onError(error);
    const type: PoolErrorName | "InternalErrorException" | "SerializationException" = known
      ? error.type
      : isTheirs
        ? "SerializationException"
        : "InternalErrorException";
    const message = known ? error.message : isTheirs ? "The request cannot be read." : "Something went wrong.";
    return reply
      .code(isTheirs ? 400 : 500)
      .header("x-amzn-errortype", `${type}:`)
      .type(contentType)
      .send(JSON.stringify({ __type: type, message }));
  });
  http.post("/", async (request, reply) => {
    const target = request.headers["x-amz-target"];
    const name = typeof target === "string" && target.startsWith(service) ? target.slice(service.length) : "";
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (operation === undefined) throw new PoolError("UnknownOperationException", "There is no such operation.");
    if (!byAccessToken.has(name)) requireClient(request.body, options);
    const read = operation.input.safeParse(request.body);
    if (!read.success) throw new PoolError("InvalidParameterException", parameterProblem(read.error));
    const answer = await operation.run(pool, read.data as never);
    return reply.type(contentType).send(JSON.stringify(answer));
  });
  http.get(`/${id}/.well-known/jwks.json`, async () => ({ keys: [(await key()).publicJwk] }));
  http.get(`/${id}/.well-known/openid-configuration`, async () => ({
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ["RS256"],
    subject_types_supported: ["public"],
  }));

  return {
    http,
    async forgetOld() {
      await attempts.forgetOld();
      await forgetOldCodes(database);
      await forgetOldSignUpSessions(database);
      await forgetOldRefreshTokens(database);
      await forgetUnconfirmed(database);
    },
  };
}

const client = z.object({
  ClientId: z.string(),
  ClientSecret: z.string().optional(),
  Username: z.string().optional(),
  SecretHash: z.string().optional(),
  AuthParameters: z.record(z.string(), z.string()).optional(),
});

/** @throws PoolError when the request names another client, or does not prove that it knows the client's secret */
function requireClient(body: unknown, { clientId, clientSecret }: UserPoolOptions): void {
  const read = client.safeParse(body);
  if (!read.success) throw new PoolError("InvalidParameterException", parameterProblem(read.error));
  const { ClientId, ClientSecret, Username, SecretHash, AuthParameters = {} } = read.data;
  if (ClientId !== clientId) throw new PoolError("ResourceNotFoundException", `User pool client ${ClientId} does not exist.`);
  if (clientSecret !== undefined && ClientSecret === clientSecret) return;
  const given = SecretHash ?? AuthParameters.SECRET_HASH;
  const wanted = clientSecret && secretHash(clientSecret, Username ?? AuthParameters.USERNAME ?? "", clientId);
  if (given === wanted) return;
  throw new PoolError(
    "NotAuthorizedException",
    (given ?? ClientSecret) === undefined
      ? `Client ${clientId} is configured with secret but SECRET_HASH was not received`
      : `SecretHash does not match for the client: ${clientId}`,
  );
}

/** What proves that a client knows its secret: HMAC-SHA256 over the username and the client's id, in base64. */
function secretHash(clientSecret: string, username: string, clientId: string): string {
  return createHmac("sha256", clientSecret)
    .update(username + clientId)
    .digest("base64");
}
