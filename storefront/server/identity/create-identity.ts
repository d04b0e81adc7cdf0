import { Readable } from "node:stream";
import type { Configuration } from "../configuration.ts";
import type { Database } from "../database/database.ts";
import type { Authenticate } from "../http/access.ts";
import { httpError } from "../http/to-api-error.ts";
import { type Guesses, unlimitedGuesses } from "../security/guesses.ts";
import type { Service } from "../service.ts";
import { sendPoolMessage } from "./account-mails.ts";
import { createCognito } from "./cognito.ts";
import type { CognitoOptions } from "./cognito-client.ts";
import { type IdentityProvider, IdentityRefusal } from "./identity-provider.ts";
import { createSessionCalls } from "./session-calls.ts";
import { createSessionEnds } from "./session-ends.ts";
import { createUserPool, type UserPool } from "./user-pool/user-pool.ts";
import { type CustomerProfiles, createUserCalls } from "./users-calls.ts";

export interface IdentityOptions {
  readonly configuration: Configuration["identity"];
  readonly database: Database;
  readonly customers: CustomerProfiles;
  /** Counts sign-ups; without it they are not limited. */
  readonly guesses?: Guesses;
  /** Told of what fails in the background. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

export interface Identity {
  readonly service: Service<
    | "session.create"
    | "session.delete"
    | "session.refresh"
    | "users.create"
    | "users.verify"
    | "users.resendVerification"
    | "users.forgotPassword"
    | "users.resetPassword"
    | "users.changePassword"
    | "users.close"
  >;
  readonly provider: IdentityProvider;
  /** Says who is signed in. @throws ApiError 503 `ServiceUnavailable` while nobody can say so */
  readonly authenticate: Authenticate;
  /** Forgets what has run out; to be called now and then. */
  forgetOld(): Promise<void>;
}

/** Names of the embedded pool. Its address leads nowhere: it is asked in this process. */
const embedded = { region: "local", endpoint: "https://user-pool.invalid", userPoolId: "local_shop", clientId: "shop" } as const;

/** Who is who: a hosted user pool where one is configured, otherwise the embedded one, through the same client. */
export function createIdentity(options: IdentityOptions): Identity {
  const { configuration, database, customers, guesses = unlimitedGuesses, onError, now = Date.now } = options;
  const pool =
    configuration === undefined
      ? createUserPool({
          database,
          id: embedded.userPoolId,
          issuer: `${embedded.endpoint}/${embedded.userPoolId}`,
          clientId: embedded.clientId,
          sendMessage: sendPoolMessage,
          onError,
          now,
        })
      : undefined;
  const settings = pool ? { ...embedded, ...inProcess(pool) } : (configuration as CognitoOptions);
  const provider = createCognito({ ...settings, now, onError });
  const sessionEnds = createSessionEnds(database);
  return {
    provider,
    async authenticate(idToken) {
      const session = await provider.readIdToken(idToken).catch((error: unknown) => {
        if (!(error instanceof IdentityRefusal)) throw error;
        const failure = httpError("ServiceUnavailable", 2);
        failure.cause = error;
        throw failure;
      });
      return session === null || (await sessionEnds.isOver(session)) ? null : session;
    },
    service: {
      ...createSessionCalls({ provider, sessionEnds }),
      ...createUserCalls({ provider, sessionEnds, customers, database, guesses, onError, now }),
    },
    async forgetOld() {
      await pool?.forgetOld();
      await sessionEnds.forgetOld();
    },
  };
}

/** A request of the SDK's, as far as it is sent here. */
interface WireRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** Lets the client's requests reach a pool in this process, which nobody else can reach then. */
export function inProcess({
  http,
}: Pick<UserPool, "http">): Pick<CognitoOptions, "requestHandler" | "maxAttempts" | "fetchKeys"> {
  return {
    // There is no network between, and a database that is away would keep whoever waits for it three times as long.
    maxAttempts: 1,
    requestHandler: {
      async handle({ method, path, headers, body }: WireRequest) {
        const response = await http.inject({
          method: method as "POST",
          url: path,
          headers,
          payload: typeof body === "string" ? body : Buffer.copyBytesFrom(body as Uint8Array),
        });
        const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        return {
          response: {
            statusCode: response.statusCode,
            headers: Object.fromEntries(answered) as Record<string, string>,
            body: Readable.from([response.rawPayload]),
          },
        };
      },
    },
    async fetchKeys(url) {
      const response = await http.inject(new URL(url).pathname);
      return new Response(response.body, { status: response.statusCode });
    },
  };
}
