/** Largest quantity the wire takes. */
export const quantityMax = 9999;

/** True for a whole number from 1 to 9999. */
export function isQuantity(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= quantityMax;
}

/** A typed quantity, or null unless it is a whole number from 1 to 9999 in plain digits. */
export function parseQuantity(text: string): number | null {
  const trimmed = text.trim();
  const value = /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return isQuantity(value) ? value : null;
}
