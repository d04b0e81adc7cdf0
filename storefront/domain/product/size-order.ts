type Rank = readonly [group: number, magnitude: number, second: number];

/** M is 0; each step of L goes up and of S down: XS -2, S -1, L 1, XL 2, 2XL and XXL 3. */
function letterMagnitude(code: string): number | null {
  if (code === "M") return 0;
  const match = /^(?:(\d{1,2})X|(X*))([SL])$/.exec(code);
  if (!match) return null;
  const steps = 1 + (match[1] ? Number(match[1]) : (match[2] ?? "").length);
  return match[3] === "S" ? -steps : steps;
}

function single(code: string): Rank | null {
  const kids = /^(\d{1,3}(?:\.\d+)?)([CKY])$/.exec(code);
  // Children's sizes run 4C to 13.5C and then start again at 1Y (or 1K).
  if (kids) return [kids[2] === "C" ? 0 : 1, Number(kids[1]), 0];
  if (/^\d{1,4}(?:\.\d+)?$/.test(code)) return [2, Number(code), 0];
  const letter = letterMagnitude(code);
  return letter === null ? null : [3, letter, 0];
}

/** Of sizes that are only names. */
const nameGroup = 5;

function rank(code: string): Rank {
  const upper = code.trim().toUpperCase();
  if (upper === "OS" || upper === "ONE SIZE") return [4, 0, 0];
  const own = single(upper);
  if (own) return own;
  const [from, to, ...more] = upper.split(/[/-]/).map((part) => single(part.trim()));
  return from && to && more.length === 0 && from[0] === to[0] ? [from[0], from[1], to[1] + 1000] : [nameGroup, 0, 0];
}

/**
 * Orders size codes as a shopper reads them: 10C, 13.5C, 1Y; 7, 7.5, 10, 10.5; XS, S, M, L, XL, 2XL; one size; the rest
 * by name (LIST-12: sizes sort by size). Ranges such as `S/M` and `8-10` follow their lower end.
 * A total order: only equal codes compare as equal.
 */
export function compareSizeCodes(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2] || (a < b ? -1 : a > b ? 1 : 0);
}

/** Sizes in the order in which a shopper reads them. Where one is only a name, such as `Petite`, all stay as they were put. */
export const inSizeOrder = (codes: readonly string[]): string[] =>
  codes.every((code) => rank(code)[0] < nameGroup) ? codes.toSorted(compareSizeCodes) : [...codes];
