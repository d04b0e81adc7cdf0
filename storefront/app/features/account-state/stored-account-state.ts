import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import { parsePersistedAccountState } from "#domain/account-state/parse-account-state.ts";
import { cartCookie } from "#domain/cart/cart-cookie.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";

/** Where a country's cart and wishlist are kept in the browser. */
export const accountStateKey = (country: CountryCode) => `account-state:${country}`;

/** Thrown when the browser's copy was written by a newer shop than this page's; it is left as it is. */
export class NewerStateKept extends Error {
  override readonly name = "NewerStateKept";
}

/** Asks whoever has a page that is older than what the browser or the account keeps to load it again. */
export const reloadToChange = "The shop has been updated, so reload the page to change your cart.";

interface Kept {
  state: SyncableState;
  /** The copy is of a version that this page does not know, and is left untouched (SYNC-03). */
  newer: boolean;
}

/**
 * The browser's copy; that of a newer shop as far as this page can read it. What cannot be read (none, corrupt, foreign) counts as an
 * empty cart.
 */
export function readKept(country: CountryCode): Kept {
  const kept = parsePersistedAccountState(localStorageOrMemory.getItem(accountStateKey(country)));
  return kept.ok
    ? { state: kept.value, newer: false }
    : {
        state: kept.newer ?? emptyAccountState({ cartId: randomId(), searchUserToken: randomId() }),
        newer: kept.problem.code === "VersionNewer",
      };
}

/** Shows the cart to the server, for its page. A browser that keeps no cookies has that page rendered by its scripts. */
export function showToServer(country: CountryCode, state: SyncableState): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store on the versions that we support
    document.cookie = cartCookie(country, state.cart) + (location.protocol === "https:" ? "; Secure" : "");
  } catch {}
}

/** Writes the browser's copy, and the cookie that shows the cart to the server. */
export function keep(country: CountryCode, state: SyncableState): void {
  localStorageOrMemory.setItem(accountStateKey(country), JSON.stringify(state));
  showToServer(country, state);
}
