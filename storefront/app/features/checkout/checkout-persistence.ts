import { type CheckoutState, emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { afterLogin } from "#domain/checkout/checkout-transitions.ts";
import { parsePersistedCheckoutState, parsePlacedOrder } from "#domain/checkout/parse-checkout-state.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import type { StartListening } from "../../platform/store/listeners.ts";
import { localStorageOrMemory, sessionStorageOrMemory } from "../../platform/store/storage.ts";
import { sessionClosed } from "../session/session-slice.ts";
import { checkoutChanged, checkoutRestored } from "./checkout-slice.ts";
import { forgetDrafts } from "./form-draft.ts";

const checkoutKey = (country: CountryCode) => `checkout:${country}`;
const placedOrderKey = (country: CountryCode) => `placed-order:${country}`;

interface Kept {
  state: CheckoutState;
  /** The copy is of a version that this page does not know, and is left untouched. */
  newer: boolean;
}

function readKept(country: CountryCode): Kept {
  const kept = parsePersistedCheckoutState(localStorageOrMemory.getItem(checkoutKey(country)));
  const placedOrder = parsePlacedOrder(sessionStorageOrMemory.getItem(placedOrderKey(country)));
  return {
    state: { ...(kept.ok ? kept.value : emptyCheckoutState), placedOrder },
    newer: !kept.ok && kept.problem.code === "VersionNewer",
  };
}

/** What was placed is kept for this tab alone; its e-mail only until the order has been opened by it. */
function keep(country: CountryCode, { placedOrder, ...entered }: CheckoutState): void {
  localStorageOrMemory.setItem(checkoutKey(country), JSON.stringify({ ...entered, placedOrder: null }));
  if (placedOrder) {
    sessionStorageOrMemory.setItem(placedOrderKey(country), JSON.stringify(placedOrder));
  } else sessionStorageOrMemory.removeItem(placedOrderKey(country));
}

/** Reads the browser's copy into the store; what cannot be read counts as nothing entered yet. */
export const restoreCheckout = () => (dispatch: AppDispatch, getState: () => AppState) => {
  dispatch(checkoutRestored(readKept(getState().shop.country).state));
};

/** Clears on login who was buying before (CHK-20): the account's own takes its place. */
export function listenForLogin(startListening: StartListening): void {
  startListening({
    // A page that finds its shopper signed in comes from INITIALISING: nobody has logged in then.
    predicate: (_action, { session }, before) =>
      session.status === "LOGGED_IN" && ["LOGGING_IN", "LOGGED_OUT"].includes(before.session.status),
    effect: (_action, { dispatch, getState }) => {
      const { country } = getState().shop;
      dispatch(checkoutChanged({ contact: afterLogin(readKept(country).state).contact }));
      forgetDrafts(country);
    },
  });
}

/**
 * Keeps every change of the checkout in the browser, and forgets all of it when somebody signs out. The change is made to the
 * browser's copy, so that what another tab entered meanwhile stays, and comes to the store from there.
 */
export function listenForCheckoutChanges(startListening: StartListening): void {
  startListening({
    actionCreator: checkoutChanged,
    effect: ({ payload }, { dispatch, getState }) => {
      const { shop, checkout } = getState();
      const { state, newer } = readKept(shop.country);
      if (newer) return;
      const changed = { ...state, ...payload, placedOrder: checkout.current.placedOrder ?? state.placedOrder };
      keep(shop.country, changed);
      dispatch(checkoutRestored(changed));
    },
  });
  startListening({
    actionCreator: sessionClosed,
    effect: ({ payload }, { dispatch }) => {
      if (!payload.ended) return;
      for (const country of countryCodes) {
        localStorageOrMemory.removeItem(checkoutKey(country));
        sessionStorageOrMemory.removeItem(placedOrderKey(country));
        forgetDrafts(country);
      }
      dispatch(restoreCheckout());
    },
  });
}
