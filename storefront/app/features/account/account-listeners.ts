import { forgetBrowsing } from "../../platform/store/kept-browsing.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { forgetUnsaved } from "../session/unsaved-draft.ts";

/**
 * Forgets on logout, and when a session runs out, what was loaded of the account: customer, addresses, cards, orders (ORDER-04)
 * and membership. Its code comes with the logout, so that guests do not carry it. What was typed and not saved outlives a session
 * that runs out, and nothing else. A logout also forgets what was looked at and searched for: the next to use this browser may be
 * somebody else.
 */
export function listenForAccountEnd(startListening: StartListening): void {
  startListening({
    actionCreator: sessionClosed,
    effect: async ({ payload }, { dispatch }) => {
      if (payload.ended) {
        forgetUnsaved();
        forgetBrowsing();
      }
      if (!payload.ended && !payload.lapsed) return;
      const [{ accountApi }, { keepGuestMembership }] = await Promise.all([
        import("./account-api.ts"),
        import("../loyalty/kept-membership.ts"),
      ]);
      if (payload.ended) keepGuestMembership(null);
      dispatch(accountApi.util.invalidateTags(["Account", "Addresses", "Cards", "AccountOrders"]));
    },
  });
}
