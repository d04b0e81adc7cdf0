import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { type Account, type AccountChange, accountApi } from "./account-api.ts";

/**
 * Changes who the shopper is and what is sent to them. The answer takes the place of the account that was loaded.
 * @throws Error 'Cannot update account' outside a logged-in state, or while logging out (ACCT-12)
 * @throws CallFailure when the shop refuses it or cannot be reached
 */
export const updateAccount =
  (change: AccountChange) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<Account> => {
    if (getState().session.status !== "LOGGED_IN") throw new Error("Cannot update account");
    return dispatch(accountApi.endpoints.updateAccount.initiate(change, { track: false })).unwrap();
  };
