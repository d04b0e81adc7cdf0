/**
 * Algolia's limits, ours too: more is cut, and refused only where Algolia's own wire is spoken, where a batch asks for too many hits in
 * all, or a request for too much to be compared.
 */
export const limits = {
  hitsPerPage: 1000,
  /** Of all requests of a batch together: as many as one request may have. */
  hitsPerBatch: 1000,
  defaultHitsPerPage: 20,
  query: 512,
  /** Filters for each of which every record is looked at: comparisons with numbers, and what records are to be without. */
  lookingFilters: 256,
  /** That a query can be paged through, unless its index says otherwise. */
  pageable: 1000,
  valuesPerFacet: 1000,
  defaultValuesPerFacet: 100,
} as const;
