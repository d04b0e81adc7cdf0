import type { AppStore } from "./create-store.ts";

let store: AppStore | undefined;

/** Remembers the page's store for client loaders. Called once, by the client entry. */
export function setBrowserStore(created: AppStore): AppStore {
  store = created;
  return created;
}

/** @throws Error when called before the client entry has made the store (a programmer's mistake). */
export function browserStore(): AppStore {
  if (!store) throw new Error("The browser's store is asked for before it exists.");
  return store;
}
