import { tokenise } from "./fold.ts";
import { type HighlightTags, highlightText } from "./highlight.ts";

/** A value of a facet that a text leads to, as Algolia's search for facet values answers it. */
export interface FacetHit {
  readonly value: string;
  readonly highlighted: string;
  readonly count: number;
}

/**
 * The values in which each word of the text begins a word, the most frequent first; every value for an empty text.
 * @param counts value to number of records
 * @param most how many are wanted
 */
export function matchFacetValues(
  counts: Readonly<Record<string, number>>,
  text: string,
  most: number,
  tags: HighlightTags,
): FacetHit[] {
  const typed = tokenise(text).map(({ term }) => term);
  const found: FacetHit[] = [];
  for (const [value, count] of Object.entries(counts)) {
    const terms = tokenise(value).map(({ term }) => term);
    const words = typed.map((word) => {
      const begun = terms.filter((term) => term.startsWith(word));
      return { text: word, terms: new Map(begun.map((term) => [term, word.length])) };
    });
    if (words.every((word) => word.terms.size > 0))
      found.push({ value, highlighted: highlightText(value, words, tags).value, count });
  }
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, most);
}
