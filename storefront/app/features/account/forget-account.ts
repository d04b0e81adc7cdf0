import type { AppDispatch } from "../../platform/store/app-state.ts";
import { forgetBrowsing } from "../../platform/store/kept-browsing.ts";
import { keepGuestMembership } from "../loyalty/kept-membership.ts";
import { accountApi } from "./account-api.ts";

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
  dispatch(accountApi.util.invalidateTags(["Account", "Addresses", "Cards", "AccountOrders"]));
}
