import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { localStorageOrMemory } from "../../platform/store/storage.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { checkoutRestored } from "./checkout-slice.ts";
import { forgetCheckouts, placementKey } from "./checkout-storage.ts";

/**
 * What coming and going means for a checkout, on any page: who signs in buys as themselves (CHK-20), who signs out leaves
 * nothing behind, and who comes back after a payment that had no answer yet hears how it ended. The code that reads and keeps a
 * checkout comes with its pages, or with the sign-in.
 */
export function listenForShopper(startListening: StartListening): void {
  startListening({
    // A page that finds its shopper signed in comes from INITIALISING: nobody has logged in then. Who was gone for a moment is no other.
    predicate: (action, { session }, before) =>
      session.status === "LOGGED_IN" &&
      ["LOGGING_IN", "LOGGED_OUT"].includes(before.session.status) &&
      !(sessionOpened.match(action) && action.payload.isBack),
    effect: async (_action, { dispatch }) => {
      const { clearAfterLogin } = await import("./checkout-persistence.ts");
      dispatch(clearAfterLogin());
    },
  });
  startListening({
    actionCreator: stateReplaced,
    effect: async (_action, { dispatch, getState, unsubscribe }) => {
      // Once a page's life: what is sent from here on has somebody who waits for its answer.
      unsubscribe();
      if (localStorageOrMemory.getItem(placementKey(getState().shop.country)) === null) return;
      // That step finds out by itself, and goes on from there.
      if (location.pathname.endsWith("/checkout/payment")) return;
      const { tellEarlierOrder } = await import("./tell-earlier-order.ts");
      await tellEarlierOrder({ dispatch, getState });
    },
  });
  startListening({
    actionCreator: sessionClosed,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!payload.ended) return;
      forgetCheckouts();
      if (getState().checkout.loaded) dispatch(checkoutRestored(emptyCheckoutState));
    },
  });
  startListening({
    actionCreator: sessionClosed,
    effect: async ({ payload: { lapsed = false } }, { getState, getOriginalState, condition }) => {
      // Who signs out on this page is LOGGING_OUT before, and need not be told.
      if (!lapsed && getOriginalState().session.status !== "LOGGED_IN") return;
      const path = location.pathname.replace(/^\/\w+/, "");
      const { endedNotice } = await import("./ended-notice.ts");
      const notice = endedNotice(getState().shop.country, path, lapsed);
      if (!notice) return;
      const alert = alertQueue.add({ type: "ERROR", ...notice });
      // Who is back by then is not told any longer that they are gone.
      if (await condition(sessionOpened.match, notice.duration)) alertQueue.dismiss(alert);
    },
  });
}
