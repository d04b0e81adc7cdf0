import { useEffect } from "react";
import { useStore } from "react-redux";
import type { AppStore } from "../../store/create-store.ts";
import { sessionSlice } from "../session/session-slice.ts";
import { localStorageOrMemory } from "../storage/storage.ts";
import { accountStateKey } from "./account-state-key.ts";
import { nothingKept } from "./account-state-slice.ts";

/** The engine arrives when there is something to restore or to change. */
export const loadAccountStateEngine = () => import("./account-state-engine.ts");

/**
 * Brings back the cart after the first render, and again when another tab changed it or Back revived the page.
 * A first visit, which has nothing kept, loads no code for it.
 */
export function AccountStateStart() {
  const store = useStore() as AppStore;
  useEffect(() => {
    store.dispatch(sessionSlice.actions.statusChanged("LOGGED_OUT"));
    const key = accountStateKey(store.getState().shop.country);
    const restore = async () => (await loadAccountStateEngine()).restoreAccountState(store);
    // A cookie may show a cart that is kept no more; restoring puts that right too.
    if (localStorageOrMemory.getItem(key) !== null || store.getState().accountState.foreseen) restore();
    else store.dispatch(nothingKept());
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) restore();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [store]);
  return null;
}
