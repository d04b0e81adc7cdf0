import { type BaseQueryFn, createApi } from "@reduxjs/toolkit/query/react";
import type { CallName, InputOf } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
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

/**
 * Makes the contract's calls. Whether one is made again is decided where it is sent (`call-over-http.ts`). An answer is frozen where
 * it begins: Immer would walk through all of one that is not, to freeze what nobody changes.
 */
const baseQuery: BaseQueryFn<CallArgs, unknown, CallFailure> = async ({ name, input }, { extra, signal }) => {
  try {
    return { data: Object.freeze(await (extra as StoreServices).call(name, input, signal)) };
  } catch (failure) {
    return { error: failure as CallFailure };
  }
};

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
