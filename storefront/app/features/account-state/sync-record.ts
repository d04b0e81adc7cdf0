import type { SyncableState } from "#domain/account-state/account-state.ts";
import type { AccountCommand } from "#domain/account-state/command.ts";
import { parseAccountState } from "#domain/account-state/parse-account-state.ts";
import { parseCommands } from "#domain/account-state/parse-commands.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** What the browser keeps of a signed-in shopper's cart and wishlist beside what it shows. */
export interface SyncRecord {
  username: string;
  /** Of the confirmed state, as the server counts. */
  version: number;
  /** What the server has. */
  confirmed: SyncableState;
  /** Changes that it has not confirmed yet, in their order. They outlast a reload, and a shopper without a network. */
  pending: readonly AccountCommand[];
  /** Whether `confirmed` is what a guest gathered, and still to be merged into the account's own. */
  awaitsMerge: boolean;
}

const keyOf = (country: CountryCode) => `account-sync:${country}`;

/** The record, or null when what the browser shows is a guest's or nothing that can be read is kept. */
export function readSyncRecord(country: CountryCode): SyncRecord | null {
  try {
    const { username, version, confirmed, pending, awaitsMerge } = JSON.parse(
      localStorageOrMemory.getItem(keyOf(country)) ?? "null",
    );
    const state = parseAccountState(confirmed);
    if (typeof username !== "string" || !Number.isSafeInteger(version) || !state.ok) return null;
    return { username, version, confirmed: state.value, pending: parseCommands(pending), awaitsMerge: awaitsMerge === true };
  } catch {
    return null;
  }
}

/** Keeps a country's record for the next page and the other tabs. Where the browser keeps nothing, it lives as long as the page. */
export function keepSyncRecord(country: CountryCode, record: SyncRecord): void {
  localStorageOrMemory.setItem(keyOf(country), JSON.stringify(record));
}

/** Forgets a country's record. */
export function forgetSyncRecord(country: CountryCode): void {
  localStorageOrMemory.removeItem(keyOf(country));
}
