import type { CallName, ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";

/** Who makes a call, proven by the id token that came with it. */
export interface SignedIn {
  /** Names the account for good (the pool's `sub`). */
  readonly username: string;
  /** In lower case. */
  readonly email: string;
}

/** What a handler knows of the request besides its validated input. */
export interface RequestContext {
  readonly country: CountryCode;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly idempotencyKey?: string;
  /** Who is signed in; always there in calls whose access is `account`. */
  readonly account?: SignedIn;
  /** Aborts when the caller is gone. */
  readonly signal?: AbortSignal;
}

/** Who is signed in. @throws Error in a call whose access is not `account` */
export function signedIn({ account }: Pick<RequestContext, "account">): SignedIn {
  if (account === undefined) throw new Error("A call of the account was let through without one.");
  return account;
}

export type Handler<N extends CallName> = (
  input: ParsedInputOf<N>,
  context: RequestContext,
) => Promise<ResponseOf<N>> | ResponseOf<N>;

/** A service is the calls it answers, by name. The HTTP routes and the server-side renderer both call these. */
export type Handlers = { [N in CallName]: Handler<N> };
export type Service<N extends CallName> = Pick<Handlers, N>;
