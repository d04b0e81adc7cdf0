import type { Call } from "@tread/storefront/contract/call.ts";
import type { CountryCode } from "@tread/storefront/domain/country/country.ts";

/** What goes into one request, as it is written on the wire. */
export interface WireInput {
  readonly params?: Readonly<Record<string, string>>;
  /** Pairs, so that a name may come twice. */
  readonly query?: readonly (readonly [string, string])[];
  /** Sent as JSON, unless it is a text, which is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call was answered with. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the answer is not JSON. */
  readonly json: unknown;
}

/** Address of a call, with its parameters filled in. */
export function addressOf(origin: string, country: CountryCode, call: Call, input: WireInput = {}): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ""));
  const query = new URLSearchParams((input.query ?? []).map(([name, value]) => [name, value]));
  return `${origin}/${country}${call.root === "country" ? "" : "/api"}${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** Makes a call over HTTP and reads the whole answer. */
export async function send(origin: string, country: CountryCode, call: Call, input: WireInput): Promise<Answer> {
  const hasBody = input.body !== undefined;
  return request(addressOf(origin, country, call, input), {
    method: call.method,
    headers: { ...(hasBody ? { "content-type": "application/json" } : {}), ...input.headers },
    ...(hasBody ? { body: typeof input.body === "string" ? input.body : JSON.stringify(input.body) } : {}),
  });
}

/** Asks an address, follows no redirect and reads the whole answer. */
export async function request(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { redirect: "manual", ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
