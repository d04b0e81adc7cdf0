import type { CallName, ParsedInputOf, ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";

/** Who makes a call, proven by the id token that came with it. */
export interface SignedIn {
  /** Names the account for good (the pool's `sub`). */
  readonly username: string;
  /** In lower case. */
  readonly email: string;
}

/** The browser behind a request. Only its own pages get this far. */
export interface Browser {
  /** Public origin of the shop, without a trailing slash. */
  readonly origin: string;
  /** Whether it reaches the shop by https. */
  readonly isSecure: boolean;
  cookie(name: string): string | undefined;
  /** Sends a cookie with the answer, also with a refusal: for the whole shop, `SameSite=Lax`, and `Secure` on https. */
  setCookie(cookie: {
    readonly name: string;
    readonly value: string;
    /** In seconds; until the browser is closed when left out. */
    readonly maxAge?: number;
    readonly httpOnly?: boolean;
  }): void;
}

/** What a handler knows of the request besides its validated input. */
export interface RequestContext {
  readonly country: CountryCode;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly idempotencyKey?: string;
  /** Who is signed in; always there in calls whose access is `account`. */
  readonly account?: SignedIn;
  /**
   * The browser behind the request, for calls that keep a session in it; not there while a page renders.
   * @throws ApiError 403 `OtherOrigin` for a request from another site's page
   */
  readonly browser?: Browser;
  /** Aborts when the caller is gone. */
  readonly signal?: AbortSignal;
}

/** Who is signed in. @throws Error in a call whose access is not `account` */
export function signedIn({ account }: Pick<RequestContext, "account">): SignedIn {
  if (account === undefined) throw new Error("A call of the account was let through without one.");
  return account;
}

/** The browser behind a request. @throws Error while a page renders */
export function browserOf({ browser }: Pick<RequestContext, "browser">): Browser {
  if (browser === undefined) throw new Error("A call that needs a browser was made without one.");
  return browser;
}

export type Handler<N extends CallName> = (
  input: ParsedInputOf<N>,
  context: RequestContext,
) => Promise<ResponseOf<N>> | ResponseOf<N>;

/** A service is the calls it answers, by name. The HTTP routes and the server-side renderer both call these. */
export type Handlers = { [N in CallName]: Handler<N> };
export type Service<N extends CallName> = Pick<Handlers, N>;
