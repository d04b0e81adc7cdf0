/** One line of the bench's table. */
export interface Figure {
  /** What was measured, for whom to read. */
  readonly name: string;
  readonly value: number;
  readonly unit: "kB" | "ms" | "s" | "MB" | "%" | "/s" | "points" | "";
  /** What the shop has promised; figures without one are told, not judged. */
  readonly target?: { readonly atMost: number } | { readonly atLeast: number };
  /** How it was come by, or what belongs to it, in a few words. */
  readonly note?: string;
}

/** Whether a figure reaches its target; undefined when it has none. A figure that is no number reaches nothing. */
export function passes({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return "atMost" in target ? value <= target.atMost : value >= target.atLeast;
}

/** The middle one of some values. @throws RangeError when there are none */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which a share of the values lie. @throws RangeError when there are none */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("There are no values.");
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** Bytes as the kilobytes that peers were measured in: 1 kB is 1,000 bytes. */
export const kilobytes = (bytes: number): number => bytes / 1_000;
