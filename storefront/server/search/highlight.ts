import type { SearchRecord } from "#contract/search-index.ts";
import { compounds, fold, singulars, type Token, tokenise } from "./fold.ts";
import { readAttribute } from "./record.ts";
import type { QueryWord } from "./word-meanings.ts";

/** Algolia's `_highlightResult` entry for one text. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: "none" | "partial" | "full";
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: string[];
}

export interface HighlightTags {
  readonly pre: string;
  readonly post: string;
}

/** Algolia's `_snippetResult` entry for one text. */
export type Snippet = Pick<Highlight, "value" | "matchLevel">;

/** What attributes are cut to: their words, and what stands where something was left out. */
export interface Snippets {
  readonly wordsByAttribute: ReadonlyMap<string, number>;
  readonly ellipsis: string;
}

type HighlightTree = { [key: string]: HighlightTree | Highlight | Highlight[] | Snippet | Snippet[] };

/**
 * Marks the words of a query in a text. The text stays as it is, as with Algolia: who sets the value as HTML asks for tags that no
 * text holds, and escapes what lies between them.
 */
export function highlightText(text: string, words: readonly QueryWord[], tags: HighlightTags): Highlight {
  const tokens = words.length === 0 ? [] : tokenise(text);
  const matched = new Set<string>();
  const marks: { start: number; end: number }[] = [];
  const mark = (token: Token): void => {
    let end = 0;
    for (const word of words) {
      const length = coveredLength(token.term, word);
      if (length === 0) continue;
      matched.add(word.text);
      end = Math.max(end, length >= token.term.length ? token.end : endOfPrefix(text, token, length));
    }
    if (end > 0) marks.push({ start: token.start, end });
  };
  for (const token of tokens) mark(token);
  for (const token of tokens.length > 1 ? compounds(text, tokens) : []) mark(token);
  if (matched.size === 0) return { value: text, matchLevel: "none", matchedWords: [] };

  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  let value = "";
  let done = 0;
  for (const { start, end } of marks) {
    if (start < done) continue;
    value += text.slice(done, start) + tags.pre + text.slice(start, end) + tags.post;
    done = end;
  }
  value += text.slice(done);
  return {
    value,
    matchLevel: matched.size === words.length ? "full" : "partial",
    fullyHighlighted: tokens.every((token) => marks.some((range) => range.start <= token.start && range.end >= token.end)),
    matchedWords: words.filter((word) => matched.has(word.text)).map((word) => word.text),
  };
}

/** As many words of a text, in one piece, as are asked for: from the first that matches on, or the last of them where less follows. */
function snippetText(text: string, words: readonly QueryWord[], tags: HighlightTags, most: number, ellipsis: string): Snippet {
  const tokens = tokenise(text);
  const matching = tokens.findIndex(({ term }) => words.some((word) => coveredLength(term, word) > 0));
  const first = Math.max(0, Math.min(matching, tokens.length - most));
  const last = Math.min(first + most, tokens.length) - 1;
  if (last < 0) return { value: text, matchLevel: "none" };
  const start = first === 0 ? 0 : tokens[first]!.start;
  const end = last === tokens.length - 1 ? text.length : tokens[last]!.end;
  const { value, matchLevel } = highlightText(text.slice(start, end), words, tags);
  return { value: (start > 0 ? ellipsis : "") + value + (end < text.length ? ellipsis : ""), matchLevel };
}

/** The `_snippetResult` of a record, nested as the record is. Attributes without text are left out. */
export function snippetRecord(
  record: SearchRecord,
  { wordsByAttribute, ellipsis }: Snippets,
  words: readonly QueryWord[],
  tags: HighlightTags,
): HighlightTree {
  return markRecord(record, [...wordsByAttribute.keys()], (text, attribute) =>
    snippetText(text, words, tags, wordsByAttribute.get(attribute)!, ellipsis),
  );
}

/** The `_highlightResult` of a record for some attributes, nested as the record is. Attributes without text are left out. */
export function highlightRecord(
  record: SearchRecord,
  attributes: readonly string[],
  words: readonly QueryWord[],
  tags: HighlightTags,
): HighlightTree {
  return markRecord(record, attributes, (text) => highlightText(text, words, tags));
}

function markRecord<Marked extends Highlight | Snippet>(
  record: SearchRecord,
  attributes: readonly string[],
  mark: (text: string, attribute: string) => Marked,
): HighlightTree {
  const result: HighlightTree = {};
  for (const attribute of attributes) {
    const value = readAttribute(record, attribute);
    const texts = (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === "string");
    if (texts.length === 0) continue;
    const highlights = texts.map((text) => mark(text, attribute));
    place(
      result,
      Object.hasOwn(record, attribute) ? [attribute] : attribute.split("."),
      Array.isArray(value) ? highlights : highlights[0]!,
    );
  }
  return result;
}

function place(tree: HighlightTree, path: readonly string[], value: Snippet | Snippet[]): void {
  const [key, ...rest] = path as [string, ...string[]];
  // `defineProperty` semantics by entries: a key such as `__proto__` stays a key.
  if (rest.length === 0) Object.defineProperty(tree, key, { value, enumerable: true, configurable: true, writable: true });
  else {
    if (!Object.hasOwn(tree, key))
      Object.defineProperty(tree, key, { value: {}, enumerable: true, configurable: true, writable: true });
    place(tree[key] as HighlightTree, rest, value);
  }
}

/** How many leading characters of the term a query word covers; 0 for none. */
function coveredLength(term: string, word: QueryWord): number {
  const length = word.terms.get(term);
  if (length !== undefined) return length;
  return singulars(term).some((singular) => word.terms.has(singular)) ? term.length : 0;
}

/** Where in the text the first `length` folded characters of a token end; a letter takes its combining marks along. */
function endOfPrefix(text: string, token: Token, length: number): number {
  let covered = 0;
  let end = token.start;
  for (const letter of text.slice(token.start, token.end)) {
    const folded = fold(letter.replace(/['’ʼ]/g, ""));
    if (covered >= length && folded !== "") break;
    covered += folded.length;
    end += letter.length;
  }
  return end;
}
