import { useEffect } from "react";
import { useAppStore } from "../../platform/store/hooks.ts";
import { ensureSession, followTab, loseSession } from "./session-actions.ts";
import { hearOtherTabs } from "./session-channel.ts";
import { keptUser, mayBeSignedIn } from "./session-marks.ts";

/**
 * Finds out after hydration who is signed in, and keeps to it: what another tab does holds here too, and a page that Back has
 * revived shows nothing of who has signed out since, to nobody nor to who has signed in after them.
 */
export function SessionStart() {
  const store = useAppStore();
  useEffect(() => {
    const follow = () => void store.dispatch(ensureSession());
    const keepToBrowser = () => {
      const { status, username } = store.getState().session;
      if (document.visibilityState !== "visible" || status !== "LOGGED_IN") return;
      const user = keptUser();
      if (!mayBeSignedIn()) store.dispatch(loseSession());
      else if (user !== null && user !== username) location.reload();
    };
    follow();
    const stopHearing = hearOtherTabs((news) => {
      store.dispatch(followTab(news));
      // Two tabs may sign in as two people in one moment: the browser's session is that of the later one.
      keepToBrowser();
    });
    addEventListener("pageshow", keepToBrowser);
    addEventListener("online", follow);
    document.addEventListener("visibilitychange", keepToBrowser);
    return () => {
      stopHearing();
      removeEventListener("pageshow", keepToBrowser);
      removeEventListener("online", follow);
      document.removeEventListener("visibilitychange", keepToBrowser);
    };
  }, [store]);
  return null;
}
