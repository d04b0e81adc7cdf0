/**
 * Reads a key that the record itself holds. Keys come from storage and from the wire, so `constructor` or
 * `__proto__` must not reach what objects inherit.
 */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
