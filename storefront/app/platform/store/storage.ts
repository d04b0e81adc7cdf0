/** The part of `Storage` that the shop uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws: what the browser refuses to keep (blocked, full, private mode) is kept in memory until
 * the page goes, so that shopping works all the same.
 */
export function forgivingStorage(open: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: KeyValueStorage) => T): { done: true; value: T } | { done: false } => {
    try {
      return { done: true, value: action(open()) };
    } catch {
      return { done: false };
    }
  };
  return {
    getItem(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      const read = attempt((storage) => storage.getItem(key));
      return read.done ? read.value : null;
    },
    setItem(key, value) {
      if (attempt((storage) => storage.setItem(key, value)).done) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      if (attempt((storage) => storage.removeItem(key)).done) memory.delete(key);
      else memory.set(key, null);
    },
  };
}

/** This browser's lasting storage. */
export const localStorageOrMemory = forgivingStorage(() => globalThis.localStorage);

/** This tab's storage: what is in it is nobody's after the tab has gone. */
export const sessionStorageOrMemory = forgivingStorage(() => globalThis.sessionStorage);
