import type { CallFailure } from "#contract/rendering.ts";
import { membershipToLink } from "#domain/loyalty/guest-membership.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import { keepGuestMembership, readGuestMembership } from "../loyalty/kept-membership.ts";
import type { Account } from "./account-api.ts";
import { changeMembership } from "./change-membership.ts";

/**
 * Links a loaded account with the membership that its shopper entered as a guest shortly before, and forgets that; an account that
 * has its own is left alone (LOYAL-04 to LOYAL-07). What could not be linked for want of an answer is tried at the next load.
 * @returns the account as it is then
 */
export const linkGuestMembership =
  (account: Account) =>
  async (dispatch: AppDispatch): Promise<Account> => {
    const now = Date.now();
    const guest = membershipToLink(readGuestMembership(now), account.loyalty.providers, now);
    if (!guest) {
      keepGuestMembership(null);
      return account;
    }
    try {
      return await dispatch(changeMembership(account, { action: "link", memberId: guest.memberId, lastName: guest.lastName }));
    } catch (failure) {
      const { status } = failure as CallFailure;
      if (status >= 400 && status < 500 && status !== 401 && status !== 429) keepGuestMembership(null);
      return account;
    }
  };
