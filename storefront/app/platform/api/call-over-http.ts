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

/**
 * Makes the contract's calls with `fetch` from the browser.
 * @param baseUrl the country's base, `/nz`
 * @returns a function that rejects with a `CallFailure`; status 0 means that no answer came
 */
export function callOverHttp(baseUrl: string): CallFunction {
  const call = async (name: CallName, input: LooseInput, signal?: AbortSignal) => {
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
  return call as unknown as CallFunction;
}
