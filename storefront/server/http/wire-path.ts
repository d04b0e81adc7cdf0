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
  for (const call of Object.values(calls) as Call[]) if (isAt(wirePath(country, call), path)) methods.add(call.method);
  return [...methods];
}

/** Compares segment by segment; where the contract names a parameter, any text stands. */
function isAt(wire: string, path: string): boolean {
  const segments = path.split("/");
  const wanted = wire.split("/");
  return (
    segments.length === wanted.length &&
    wanted.every((part, i) => (part.startsWith(":") ? segments[i] !== "" : part === segments[i]))
  );
}
