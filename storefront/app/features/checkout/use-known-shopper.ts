import { useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "../../platform/store/hooks.ts";
import { followAccount } from "./follow-account.ts";

/**
 * Whether checkout knows by now who is buying: a guest at once, a signed-in shopper when the account has been followed. Until then
 * no step is shown, because what it begins with is not known.
 */
export function useKnownShopper(): boolean {
  const dispatch = useAppDispatch();
  const status = useAppSelector(({ session }) => session.status);
  const [followed, setFollowed] = useState(false);
  useEffect(() => {
    if (status !== "LOGGED_IN") return;
    const controller = new AbortController();
    dispatch(followAccount(controller.signal)).then(() => {
      if (!controller.signal.aborted) setFollowed(true);
    });
    return () => {
      controller.abort();
      setFollowed(false);
    };
  }, [dispatch, status]);
  return status === "LOGGED_OUT" || (status === "LOGGED_IN" && followed);
}
