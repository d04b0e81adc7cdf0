import { useMemo, useSyncExternalStore } from "react";
import { type GuestMembership, isFreshMembership, parseGuestMembership } from "#domain/loyalty/guest-membership.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** Where the browser keeps a guest's membership, for both countries. */
const key = "loyalty-membership";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

const kept = () => localStorageOrMemory.getItem(key);

/** The membership that a guest has entered in this browser; null for none, and once it is too old. */
export function readGuestMembership(now: number): GuestMembership | null {
  const membership = parseGuestMembership(kept());
  return membership && isFreshMembership(membership, now) ? membership : null;
}

/** Keeps what a guest has entered, or forgets it. Every tab hears of it. */
export function keepGuestMembership(membership: GuestMembership | null): void {
  if (membership) localStorageOrMemory.setItem(key, JSON.stringify(membership));
  else localStorageOrMemory.removeItem(key);
  for (const listener of listeners) listener();
}

/** The membership that a guest has entered in this browser; null for none, once it is too old, and on the server. */
export function useGuestMembership(): GuestMembership | null {
  const copy = useSyncExternalStore(subscribe, kept, () => null);
  return useMemo(() => copy && readGuestMembership(Date.now()), [copy]) || null;
}
