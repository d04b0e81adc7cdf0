import { useEffect } from "react";
import { useAppStore } from "../../platform/store/hooks.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { changed } from "./account-state-slice.ts";
import { restoreAccountState } from "./change-account-state.ts";
import { accountStateKey, reloadToChange } from "./stored-account-state.ts";

/**
 * Brings back the cart after hydration, and again when another tab changed it or Back revived the page. What was changed while
 * there was no network is sent once there is one.
 */
export function AccountStateStart() {
  const store = useAppStore();
  useEffect(() => {
    const key = accountStateKey(store.getState().shop.country);
    const restore = () => restoreAccountState(store);
    if (restore()) store.dispatch(showAlert({ type: "ERROR", content: reloadToChange }));
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) restore();
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) restore();
    };
    const onOnline = () => store.dispatch(changed());
    window.addEventListener("online", onOnline);
    window.addEventListener("storage", onStorage);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("online", onOnline);
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [store]);
  return null;
}
