import { createAction } from "@reduxjs/toolkit";
import type { SearchClosing } from "./search-closing.ts";

/** What is remembered of a hit beyond the search. */
export interface SearchHit {
  /** Which group it was in. */
  group: string;
  id: string;
  /** Path of the shop without the country. */
  path: string;
  /** What leads there, with where it was found; the path itself unless given. */
  link?: string;
}

/** A search has ended, and how. */
export const searchClosed = createAction<SearchClosing<SearchHit>>("search/closed");

/** A hit was chosen and could not be reached (SEARCH-38). */
export const selectHitError = createAction<{ hit: SearchHit; message: string }>("search/selectHitError");
