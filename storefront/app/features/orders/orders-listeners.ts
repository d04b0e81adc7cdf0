import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { forgetOrderAccess } from "./order-access.ts";

/** Who signs out leaves nothing behind that opens an order in this tab. */
export function listenForOrdersEnd(startListening: StartListening): void {
  startListening({
    actionCreator: sessionClosed,
    effect: ({ payload }) => {
      if (payload.ended) forgetOrderAccess();
    },
  });
}
