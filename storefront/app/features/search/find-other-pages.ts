import type { ResponseOf } from "#contract/calls.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { request } from "../../platform/api/api.ts";
import { suggestionRequests, toSuggestions } from "./suggestions.ts";

interface Answer {
  data?: unknown;
}

/** Brands, categories and articles that go by a name; none where they cannot be asked for, since they are only an offer. */
export async function findOtherPages(
  query: string,
  country: CountryCode,
  ask: (call: ReturnType<typeof request>) => Answer | PromiseLike<Answer>,
): Promise<{ name: string; path: string }[]> {
  const requests = suggestionRequests(query, country);
  const { data } = await ask(request("search.queries", { params: undefined, query: undefined, body: { requests } }));
  if (data === undefined) return [];
  const { links } = toSuggestions((data as ResponseOf<"search.queries">).results);
  return links.flatMap(({ hits }) => hits.map(({ name, path }) => ({ name: name.map(({ text }) => text).join(""), path })));
}
