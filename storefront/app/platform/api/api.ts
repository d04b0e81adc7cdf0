import { type BaseQueryFn, createApi, retry } from "@reduxjs/toolkit/query/react";
import type { CallName, InputOf } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import { callAddresses } from "./call-addresses.ts";
import type { ClientSession } from "./client-session.ts";

/** What thunks and queries reach the outside through; per request on the server, once in the browser. */
export interface StoreServices {
  readonly call: CallFunction;
  /** Whose calls these are. On the server a guest's. */
  readonly session: ClientSession;
}

export interface CallArgs<N extends CallName = CallName> {
  name: N;
  input: InputOf<N>;
}

const callOnce: BaseQueryFn<CallArgs, unknown, CallFailure> = async ({ name, input }, { extra, signal }) => {
  try {
    return { data: await (extra as StoreServices).call(name, input, signal) };
  } catch (failure) {
    return { error: failure as CallFailure };
  }
};

/** Statuses after which a call that only reads is made once more (HTTP-03, HTTP-04). */
const worthAnotherTry = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Milliseconds before that. */
const pause = 300;

/**
 * Makes the contract's calls. Reads by GET are tried twice, nothing else is (HTTP-05). Where the shop says when to come back, that
 * has been done already or takes too long (`call-over-http.ts`).
 */
const baseQuery = retry(callOnce, {
  backoff: () => new Promise((resolve) => setTimeout(resolve, pause)),
  retryCondition: (error, args: CallArgs, { attempt }) => {
    const { status, retryAfter } = error as CallFailure;
    return attempt === 1 && callAddresses[args.name][0] === "GET" && worthAnotherTry.has(status) && retryAfter === undefined;
  },
});

/**
 * For how many seconds data is kept that nothing shows any more. For ever on the server: a timer that forgets it would keep
 * every request's store in memory until it rings.
 */
export const keptFor = (seconds: number) => (import.meta.env.SSR ? Number.POSITIVE_INFINITY : seconds);

/** The one cache of server data, on the server and in the browser. Features inject their endpoints. */
export const api = createApi({ reducerPath: "api", baseQuery, endpoints: () => ({}), keepUnusedDataFor: keptFor(300) });

/** Names a call with its typed input, for an endpoint's `query`. */
export function request<N extends CallName>(name: N, input: InputOf<N>): CallArgs<N> {
  return { name, input };
}
