import type { CallName, InputOf, ResponseOf } from "#contract/calls.ts";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { AntiBotAction } from "#domain/anti-bot/assessment.ts";
import { antiBotActions, callAddresses } from "./call-addresses.ts";
import { hearShopTime } from "./shop-clock.ts";

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
}

function failure(status: number, code: string, message: string): CallFailure {
  return { status, code, message };
}

/** Most times that a call is made again, for whatever reasons (HTTP-02, HTTP-06). */
const mostRepeats = 2;

/** Most seconds that a shopper is kept waiting before each of them. */
const mostPatience = 5;

/** Milliseconds after which a call counts as unanswered: on a network that has fallen silent it would keep its shopper for ever. */
const mostSilence = 15_000;

/** The same for what a payment service is asked about, which may take over a minute. */
const mostSilenceOfPayments = 75_000;
const asksPayments = /^checkout\.(?!info|promo)|^paymentMethods/;

/** Statuses after which a call that only reads is made once more (HTTP-03, HTTP-04). */
const worthAnotherTry = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Seconds before that, where the shop names none. */
const pause = 0.3;

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

/** What is not JSON says nothing; what broke off on its way has not arrived. */
function unreadable(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

/** A token for the anti-bot check of an action; undefined when none can be had. */
export type AskToken = (action: AntiBotAction) => Promise<string | undefined>;

/** Asks a hosted search. Rejects with a `CallFailure`. */
type AskSearch = (input: InputOf<"search.queries">) => Promise<ResponseOf<"search.queries">>;

/** A batch of searches as it goes over the wire: an index each, and what is asked of it (SRAPI-01). */
function toBatch({ body, ...input }: LooseInput): LooseInput {
  const requests = (body as InputOf<"search.queries">["body"]).requests;
  return { ...input, body: { requests: requests.map(({ indexName, ...params }) => ({ indexName, params })) } };
}

/** A call that failed as it was made. */
interface MadeCall {
  readonly name: CallName;
  readonly input: LooseInput;
  readonly signal: AbortSignal | undefined;
  /** How often it had been made again before. */
  readonly repeats: number;
}

/** What to do about a failure: resolves with what to send once more, or with null when it stands. Rejects when the call is given up. */
type FailureHook = (failed: CallFailure, made: MadeCall) => Promise<LooseInput | null>;

/** A shop that asks for a few seconds gets them (`Retry-After`, RFC 9110 section 10.2.3). */
const bePatient: FailureHook = async (failed, { name, input, signal }) => {
  const seconds = patience(callAddresses[name][0], failed);
  if (seconds === null) return null;
  await wait(seconds, signal, failure(0, "Aborted", failed.message));
  return input;
};

/** What only reads is asked for once more when it went wrong on the way or in the shop; nothing that writes is (HTTP-05). */
const readAgain: FailureHook = async (failed, { name, input, signal, repeats }) => {
  const { status, retryAfter: seconds = pause } = failed;
  if (repeats > 0 || callAddresses[name][0] !== "GET" || !worthAnotherTry.has(status) || seconds > mostPatience) return null;
  await wait(seconds, signal, failure(0, "Aborted", failed.message));
  return input;
};

/** The input with a token in the part that the call has. */
function withToken(input: LooseInput, recaptchaToken: string): LooseInput {
  const part = input.body === undefined ? "query" : "body";
  return { ...input, [part]: { ...(input[part] as object | undefined), recaptchaToken } };
}

/**
 * Makes the contract's calls with `fetch` from the browser. Calls that are guarded against robots take a token along, where one
 * can be had. What fails is shown to hooks, which may have it made again, at most twice: one waits where the shop asks for it,
 * one reads once more, one replaces a token that was refused.
 * @param baseUrl the country's base, `/nz`
 * @param askToken gets tokens; without it none are sent
 * @param askSearch answers searches in the place of the shop's own server
 * @returns a function that rejects with a `CallFailure`; status 0 means that no answer came
 */
export function callOverHttp(baseUrl: string, askToken?: AskToken, askSearch?: AskSearch): CallFunction {
  const tokenFor = async (name: CallName) => {
    const action = (antiBotActions as Partial<Record<CallName, AntiBotAction>>)[name];
    return action && askToken?.(action);
  };
  /** A token that was too old when it got here, or had been used by a call whose answer was lost, is replaced. */
  const replaceToken: FailureHook = async ({ code }, { name, input }) => {
    const token = code === "AntiBotFailed" ? await tokenFor(name) : undefined;
    return token === undefined ? null : withToken(input, token);
  };
  const callOnce = async (name: CallName, input: LooseInput, signal?: AbortSignal) => {
    const [method, root, pattern] = callAddresses[name];
    let path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ""));
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, String(value));
    if (query.size > 0) path += `?${query}`;
    const sent = input.body === undefined ? undefined : JSON.stringify(input.body);
    const limit = AbortSignal.timeout(asksPayments.test(name) ? mostSilenceOfPayments : mostSilence);
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${baseUrl}${root}${path}`, {
        method,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        credentials: "same-origin",
        headers: {
          accept: "application/json",
          ...(sent === undefined ? {} : { "content-type": "application/json" }),
          ...input.headers,
        },
        body: sent,
      });
      answer = await response.json().catch(unreadable);
    } catch {
      throw failure(
        0,
        signal?.aborted ? "Aborted" : "Unreachable",
        "We can't reach the shop. Check your connection and try again.",
      );
    }
    hearShopTime(Date.parse(response.headers.get("date") ?? ""));
    if (response.ok && answer !== null) return answer;
    const body = (answer ?? {}) as Partial<CallFailure>;
    throw {
      ...failure(response.status, "InternalError", "Something went wrong. Try again."),
      ...body,
      status: response.status,
      retryAfter: Number(response.headers.get("retry-after")) || undefined,
    } satisfies CallFailure;
  };
  const call = async (name: CallName, given: LooseInput, signal?: AbortSignal) => {
    const isSearch = name === "search.queries";
    if (askSearch && isSearch) return askSearch(given as InputOf<"search.queries">);
    const asked = isSearch ? toBatch(given) : given;
    const token = await tokenFor(name);
    let input = token === undefined ? asked : withToken(asked, token);
    for (let repeats = 0; ; repeats++) {
      try {
        return await callOnce(name, input, signal);
      } catch (error) {
        const failed = error as CallFailure;
        if (repeats === mostRepeats) throw failed;
        const made = { name, input, signal, repeats };
        const next = (await bePatient(failed, made)) ?? (await readAgain(failed, made)) ?? (await replaceToken(failed, made));
        if (next === null) throw failed;
        input = next;
      }
    }
  };
  return call as CallFunction;
}
