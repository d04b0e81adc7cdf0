/** Letters that Unicode does not decompose, with what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};
const awkward = /[øłđðþßæœı]/g;

/** Lower case without marks: `Māori` and `MAORI` both become `maori`, whichever way the macron was typed. */
export function fold(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(awkward, (letter) => plainLetters[letter]!);
}

export interface Token {
  /** Folded, without apostrophes. */
  readonly term: string;
  /** Where it stands in the original text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Half a size is one word, however the half is written: a number, and `.5`, `½` or ` 1/2` that no further digit follows. So is an
 * amount with its thousands apart: `1,000`.
 */
const wordPattern =
  /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|\d{1,2}(?:\.5| ?½| 1\/2)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;
/** A picture of a thing, typed for its name. */
const picture = /\p{Emoji_Presentation}/u;
/**
 * What somebody types may also hold pictures, and amounts with their sign: `$1,000`, `NZ$99.95`, `$100+`. In a text an amount's
 * number alone is looked for. Half a size may have its system right behind it: `9.5uk`.
 */
const queryPattern =
  /(?:nz|au?)?\$ ?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?\+?(?![\p{L}\p{N}])|\p{Emoji_Presentation}|\d{1,2}\.5(?:us|uk|eur?|au|nz|cm)(?![\p{L}\p{N}])|\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])|\d{1,2}(?:\.5| ?½| 1\/2)(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/giu;

/** Whether a token is an emoji. */
export const isPicture = (term: string): boolean => picture.test(term);

const half = / ?½$| 1\/2$/;

/** The words of a text in order. `women's` is one word (`womens`) and so is the size `9.5` or `9½`, `T-shirt` is two. */
export function tokenise(text: string): Token[] {
  return tokensOf(text, wordPattern, (word) => fold(word.replace(half, ".5")));
}

/** The words of a query in order: those of a text, pictures, and amounts, all written as `$100`. */
export function tokeniseQuery(query: string): Token[] {
  return tokensOf(query, queryPattern, (word) =>
    word.includes("$") ? word.replace(/^[^$]*\$ ?/, "$$") : fold(word.replace(half, ".5")),
  );
}

function tokensOf(text: string, pattern: RegExp, termOf: (word: string) => string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const term = termOf(match[0].replace(/['’ʼ,]/g, ""));
    if (term !== "") tokens.push({ term, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

/** A text as its terms, joined by spaces. */
export const foldedWords = (text: string): string =>
  tokenise(text)
    .map(({ term }) => term)
    .join(" ");

/** Words written together with hyphens, as one: `T-shirt` gives `tshirt`. */
export function compounds(text: string, tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length - 1; ) {
    let last = i;
    while (last + 1 < tokens.length && text.slice(tokens[last]!.end, tokens[last + 1]!.start) === "-") last++;
    if (last > i) {
      const term = tokens
        .slice(i, last + 1)
        .map((token) => token.term)
        .join("");
      joined.push({ term, start: tokens[i]!.start, end: tokens[last]!.end });
    }
    i = last + 1;
  }
  return joined;
}

/**
 * What an English plural may be the plural of: `dresses` of `dress`, `hoodies` of `hoodie` (or `hoody`). Empty when the
 * word does not look like a plural.
 */
export function singulars(term: string): string[] {
  if (term.length < 4 || !term.endsWith("s") || /(?:ss|us|is)$/.test(term)) return [];
  if (/(?:sses|shes|ches|xes|zes)$/.test(term)) return [term.slice(0, -2)];
  if (term.endsWith("ies")) return [term.slice(0, -1), `${term.slice(0, -3)}y`];
  return [term.slice(0, -1)];
}
