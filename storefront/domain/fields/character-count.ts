let segmenter: Intl.Segmenter | undefined;

/**
 * Characters as a shopper counts them, so that an accent or a family of emoji is one. Counting stops one past `limit`:
 * beyond it only "too long" matters.
 */
export function characterCount(value: string, limit = Number.POSITIVE_INFINITY): number {
  // Plain ASCII, and text that fits even in code units, needs no segmenting.
  if (/^[\x20-\x7e]*$/.test(value)) return value.length;
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let count = 0;
  for (const _character of segmenter.segment(value)) {
    count++;
    if (count > limit) break;
  }
  return count;
}

/** Whether a text has more than `max` characters. */
export function isLongerThan(value: string, max: number): boolean {
  return value.length > max && characterCount(value, max) > max;
}
