import type { WorthKeeping } from "#domain/account/worth-keeping.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import { accountApi } from "./account-api.ts";
import { newestAccount } from "./newest-account.ts";
import { updateAccount } from "./update-account.ts";

/**
 * Keeps in the account what was typed for an order. A number that another tab has given it meanwhile stays.
 * @throws Error 'Cannot update account' outside a logged-in state
 * @throws CallFailure when the shop refuses it or cannot be reached; what has been kept by then stays
 */
export const keepDetails =
  ({ address, phone }: WorthKeeping) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (address) {
      const body = { ...address, isDefaultBilling: false, isDefaultShipping: false };
      await dispatch(accountApi.endpoints.saveAddress.initiate({ body }, { track: false })).unwrap();
    }
    if (phone === null) return;
    const { firstName, lastName, phone: known, subscriptions } = (await dispatch(newestAccount())).customer;
    await dispatch(updateAccount({ customer: { firstName, lastName, phone: known ?? phone, subscriptions } }));
  };
