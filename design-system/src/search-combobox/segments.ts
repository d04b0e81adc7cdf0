/** A piece of a text; `match` where it is what was typed. */
export interface Segment {
  /** The words of this piece. */
  text: string;
  /** It is what was searched for. */
  match: boolean;
}

/** Where a match starts and ends (exclusive), in UTF-16 code units as `String.slice` counts them. */
export type MatchRange = readonly [start: number, end: number];

/**
 * Cuts a text at its matches. Ranges may come in any order, overlap, or reach over the ends; empty ones are left out.
 * @returns the pieces in order, neighbours always of different kind; joined, they are the text again
 */
export function segmentsOf(text: string, ranges: readonly MatchRange[]): Segment[] {
  const sorted = ranges
    .map(([start, end]) => [Math.max(0, start), Math.min(text.length, end)] as const)
    .filter(([start, end]) => start < end)
    .sort(([a], [b]) => a - b);
  const segments: Segment[] = [];
  const add = (start: number, end: number, match: boolean) => {
    if (start >= end) return;
    const last = segments.at(-1);
    const piece = text.slice(start, end);
    if (last?.match === match) last.text += piece;
    else segments.push({ text: piece, match });
  };
  let at = 0;
  for (const [start, end] of sorted) {
    add(at, start, false);
    add(Math.max(at, start), end, true);
    at = Math.max(at, end);
  }
  add(at, text.length, false);
  return segments;
}
