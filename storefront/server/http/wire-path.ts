import type { Call, HttpMethod } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import { type CountryCode, countries } from "#domain/country/country.ts";

/** Path of a call in a country as the contract writes it: `/nz/api/orders/:number`, with a star where any index is meant. */
export function wirePath(country: CountryCode, call: Call): string {
  return `${countries[country].baseUrl}${call.root === "country" ? "" : "/api"}${call.path}`;
}

/** The same for the router, in which a star inside a path is a parameter that must then be a literal star. */
export function routePath(country: CountryCode, call: Call): string {
  return wirePath(country, call).replace("/*/", "/:star/");
}

/** Methods under which some call answers at a requested path; empty when no call lives there. */
export function methodsAt(country: CountryCode, path: string): HttpMethod[] {
  const methods = new Set<HttpMethod>();
  for (const call of Object.values(calls) as Call[]) if (patternOf(country, call).test(path)) methods.add(call.method);
  return [...methods];
}

const patterns = new Map<string, RegExp>();

function patternOf(country: CountryCode, call: Call): RegExp {
  const path = wirePath(country, call);
  let pattern = patterns.get(path);
  if (!pattern) {
    const source = path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+");
    pattern = new RegExp(`^${source}$`);
    patterns.set(path, pattern);
  }
  return pattern;
}
