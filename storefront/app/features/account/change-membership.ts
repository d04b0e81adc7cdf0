import type { AppDispatch } from "../../platform/store/app-state.ts";
import { keepGuestMembership } from "../loyalty/kept-membership.ts";
import type { Account, AccountChange } from "./account-api.ts";
import { newestAccount } from "./newest-account.ts";
import { requireAccount } from "./require-account.ts";
import { updateAccount } from "./update-account.ts";

/**
 * Links the account with a frequent-flyer membership or unlinks it, and leaves the rest of the account as it is. What a guest had
 * entered in this browser is then forgotten: the account's own counts.
 * @throws AccountNotLoaded when what is left as it is is not known (ERRCAT-06)
 * @throws Error 'Cannot update account' outside a logged-in state
 * @throws CallFailure when the shop refuses it or cannot be reached
 */
export const changeMembership =
  (known: Account | undefined, loyalty: NonNullable<AccountChange["loyalty"]>) =>
  async (dispatch: AppDispatch): Promise<Account> => {
    requireAccount(known);
    const { firstName, lastName, phone, subscriptions } = (await dispatch(newestAccount())).customer;
    const account = await dispatch(
      updateAccount({ customer: { firstName, lastName, phone: phone ?? "", subscriptions }, loyalty }),
    );
    keepGuestMembership(null);
    return account;
  };
