/** A price that a piece of a query speaks of. */
export interface SpokenPrice {
  /** How many words it is. */
  readonly length: number;
  /** @param dollars of the country's own */
  readonly includes: (dollars: number) => boolean;
}

const amount = /^(?:\d{1,5}|\$\d{1,5}(?:\.\d{2})?)$/;
const amountWords: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100 };
/** How far from a price that is only about right another may be. */
const about = 0.2;
/** Two amounts side by side, `$100-$150`, are prices from here on; smaller ones are sizes. */
const leastOfRange = 50;
const leastUpTo = 20;
const currencies = new Set(["dollar", "dollars", "bucks", "nzd", "aud"]);
/** What says that a price is to be low, which needs not be said where the price itself is. */
const low = new Set(["cheap", "cheaper", "cheapest", "affordable", "budget"]);
const isNear = (dollars: number, amount: number): boolean => Math.abs(dollars - amount) <= amount * about;
const comparisons: readonly (readonly [words: readonly string[], includes: (dollars: number, amount: number) => boolean])[] = [
  [["under"], (dollars, most) => dollars < most],
  [["below"], (dollars, most) => dollars < most],
  [["less", "than"], (dollars, most) => dollars < most],
  [["cheaper", "than"], (dollars, most) => dollars < most],
  [["from"], (dollars, least) => dollars >= least],
  [["sub"], (dollars, most) => dollars < most],
  [["no", "more", "than"], (dollars, most) => dollars <= most],
  [["not", "more", "than"], (dollars, most) => dollars <= most],
  [["over"], (dollars, least) => dollars > least],
  [["above"], (dollars, least) => dollars > least],
  [["more", "than"], (dollars, least) => dollars > least],
  [["up"], (dollars, most) => dollars <= most],
  [["maximum"], (dollars, most) => dollars <= most],
  [["max"], (dollars, most) => dollars <= most],
  [["most"], (dollars, most) => dollars <= most],
  [["minimum"], (dollars, least) => dollars >= least],
  [["min"], (dollars, least) => dollars >= least],
  [["least"], (dollars, least) => dollars >= least],
  [["around"], isNear],
  [["about"], isNear],
];

/** What follows an amount: of "$100 or less" the amount and "less" are left. */
const closings: Readonly<Record<string, (dollars: number, amount: number) => boolean>> = {
  less: (dollars, most) => dollars <= most,
  under: (dollars, most) => dollars <= most,
  below: (dollars, most) => dollars <= most,
  max: (dollars, most) => dollars <= most,
  maximum: (dollars, most) => dollars <= most,
  more: (dollars, least) => dollars >= least,
  over: (dollars, least) => dollars >= least,
  above: (dollars, least) => dollars >= least,
};

const isSigned = (word = ""): boolean => word.startsWith("$");

/**
 * Reads the price that begins at a word of a query, if one does: `under 100`, `less than fifty dollars`, `up to $50`, `$100-$150`,
 * `$100 or less`; an amount alone, `$100` or `100 dollars`, is about right.
 * @param words without those that say nothing
 */
export function readPrice(words: readonly string[], at: number): SpokenPrice | undefined {
  const amountAt = (place: number): number | undefined => {
    const word = words[place] ?? "";
    if (amount.test(word)) return Number(word.replace("$", ""));
    return Object.hasOwn(amountWords, word) ? amountWords[word] : undefined;
  };
  const upTo = (end: number) => (currencies.has(words[end] ?? "") ? end + 1 : end) - at;
  const isSaid = words[at] === "between";
  const first = isSaid ? at + 1 : at;
  const [least, most] = [amountAt(first), amountAt(first + 1)];
  if (least !== undefined && most !== undefined && (isSaid || ((least >= leastOfRange || isSigned(words[at])) && most > least)))
    return { length: upTo(first + 2), includes: (dollars) => dollars >= least && dollars <= most };
  for (const [said, includes] of comparisons) {
    const spoken = amountAt(at + said.length);
    if (spoken === undefined || !said.every((word, i) => words[at + i] === word)) continue;
    // Of "up to" only "up" is left, which shoes lace as well: `lace up 9`.
    if (said[0] === "up" && spoken < leastUpTo && !isSigned(words[at + 1])) continue;
    return { length: upTo(at + said.length + 1), includes: (dollars) => includes(dollars, spoken) };
  }
  const open = /^\$(\d{1,5})\+$/.exec(words[at] ?? "")?.[1];
  if (open !== undefined) return { length: 1, includes: (dollars) => dollars >= Number(open) };
  if (least === undefined || isSaid) return undefined;
  const end = upTo(at + 1) + at;
  const isMoney = isSigned(words[at]) || end > at + 1;
  const closing = words[end] ?? "";
  // A smaller amount is a size, and what another amount follows is about that one: `9 under 100`.
  if ((isMoney || least >= leastOfRange) && Object.hasOwn(closings, closing) && amountAt(end + 1) === undefined)
    return { length: end + 1 - at, includes: (dollars) => closings[closing]!(dollars, least) };
  return isMoney ? { length: end - at, includes: (dollars) => isNear(dollars, least) } : undefined;
}

/** The words of a query without those that say no more than a price in it does. */
export function withoutLow(words: readonly string[]): readonly string[] {
  return words.some((_, at) => readPrice(words, at) !== undefined) ? words.filter((word) => !low.has(word)) : words;
}
