import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { forgetUnsaved } from "../session/unsaved-draft.ts";

/**
 * Forgets the account on logout, and when a session runs out. The code for it comes with the logout, so that guests do not carry
 * it. What was typed and not saved outlives a session that runs out, and nothing else.
 */
export function listenForAccountEnd(startListening: StartListening): void {
  startListening({
    actionCreator: sessionClosed,
    effect: async ({ payload: { ended, lapsed } }, { dispatch }) => {
      if (ended) forgetUnsaved();
      if (!ended && !lapsed) return;
      const { forgetAccount } = await import("./forget-account.ts");
      forgetAccount(dispatch, ended);
    },
  });
}
