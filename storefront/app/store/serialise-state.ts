import type { RootState } from "./create-store.ts";

/**
 * The part of the state that the browser starts from, as JSON that is safe inside a script element:
 * `<` cannot close the element, and the line separators that old parsers trip over are escaped.
 */
export function serialiseState(state: RootState): string {
  const { queries, provided } = state.api;
  const kept = Object.fromEntries(
    Object.entries(queries).flatMap(([key, query]) =>
      query?.status === "fulfilled"
        ? [
            [
              key,
              {
                status: query.status,
                endpointName: query.endpointName,
                requestId: "s",
                originalArgs: query.originalArgs,
                startedTimeStamp: query.fulfilledTimeStamp,
                fulfilledTimeStamp: query.fulfilledTimeStamp,
                data: query.data,
              },
            ],
          ]
        : [],
    ),
  );
  // Without the cache's own settings: the browser has others, and what lasts for ever here is no number in JSON.
  const sent = { ...state, api: { queries: kept, mutations: {}, provided, subscriptions: {} } };
  return JSON.stringify(sent).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
