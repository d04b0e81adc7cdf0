/**
 * Freezes a value and everything in it. What the server holds in memory is handed out without copying, so nothing may
 * change it; and a store that freezes what it is given (Immer does) stops at once at a frozen object.
 */
export function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const item of Object.values(value)) if (typeof item === "object") deepFreeze(item);
  }
  return value;
}
