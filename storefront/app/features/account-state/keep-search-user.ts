import type { AppState } from "../../platform/store/app-state.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { alone } from "./alone.ts";
import { accountStateKey, keep } from "./stored-account-state.ts";

/**
 * Keeps who searches, where the browser keeps no cart yet: the search service counts what is found, pressed and bought, on whichever
 * page, as one shopper's only under one token. For those alone of whom something is told.
 */
export async function keepSearchUser({
  shop,
  accountState: { current },
}: Pick<AppState, "shop" | "accountState">): Promise<void> {
  const key = accountStateKey(shop.country);
  const isKept = () => localStorageOrMemory.getItem(key) !== null;
  if (current === null || isKept()) return;
  await alone(key, () => {
    if (!isKept()) keep(shop.country, current);
  });
}
