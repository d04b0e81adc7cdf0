/**
 * Whether two JSON values say the same, whatever the order of their keys: a merged state is written back only if it
 * differs (SYNC-21), and a database may hand keys back in another order.
 */
export function sameState(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) {
    return false;
  }
  const keys = (value: object) => Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);
  const mine = keys(a);
  return (
    mine.length === keys(b).length &&
    mine.every(
      (key) => Object.hasOwn(b, key) && sameState((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}
