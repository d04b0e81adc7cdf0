/** A price that a piece of a query speaks of. */
export interface SpokenPrice {
  /** How many words it is. */
  readonly length: number;
  /** @param dollars of the country's own */
  readonly includes: (dollars: number) => boolean;
}

const amount = /^\d{1,5}$/;
const currencies = new Set(["dollar", "dollars", "bucks", "nzd", "aud"]);
const comparisons: readonly (readonly [words: readonly string[], includes: (dollars: number, amount: number) => boolean])[] = [
  [["under"], (dollars, most) => dollars < most],
  [["below"], (dollars, most) => dollars < most],
  [["less", "than"], (dollars, most) => dollars < most],
  [["cheaper", "than"], (dollars, most) => dollars < most],
  [["over"], (dollars, least) => dollars > least],
  [["above"], (dollars, least) => dollars > least],
  [["more", "than"], (dollars, least) => dollars > least],
];

/**
 * Reads the price that begins at a word of a query, if one does: `under 100`, `less than 50 dollars`, `between 50 100`.
 * @param words without `$`, nor words that say nothing
 */
export function readPrice(words: readonly string[], at: number): SpokenPrice | undefined {
  const amountAt = (place: number): number | undefined => (amount.test(words[place] ?? "") ? Number(words[place]) : undefined);
  const upTo = (end: number) => (currencies.has(words[end] ?? "") ? end + 1 : end) - at;
  if (words[at] === "between") {
    const [least, most] = [amountAt(at + 1), amountAt(at + 2)];
    if (least === undefined || most === undefined) return undefined;
    return { length: upTo(at + 3), includes: (dollars) => dollars >= least && dollars <= most };
  }
  for (const [said, includes] of comparisons) {
    const spoken = amountAt(at + said.length);
    if (spoken === undefined || !said.every((word, i) => words[at + i] === word)) continue;
    return { length: upTo(at + said.length + 1), includes: (dollars) => includes(dollars, spoken) };
  }
  return undefined;
}
