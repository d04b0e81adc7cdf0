/** Largest quantity the wire takes. */
export const quantityMax = 9999;

/** True for a whole number from 1 to 9999. */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= quantityMax;
}
