/** A range of prices in cents; `null` is no limit on that side. */
export interface PriceLimits {
  /** From this price, in cents. */
  low: number | null;
  /** Up to this price, in cents. */
  high: number | null;
}

/** The cheapest and dearest there is. */
export interface PriceBounds {
  /** In cents. */
  min: number;
  /** In cents. */
  max: number;
}

/** One side of the range. */
export type PriceEnd = keyof PriceLimits;

/** Where a key sends a thumb (APG slider). */
export type ThumbMove = "up" | "down" | "pageUp" | "pageDown" | "first" | "last";

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/**
 * The bounds widened to whole steps, so that a thumb stands on round prices only and nothing lies out of its reach.
 *
 * @param step in cents, above 0
 */
export function trackOf({ min, max }: PriceBounds, step: number): PriceBounds {
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step };
}

/**
 * Reads an amount as typed, in cents: `$1,200` is 120000, `60.95` is 6095. `null` when there is no digit.
 *
 * @param precision what the amount is rounded to, so that nothing is left out that was asked for: 100 keeps whole dollars
 */
export function readAmount(text: string, precision = 1, end: PriceEnd = "low"): number | null {
  const [whole = "", ...fraction] = text.replace(/[^\d.]/g, "").split(".");
  const cents = fraction.join("").slice(0, 2);
  if (whole === "" && cents === "") return null;
  const amount = Number(whole.slice(0, 7)) * 100 + Number(cents.padEnd(2, "0"));
  return (end === "low" ? Math.floor : Math.ceil)(amount / precision) * precision;
}

/** An amount as it stands in a number field: `60`, `60.95`. */
export function writeAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** An amount in words for a listener, in the shop's English: `$1,200`, `$60.95`. Without `Intl`, whose first use is slow. */
export function sayAmount(cents: number, currencySign: string): string {
  let [whole = "", ...fraction] = writeAmount(cents).split(".");
  for (let at = whole.length - 3; at > 0; at -= 3) whole = `${whole.slice(0, at)},${whole.slice(at)}`;
  return currencySign + [whole, ...fraction].join(".");
}

/** Where a thumb stands: its limit, or the end of the track on its side. */
export function thumbs(limits: PriceLimits, { min, max }: PriceBounds): { low: number; high: number } {
  const low = within(limits.low ?? min, min, max);
  return { low, high: within(limits.high ?? max, low, max) };
}

/** Moves one end; it stops at the other end (APG two-thumb slider) and at the track's own end, where it is no limit. */
export function moveEnd(limits: PriceLimits, end: PriceEnd, to: number | null, bounds: PriceBounds): PriceLimits {
  const at = thumbs(limits, bounds);
  if (to === null) return { ...limits, [end]: null };
  if (end === "low") {
    const low = within(Math.round(to), bounds.min, at.high);
    return { ...limits, low: low === bounds.min ? null : low };
  }
  const high = within(Math.round(to), at.low, bounds.max);
  return { ...limits, high: high === bounds.max ? null : high };
}

/**
 * Moves one end by a key: the arrows go by `step` cents, Page Up and Page Down by `page`. From a price off the steps, one step goes
 * to the next round price that way.
 */
export function moveByKey(
  limits: PriceLimits,
  end: PriceEnd,
  move: ThumbMove,
  bounds: PriceBounds,
  { step, page }: { step: number; page: number },
): PriceLimits {
  const at = thumbs(limits, bounds)[end];
  const up = (by: number) => Math.floor(at / step) * step + by;
  const down = (by: number) => Math.ceil(at / step) * step - by;
  const to = {
    up: () => up(step),
    down: () => down(step),
    pageUp: () => up(page),
    pageDown: () => down(page),
    first: () => bounds.min,
    last: () => bounds.max,
  }[move]();
  return moveEnd(limits, end, to, bounds);
}
