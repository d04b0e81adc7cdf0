/** A price that cannot be understood without guessing. */
export class UnclearPrice extends Error {
  override readonly name = "UnclearPrice";

  constructor(text: string) {
    super(`"${text.slice(0, 40)}" is not a price. Write dollars and cents, as in 1299.00 or 89.`);
  }
}

/**
 * Reads an amount of dollars: `89`, `89.50`, `1299.00`, and `89.5`, which spreadsheets make of `89.50`. Thousands are not set apart
 * and cents stand after a point, because `1.299` and `1,299` mean different amounts to different people.
 * @returns integer cents
 * @throws UnclearPrice
 */
export function readPrice(text: string): number {
  const found = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (found === null) throw new UnclearPrice(text);
  return Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}
