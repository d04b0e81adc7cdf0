import type { CatalogueIndex, SearchRecord } from "#contract/search-index.ts";
import type { SizeAttributes } from "./size-words.ts";

/** An index of the shop with what the search adds of its own. */
export interface IndexDefinition extends CatalogueIndex {
  /** Words and phrases that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
  /** For a word or phrase what it finds besides, but is not found by (one-way synonyms). */
  readonly meanings?: Readonly<Record<string, readonly string[]>>;
  /**
   * Names of what the shop does not sell, with what is near: they are never taken for misspelt words, and told as left out. One that a
   * record has is a word like any other.
   */
  readonly unsold?: Readonly<Record<string, readonly string[]>>;
  /** For kinds, and what means the same, what is found in their place where there is none for whom a query asks. */
  readonly kin?: Readonly<Record<string, readonly string[]>>;
  /**
   * What a record's thing is, or is for: the attributes that say it, and for a word or phrase the values of each that are meant. Of
   * what is found by such a word, what is that comes first, before what only bears the word in its name (optionalFilters of a rule).
   */
  readonly uses?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /**
   * Words that name one group of things and stand in the names of others: the attribute that says the group, and for a word its values.
   * What is of none of them is not found by the word, unless nothing is.
   */
  readonly groups?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Attributes that say what a record's thing is, each in its way: a cap by its name, a bag by where it hangs. */
  readonly kinds?: readonly string[];
  /** Where nothing has every word of a query, what has most of them is found (removeWordsIfNoResults). */
  readonly dropsWords?: boolean;
  /** Attributes that the sizes in a query are looked for in; they follow the stock. */
  readonly sizes?: SizeAttributes;
  /** Numeric attribute, in cents, that a price in a query is compared with: `under $100`. */
  readonly price?: string;
  /** Further attributes that follow a record's stock, such as the sizes it can be had in; given the record with its new stock. */
  readonly followStock?: (record: SearchRecord) => Readonly<Record<string, unknown>>;
}
