/** How a search ended. */
export type SearchClosing<Hit> =
  | { readonly reason: "HIT_SELECTED"; readonly hit: Hit }
  | { readonly reason: "SUBMITTED"; readonly query: string }
  | { readonly reason: "CANCELLED" };

/** The three ways out of a search. */
export interface SearchWaysOut<Hit> {
  /** Goes to the results, then closes with SUBMITTED (SEARCH-25). */
  submit(query: string, go: () => unknown): Promise<void>;
  /** Goes to a hit, then closes with HIT_SELECTED (SEARCH-24). Rejects, without closing, when going fails. */
  select(hit: Hit, go: () => unknown): Promise<void>;
  /** Closes, unless something is being submitted or selected (SEARCH-26). */
  cancel(): void;
}

/**
 * Keeps a search open until what was asked for is there.
 * @param close hears once how the search ended, and closes it
 */
export function searchWaysOut<Hit>(close: (closing: SearchClosing<Hit>) => void): SearchWaysOut<Hit> {
  let busy = false;
  const leave = async (go: () => unknown, closing: SearchClosing<Hit>) => {
    busy = true;
    try {
      await go();
    } finally {
      busy = false;
    }
    close(closing);
  };
  return {
    submit: (query, go) => leave(go, { reason: "SUBMITTED", query }),
    select: (hit, go) => leave(go, { reason: "HIT_SELECTED", hit }),
    cancel: () => {
      if (!busy) close({ reason: "CANCELLED" });
    },
  };
}
