import type { AppDispatch } from "../../platform/store/app-state.ts";
import { type Account, accountApi } from "./account-api.ts";

/**
 * The account as the shop has it by now: another tab may have changed it since it was loaded, and a change sends all of it.
 * @throws CallFailure when the shop cannot say
 */
export const newestAccount =
  () =>
  (dispatch: AppDispatch): Promise<Account> =>
    dispatch(accountApi.endpoints.account.initiate(undefined, { subscribe: false, forceRefetch: true })).unwrap();
