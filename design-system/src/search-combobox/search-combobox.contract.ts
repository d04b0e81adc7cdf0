/**
 * What a search is doing: too little has been typed and the prompt shows, results are on their way, they are there (or
 * there are none), or it has failed (SEARCH-32).
 */
export const searchStates = ["prompt", "loading", "success", "error"] as const;
export type SearchState = (typeof searchStates)[number];

/** How a group shows its options: a line each, or a picture with brand, name and price. */
export const searchGroupLayouts = ["rows", "pictures"] as const;
export type SearchGroupLayout = (typeof searchGroupLayouts)[number];

/**
 * Milliseconds. `spinner`: how long a search runs before a spinner says so (SEARCH-23). `announce`: how long
 * typing and results have to rest before they are said, so that a screen reader does not count along with every letter.
 */
export const searchTimes = { spinner: 1000, announce: 500 } as const;
