import { useCallback, useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { type Account, useAccountQuery } from "./account-api.ts";
import { loadAccount } from "./load-account.ts";

/** Whether the shopper is signed in, as far as this page knows by now. */
export const useLoggedIn = (): boolean => useAppSelector(({ session }) => session.status === "LOGGED_IN");

export type AccountView =
  | { status: "loading" | "preparing" }
  | { status: "ready"; account: Account }
  | { status: "failed"; retry: () => void };

/**
 * The account of the shopper who has signed in; it is loaded when it is not known yet. It loads for as long as nobody is signed
 * in: the page's guard says what becomes of that.
 */
export function useAccount(): AccountView {
  const dispatch = useAppDispatch();
  const loggedIn = useLoggedIn();
  const [state, setState] = useState<"loading" | "preparing" | "loaded" | "failed">("loading");
  const [attempt, setAttempt] = useState(1);
  // The load has filled the cache by then; this keeps it there while the page stands open, and hears of changes.
  const { data } = useAccountQuery(undefined, { skip: !loggedIn || state !== "loaded" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it anew.
  useEffect(() => {
    if (!loggedIn) return;
    const { signal, abort } = abortable();
    setState("loading");
    dispatch(loadAccount({ signal, onPreparing: () => setState("preparing") })).then(({ result }) => {
      if (result !== "ABORTED") setState(result === "SUCCESS" ? "loaded" : "failed");
    });
    return abort;
  }, [dispatch, loggedIn, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (loggedIn && data) return { status: "ready", account: data };
  if (state === "failed") return { status: "failed", retry };
  return { status: state === "preparing" ? "preparing" : "loading" };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
