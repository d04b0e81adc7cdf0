/** A range of prices in whole dollars; `null` is no limit on that side. */
export interface PriceLimits {
  /** The lowest price wanted, in whole dollars. */
  low: number | null;
  /** The highest price wanted, in whole dollars. */
  high: number | null;
}

/** The cheapest and dearest there is, in whole dollars. */
export interface PriceBounds {
  /** The cheapest there is, in whole dollars. */
  min: number;
  /** The dearest there is, in whole dollars. */
  max: number;
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Reads whole dollars as typed: `$1,200` is 1200. `null` when there is no digit. Cents are dropped. */
export function readDollars(text: string): number | null {
  const digits = text
    .replace(/\.\d*$/, "")
    .replace(/\D/g, "")
    .slice(0, 7);
  return digits ? Number(digits) : null;
}

/** Where a thumb stands: its limit, or the end of the track on its side. */
export function thumbs(limits: PriceLimits, { min, max }: PriceBounds): { low: number; high: number } {
  const low = within(limits.low ?? min, min, max);
  return { low, high: within(limits.high ?? max, low, max) };
}

/** Moves one end; it stops at the other end (APG two-thumb slider) and at the track's own end, where it is no limit. */
export function moveEnd(limits: PriceLimits, end: keyof PriceLimits, to: number | null, bounds: PriceBounds): PriceLimits {
  const at = thumbs(limits, bounds);
  if (to === null) return { ...limits, [end]: null };
  if (end === "low") {
    const low = within(Math.round(to), bounds.min, at.high);
    return { ...limits, low: low === bounds.min ? null : low };
  }
  const high = within(Math.round(to), at.low, bounds.max);
  return { ...limits, high: high === bounds.max ? null : high };
}
