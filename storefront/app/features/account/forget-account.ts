import type { AppDispatch } from "../../platform/store/app-state.ts";
import { forgetBrowsing } from "../../platform/store/kept-browsing.ts";
import { keepGuestMembership } from "../loyalty/kept-membership.ts";
import { accountApi } from "./account-api.ts";

/** Cache keys of what is asked about the account: the name of the query, then what it was asked with. */
const ofAccount = /^(account|addresses|cards|accountOrders?)\(/;

/**
 * Forgets what was loaded of the account: customer, addresses, cards, orders (ORDER-04) and membership.
 * @param signedOut whether the shopper asked for it: then what was looked at and searched for goes too, as the next to use this
 *   browser may be somebody else
 */
export function forgetAccount(dispatch: AppDispatch, signedOut: boolean): void {
  if (signedOut) {
    keepGuestMembership(null);
    forgetBrowsing();
  }
  // Whoever signs in next would be given the answer to a question of the shopper before.
  for (const asked of dispatch(accountApi.util.getRunningQueriesThunk())) if (ofAccount.test(asked.queryCacheKey)) asked.abort();
  dispatch(accountApi.util.invalidateTags(["Account", "Addresses", "Cards", "AccountOrders"]));
}
