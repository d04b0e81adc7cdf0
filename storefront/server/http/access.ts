import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "#contract/call.ts";
import type { SignedIn } from "../service.ts";
import { httpError } from "./to-api-error.ts";

/** Who an id token proves to be signed in; null when it proves nothing. */
export type Authenticate = (idToken: string) => Promise<SignedIn | null>;

/**
 * Who makes a call, from `Authorization: Bearer` (RFC 6750 §2.1). A token that is sent must be good, also where none is needed:
 * a shopper whose session has run out is told so, not served as a stranger.
 * @throws ApiError 401 `NotSignedIn`
 */
export async function accountOf(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  authenticate: Authenticate,
): Promise<SignedIn | undefined> {
  if (call.access === undefined) return undefined;
  const { authorization } = request.headers;
  if (authorization === undefined && call.access === "optional") return undefined;
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? "") ?? [];
  const account = token === undefined ? null : await authenticate(token);
  if (account !== null) return account;
  reply.header("www-authenticate", "Bearer");
  throw httpError("NotSignedIn");
}
