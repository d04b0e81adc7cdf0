import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forgivingStorage, type KeyValueStorage } from "./storage.ts";

function mapStorage(): KeyValueStorage & { full: boolean } {
  const map = new Map<string, string>();
  return {
    full: false,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, value) {
      if (this.full) throw new DOMException("full", "QuotaExceededError");
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
  };
}

describe("forgiving storage", () => {
  test("a blocked storage reads and writes as if it were there", () => {
    const storage = forgivingStorage(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(storage.getItem("cart")).toBeNull();
    storage.setItem("cart", "1");
    expect(storage.getItem("cart")).toBe("1");
    storage.removeItem("cart");
    expect(storage.getItem("cart")).toBeNull();
  });

  test("whatever fills up or frees along the way, the last write is what is read", () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant("set" as const), key: fc.constantFrom("a", "b"), value: fc.string() }),
      fc.record({ kind: fc.constant("remove" as const), key: fc.constantFrom("a", "b") }),
      fc.record({ kind: fc.constant("full" as const), full: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const inner = mapStorage();
        const storage = forgivingStorage(() => inner);
        const expected = new Map<string, string>();
        for (const action of steps) {
          if (action.kind === "full") inner.full = action.full;
          else if (action.kind === "set") {
            storage.setItem(action.key, action.value);
            expected.set(action.key, action.value);
          } else {
            storage.removeItem(action.key);
            expected.delete(action.key);
          }
          for (const key of ["a", "b"]) expect(storage.getItem(key)).toBe(expected.get(key) ?? null);
        }
      }),
    );
  });
});
