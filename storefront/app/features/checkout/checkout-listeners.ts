import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { sessionClosed, sessionOpened } from "../session/session-slice.ts";
import { signInPathFor } from "../session/sign-in-path.ts";
import { checkoutRestored } from "./checkout-slice.ts";
import { forgetCheckouts } from "./checkout-storage.ts";

/** Milliseconds: long enough to read it and to decide. */
const lapsedDuration = 20_000;

/** @param path where the shopper is; pages of the account are shut to a guest, and each of them leads to signing in by itself */
function lapsedWords(country: CountryCode, path: string): string {
  if (/^\/account(\/|$)/.test(path)) return "Your session has ended. Sign in to carry on where you were.";
  const back = `/${country}${signInPathFor(path)}`;
  return `You’re signed out, and nothing you entered is lost. Go on as a guest, or <a href="${back}">sign in again</a>.`;
}

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
      if (!payload.ended) return;
      forgetCheckouts();
      if (getState().checkout.loaded) dispatch(checkoutRestored(emptyCheckoutState));
    },
  });
  startListening({
    predicate: (action) => sessionClosed.match(action) && action.payload.lapsed === true,
    effect: async (_action, { getState, condition }) => {
      const content = lapsedWords(getState().shop.country, location.pathname.replace(/^\/\w+/, ""));
      const alert = alertQueue.add({ type: "ERROR", content, duration: lapsedDuration });
      // Who is back by then is not told any longer that they are gone.
      if (await condition(sessionOpened.match, lapsedDuration)) alertQueue.dismiss(alert);
    },
  });
}
