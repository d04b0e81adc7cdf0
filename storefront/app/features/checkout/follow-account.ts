import {
  afterAccountLoad,
  afterSavedAddressesLoad,
  type ChoosableAddress,
  type KnownCustomer,
  withDefaultAddresses,
} from "#domain/checkout/checkout-transitions.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { accountApi } from "../account/account-api.ts";
import { loadAccount } from "../account/load-account.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

interface Known {
  customer?: KnownCustomer;
  addresses?: readonly ChoosableAddress[];
}

async function askAccount(dispatch: AppDispatch, signal: AbortSignal): Promise<Known> {
  // Nobody waits here for an account that is still being set up: what it would fill in can be typed.
  const preparing = new AbortController();
  const patience = AbortSignal.any([signal, preparing.signal]);
  const question = accountApi.endpoints.addresses.initiate(undefined, { subscribe: false });
  const [load, { data: addresses }] = await Promise.all([
    dispatch(loadAccount({ signal: patience, onPreparing: () => preparing.abort() })),
    dispatch(question),
  ]);
  return { customer: load.result === "SUCCESS" ? load.account.customer : undefined, addresses };
}

/**
 * Has the checkout of a signed-in shopper follow the account: the contact is the customer's (CHK-21), addresses that were chosen say
 * what they say now (ADDR-03 to ADDR-05), and what is not chosen yet is the default (CHK-04). What cannot be loaded changes nothing.
 * @throws Error 'Cannot load account' outside a logged-in state
 */
export const followAccount =
  (signal: AbortSignal) =>
  async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const { customer, addresses } = await askAccount(dispatch, signal);
    if (signal.aborted) return;
    if (!getState().checkout.loaded) dispatch(restoreCheckout());
    const { checkout, shop } = getState();
    let state = checkout.current;
    if (customer) state = afterAccountLoad(state, customer);
    if (addresses) {
      const { address } = state.delivery;
      state = afterSavedAddressesLoad(state, addresses);
      // What was to go to an address that is gone by now goes to no other before the shopper has seen that, at the step that asks.
      if (!address) state = withDefaultAddresses(state, addresses, shop.country === "nz" ? "NZ" : "AU");
    }
    const { contact, accountContact, billingAddress, shippingType, delivery } = state;
    dispatch(checkoutChanged({ contact, accountContact, billingAddress, shippingType, delivery }));
  };
