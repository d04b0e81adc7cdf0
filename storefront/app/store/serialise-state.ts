import type { ListingResults } from "../features/catalogue/listing-results.ts";
import { packTiles } from "../features/catalogue/pack-tiles.server.ts";
import { type RootState, reducer } from "./create-store.ts";

/** The state of a store that nothing has happened in. */
const initial = reducer(undefined, { type: "" });

/** An answer as it is sent: a listing's tiles say in short what the page beside them says at length. */
function sentData(endpointName: string, data: unknown): unknown {
  if (endpointName !== "listing") return data;
  const results = data as ListingResults;
  return Array.isArray(results.products) ? { ...results, products: packTiles(results.products) } : results;
}

/**
 * The part of the state that the browser starts from, as JSON that is safe inside a script element: `<` cannot close the
 * element, and the line separators that old parsers trip over are escaped. What is as it is in any store at first is left out.
 */
export function serialiseState(state: RootState): string {
  const queries = Object.entries(state.api.queries).flatMap(([key, query]) =>
    query?.status === "fulfilled"
      ? [
          [
            key,
            {
              status: query.status,
              endpointName: query.endpointName,
              originalArgs: query.originalArgs,
              fulfilledTimeStamp: query.fulfilledTimeStamp,
              data: sentData(query.endpointName, query.data),
            },
          ],
        ]
      : [],
  );
  const changed = Object.entries(state).filter(([name, slice]) => slice !== initial[name as keyof RootState]);
  // Without the cache's own settings: the browser has others, and what lasts for ever here is no number in JSON.
  const sent = { ...Object.fromEntries(changed), api: { queries: Object.fromEntries(queries) } };
  return JSON.stringify(sent).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
