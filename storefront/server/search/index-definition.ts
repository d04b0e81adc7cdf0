import type { CountryCode } from "#domain/country/country.ts";
import type { SearchRecord } from "./record.ts";
import type { SizeAttributes } from "./size-words.ts";

export interface SortKey {
  readonly attribute: string;
  readonly direction: "asc" | "desc";
}

/** The same records in another order, under a name of their own (Algolia's replica). No keys: only another name. */
export interface ReplicaDefinition {
  readonly name: string;
  readonly order: readonly SortKey[];
}

/** Settings of one index; the names in brackets are Algolia's. */
export interface IndexDefinition {
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
  /** Words and phrases that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
  /** For a word or phrase what it finds besides, but is not found by (one-way synonyms). */
  readonly meanings?: Readonly<Record<string, readonly string[]>>;
  /** Text attributes that are searched as they are typed: nothing is taken for a mistyped word of theirs (disableTypoToleranceOnAttributes). */
  readonly exact?: readonly string[];
  /** Where nothing has every word of a query, what has most of them is found (removeWordsIfNoResults). */
  readonly dropsWords?: boolean;
  /** For a whole query the path of the shop that it is sent to. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Attributes that the sizes in a query are looked for in; they follow the stock. */
  readonly sizes?: SizeAttributes;
  /** Attributes that are searched but never sent (unretrievableAttributes). */
  readonly unretrievable?: readonly string[];
  /** Records placed by hand for a rule context: these ids first, in this order, when nothing is typed and no sort chosen. */
  readonly orderings?: Readonly<Record<string, readonly string[]>>;
  /** Further attributes that follow a record's stock, such as the sizes it can be had in; given the record with its new stock. */
  readonly followStock?: (record: SearchRecord) => Readonly<Record<string, unknown>>;
  /** Hits that can be paged through (paginationLimitedTo); 1,000 unless said otherwise. */
  readonly pageable?: number;
}
