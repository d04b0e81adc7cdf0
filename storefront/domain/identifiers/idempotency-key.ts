/** A key for one order placement: 24 to 128 printable ASCII characters without spaces (DECISIONS PAY-21). */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === "string" && /^[\x21-\x7e]{24,128}$/.test(value);
}
