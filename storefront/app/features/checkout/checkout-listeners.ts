import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { showAlert } from "../alerts/show-alert.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { signInPathFor } from "../session/sign-in-path.ts";
import { checkoutRestored } from "./checkout-slice.ts";
import { forgetCheckouts } from "./checkout-storage.ts";

const lapsedWords = (back: string) =>
  `You’re signed out, and nothing you entered is lost. Go on as a guest, or <a href="${back}">sign in again</a>.`;

/**
 * What coming and going means for a checkout, on any page: who signs in buys as themselves (CHK-20), and who signs out leaves
 * nothing behind. The code that reads and keeps a checkout comes with its pages, or with the sign-in.
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
    actionCreator: sessionClosed,
    effect: ({ payload }, { dispatch, getState }) => {
      if (payload.lapsed) {
        const { country } = getState().shop;
        const back = `/${country}${signInPathFor(location.pathname.replace(/^\/\w+/, ""))}`;
        dispatch(showAlert({ type: "ERROR", content: lapsedWords(back), duration: 20_000 }));
      }
      if (!payload.ended) return;
      forgetCheckouts();
      if (getState().checkout.loaded) dispatch(checkoutRestored(emptyCheckoutState));
    },
  });
}
