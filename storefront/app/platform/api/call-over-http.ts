import type { CallName } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import { callAddresses } from "./call-addresses.ts";

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

function failure(status: number, code: string, message: string): CallFailure {
  return { status, code, message };
}

/** Most times that a call is made again because the shop asks for a little patience (HTTP-06). */
const mostRepeats = 2;

/** Most seconds that a shopper is kept waiting before each of them. */
const mostPatience = 5;

/** Waits. Rejects with `givenUp` as soon as the signal says so. */
function wait(seconds: number, signal: AbortSignal | undefined, givenUp: CallFailure): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(givenUp);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", giveUp);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener("abort", giveUp, { once: true });
  });
}

/**
 * Seconds after which a call that failed is worth making again; null for one that is not. A shop that is too busy (503) may have
 * begun the call, so that one that adds something (POST) is made again only when it was turned away at the door (429).
 */
function patience(method: string, { status, retryAfter }: CallFailure): number | null {
  const isTurnedAway = status === 429 || (status === 503 && method !== "POST");
  return isTurnedAway && retryAfter !== undefined && retryAfter <= mostPatience ? retryAfter : null;
}

/**
 * Makes the contract's calls with `fetch` from the browser. A call that the shop asks to make again in a few seconds
 * (`Retry-After`, RFC 9110 section 10.2.3) is made again then, at most twice.
 * @param baseUrl the country's base, `/nz`
 * @returns a function that rejects with a `CallFailure`; status 0 means that no answer came
 */
export function callOverHttp(baseUrl: string): CallFunction {
  const callOnce = async (name: CallName, input: LooseInput, signal?: AbortSignal) => {
    const [method, root, pattern] = callAddresses[name];
    let path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ""));
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, String(value));
    if (query.size > 0) path += `?${query}`;
    const sent = input.body === undefined ? undefined : JSON.stringify(input.body);
    let response: Response;
    try {
      response = await fetch(`${baseUrl}${root}${path}`, {
        method,
        signal,
        credentials: "same-origin",
        headers: {
          accept: "application/json",
          ...(sent === undefined ? {} : { "content-type": "application/json" }),
          ...input.headers,
        },
        body: sent,
      });
    } catch {
      throw failure(
        0,
        signal?.aborted ? "Aborted" : "Unreachable",
        "We can't reach the shop. Check your connection and try again.",
      );
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok && answer !== null) return answer;
    const body = (answer ?? {}) as Partial<CallFailure>;
    throw {
      ...failure(response.status, "InternalError", "Something went wrong. Try again."),
      ...body,
      status: response.status,
      retryAfter: Number(response.headers.get("retry-after")) || undefined,
    } satisfies CallFailure;
  };
  const call = async (name: CallName, input: LooseInput, signal?: AbortSignal) => {
    for (let repeats = 0; ; repeats++) {
      try {
        return await callOnce(name, input, signal);
      } catch (error) {
        const failed = error as CallFailure;
        const seconds = patience(callAddresses[name][0], failed);
        if (seconds === null || repeats === mostRepeats) throw failed;
        await wait(seconds, signal, failure(0, "Aborted", failed.message));
      }
    }
  };
  return call as unknown as CallFunction;
}
