import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { checkoutRestored } from "./checkout-slice.ts";
import { forgetCheckouts } from "./checkout-storage.ts";

/**
 * What coming and going means for a checkout, on any page: who signs in buys as themselves (CHK-20), and who signs out leaves
 * nothing behind. The code that reads and keeps a checkout comes with its pages, or with the sign-in.
 */
export function listenForShopper(startListening: StartListening): void {
  startListening({
    // A page that finds its shopper signed in comes from INITIALISING: nobody has logged in then.
    predicate: (_action, { session }, before) =>
      session.status === "LOGGED_IN" && ["LOGGING_IN", "LOGGED_OUT"].includes(before.session.status),
    effect: async (_action, { dispatch }) => {
      const { clearAfterLogin } = await import("./checkout-persistence.ts");
      dispatch(clearAfterLogin());
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
}
