import type { AppState } from "./app-state.ts";

/**
 * The state that the browser starts from, as JSON that is safe inside a script element: `<` cannot close the element, and the
 * line separators that old parsers trip over are escaped. Of the cache only answers are sent: what failed or is under way is
 * asked for again in the browser, and the cache's own settings differ there.
 */
export function serialiseState(state: AppState): string {
  const queries = Object.fromEntries(
    Object.entries(state.api.queries).flatMap(([key, query]) =>
      query?.status === "fulfilled"
        ? [
            [
              key,
              {
                status: query.status,
                endpointName: query.endpointName,
                originalArgs: query.originalArgs,
                fulfilledTimeStamp: query.fulfilledTimeStamp,
                data: query.data,
              },
            ],
          ]
        : [],
    ),
  );
  return JSON.stringify({ ...state, api: { queries } }).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
