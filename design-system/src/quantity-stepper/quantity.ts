/** What quantities may be asked for: whole numbers from `min` to `max` that are a multiple of `step`. */
export interface QuantityLimits {
  /** Fewest that can be asked for. */
  min: number;
  /** Most that can be asked for. */
  max: number;
  /** Sold in multiples of this many. */
  step: number;
}

/** The lowest and highest quantity that keep all three limits. Equal when only one does. */
export function quantityBounds({ min, max, step }: QuantityLimits): { lowest: number; highest: number } {
  const lowest = Math.ceil(min / step) * step;
  return { lowest, highest: Math.max(lowest, Math.floor(max / step) * step) };
}

/** The nearest quantity that may be asked for. */
export function nearestQuantity(quantity: number, limits: QuantityLimits): number {
  const { lowest, highest } = quantityBounds(limits);
  const stepped = Math.round(quantity / limits.step) * limits.step;
  return Math.min(highest, Math.max(lowest, stepped));
}

/**
 * The quantity some steps up (positive) or down, within the limits. From a quantity off the steps, one step goes to
 * the next multiple in that direction.
 */
export function stepQuantity(quantity: number, steps: number, limits: QuantityLimits): number {
  const { step } = limits;
  const from = steps > 0 ? Math.floor(quantity / step) : Math.ceil(quantity / step);
  return nearestQuantity((from + steps) * step, limits);
}

/** Reads a typed quantity, in the digits of a Japanese keyboard too. `null` when it is not a whole number. */
export function parseQuantity(text: string): number | null {
  const plain = text.normalize("NFKC").trim();
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

/** The limits in words, for `aria-describedby`: 'From 2 to 8, in multiples of 2.' */
export function limitsText(limits: QuantityLimits): string {
  const { lowest, highest } = quantityBounds(limits);
  const multiples = limits.step > 1 ? `, in multiples of ${limits.step}` : "";
  return lowest === highest ? `Only ${lowest}${multiples}.` : `From ${lowest} to ${highest}${multiples}.`;
}
