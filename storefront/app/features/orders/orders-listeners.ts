import { api } from "../../platform/api/api.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { forgetOrderAccess } from "./order-access.ts";

const { invalidateTags } = api.enhanceEndpoints({ addTagTypes: ["OpenedOrders"] }).util;

/** Who signs out leaves nothing behind that opens an order in this tab, and no order that has been opened (ORDER-04). */
export function listenForOrdersEnd(startListening: StartListening): void {
  startListening({
    actionCreator: sessionClosed,
    effect: ({ payload }, { dispatch }) => {
      if (!payload.ended) return;
      forgetOrderAccess();
      dispatch(invalidateTags(["OpenedOrders"]));
    },
  });
}
