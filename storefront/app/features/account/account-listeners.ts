import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { forgetUnsaved } from "../session/unsaved-draft.ts";

const fetchCode = () => import("./forget-account.ts");

/**
 * Forgets the account on logout, and when a session runs out. The code for it comes with the sign-in: guests do not carry it, and it
 * is there by the end, also where the network is not. What was typed and not saved outlives a session that runs out, and nothing else.
 */
export function listenForAccountEnd(startListening: StartListening): void {
  startListening({ actionCreator: sessionOpened, effect: () => void fetchCode().catch(() => undefined) });
  startListening({
    actionCreator: sessionClosed,
    effect: async ({ payload: { ended, lapsed } }, { dispatch }) => {
      if (ended) forgetUnsaved();
      if (!ended && !lapsed) return;
      const { forgetAccount } = await fetchCode();
      forgetAccount(dispatch, ended);
    },
  });
}
