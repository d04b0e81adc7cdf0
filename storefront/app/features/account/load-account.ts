import type { CallFailure } from "#contract/rendering.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { type Account, accountApi } from "./account-api.ts";
import { linkGuestMembership } from "./link-guest-membership.ts";

/** How a load of the account ended (ACCT-08). PREPARING: the shop has not made the customer yet (ACCT-09). */
export type AccountLoad = { result: "SUCCESS"; account: Account } | { result: "PREPARING" | "ERROR" | "ABORTED" };

/** Seconds after which an account that is being prepared is asked for again; after the last one that is all (ACCT-10). */
export const accountBackOff = [1, 2, 4, 8] as const;

/** Resolves after so many seconds, or at once when the signal is given. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export interface LoadOptions {
  /** Gives the load up. */
  signal: AbortSignal;
  /** Hears that the account is being prepared, and will be asked for again. */
  onPreparing?: () => void;
}

/**
 * Loads the account into the cache of server data. One that is still being prepared is asked for again after 1, 2, 4 and 8
 * seconds. A membership that its shopper entered as a guest is linked with it (LOYAL-04).
 * @throws Error 'Cannot load account' outside a logged-in state, or while logging out (ACCT-11)
 */
export const loadAccount =
  ({ signal, onPreparing }: LoadOptions) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<AccountLoad> => {
    if (getState().session.status !== "LOGGED_IN") throw new Error("Cannot load account");
    for (let attempt = 0; ; attempt++) {
      const question = dispatch(accountApi.endpoints.account.initiate(undefined, { subscribe: false, forceRefetch: true }));
      const giveUp = () => question.abort();
      signal.addEventListener("abort", giveUp);
      const { data, error } = await question;
      signal.removeEventListener("abort", giveUp);
      if (signal.aborted) return { result: "ABORTED" };
      if (data) return { result: "SUCCESS", account: await dispatch(linkGuestMembership(data)) };
      const { code } = error as CallFailure;
      if (code === "Aborted") return { result: "ABORTED" };
      if (code !== "CustomerNotFound") return { result: "ERROR" };
      const seconds = accountBackOff[attempt];
      if (seconds === undefined) return { result: "PREPARING" };
      onPreparing?.();
      await pause(seconds, signal);
      // Whoever has signed out meanwhile has no account to ask for.
      if (signal.aborted || getState().session.status !== "LOGGED_IN") return { result: "ABORTED" };
    }
  };
