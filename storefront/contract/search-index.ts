import type { CountryCode } from "#domain/country/country.ts";

/** What an index holds: anything with an `objectID`. */
export interface SearchRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

export interface SortKey {
  readonly attribute: string;
  readonly direction: "asc" | "desc";
}

/** The same records in another order, under a name of their own (Algolia's replica). No keys: only another name. */
export interface ReplicaDefinition {
  readonly name: string;
  readonly order: readonly SortKey[];
}

/** An index of the shop with what its documents say of it, for whichever search holds it; the names in brackets are Algolia's. */
export interface CatalogueIndex {
  readonly name: string;
  /** Only the shop of this country answers for the index. */
  readonly country: CountryCode;
  readonly records: readonly SearchRecord[];
  /** Text attributes by falling importance (searchableAttributes). */
  readonly searchable: readonly string[];
  /** Attributes to filter by and to count (attributesForFaceting); numbers among them also get statistics. */
  readonly facets: readonly string[];
  /** Number attributes for numeric filters. */
  readonly numeric?: readonly string[];
  /** Order without a query, and among equal matches with one (customRanking); ties go by objectID. */
  readonly ranking: readonly SortKey[];
  readonly replicas?: readonly ReplicaDefinition[];
  /** Text attributes that are searched as they are typed: nothing is taken for a mistyped word of theirs (disableTypoToleranceOnAttributes). */
  readonly exact?: readonly string[];
  /** For a whole query the path of the shop that it is sent to. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Attributes that are searched but never sent (unretrievableAttributes). */
  readonly unretrievable?: readonly string[];
  /** Records placed by hand for a rule context: these ids first, in this order, when nothing is typed and no sort chosen. */
  readonly orderings?: Readonly<Record<string, readonly string[]>>;
  /** Hits that can be paged through (paginationLimitedTo); 1,000 unless said otherwise. */
  readonly pageable?: number;
}
