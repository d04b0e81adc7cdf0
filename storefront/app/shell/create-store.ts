import { combineReducers, configureStore } from "@reduxjs/toolkit";
import type { CallFunction } from "#contract/rendering.ts";
import { listenForAccountEnd } from "../features/account/account-listeners.ts";
import { listenForAccountState } from "../features/account-state/account-state-listeners.ts";
import { accountStateSlice } from "../features/account-state/account-state-slice.ts";
import { listenForAlerts } from "../features/alerts/alert-queue.ts";
import { listenForAnalytics } from "../features/analytics/analytics-listeners.ts";
import { cartSlice } from "../features/cart/cart-slice.ts";
import { listenForShopper } from "../features/checkout/checkout-listeners.ts";
import { checkoutSlice } from "../features/checkout/checkout-slice.ts";
import { listenForOrdersEnd } from "../features/orders/orders-listeners.ts";
import { personalisationsSlice } from "../features/product/personalisations-slice.ts";
import { referrersSlice } from "../features/product/referrers-slice.ts";
import { endSession, loseSession } from "../features/session/session-actions.ts";
import { sessionSlice } from "../features/session/session-slice.ts";
import { overlaysSlice } from "../features/shop/overlays-slice.ts";
import { shopSlice } from "../features/shop/shop-slice.ts";
import { listenForSizeSystem } from "../features/size-chart/kept-size-system.ts";
import { sizeSystemSlice } from "../features/size-chart/size-system-slice.ts";
import { listenForSizeFit } from "../features/third-parties/size-fit-listeners.ts";
import { listenForWaitingWish } from "../features/wishlist/wishlist-actions.ts";
import { wishlistSlice } from "../features/wishlist/wishlist-slice.ts";
import { api, type StoreServices } from "../platform/api/api.ts";
import { ClientSession } from "../platform/api/client-session.ts";
import type { AppState, AppStore } from "../platform/store/app-state.ts";
import { createAppListeners } from "../platform/store/listeners.ts";

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [accountStateSlice.name]: accountStateSlice.reducer,
  [cartSlice.name]: cartSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
  [overlaysSlice.name]: overlaysSlice.reducer,
  [personalisationsSlice.name]: personalisationsSlice.reducer,
  [referrersSlice.name]: referrersSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [shopSlice.name]: shopSlice.reducer,
  [sizeSystemSlice.name]: sizeSystemSlice.reducer,
  [wishlistSlice.name]: wishlistSlice.reducer,
});

/**
 * One store a request on the server, one for the page's life in the browser, with the same cache on both sides.
 * @param call makes a call as it is given; the store's session adds who makes it
 */
export function createStore({ call }: { readonly call: CallFunction }, preloadedState?: Partial<AppState>): AppStore {
  const session = new ClientSession(call);
  const services: StoreServices = { call: session.call, session };
  const listeners = createAppListeners(services);
  listenForAccountEnd(listeners.startListening);
  listenForAccountState(listeners.startListening);
  listenForAlerts(listeners.startListening);
  listenForAnalytics(listeners.startListening);
  listenForOrdersEnd(listeners.startListening);
  listenForShopper(listeners.startListening);
  listenForSizeFit(listeners.startListening);
  listenForSizeSystem(listeners.startListening);
  listenForWaitingWish(listeners.startListening);
  const store = configureStore({
    reducer,
    preloadedState: preloadedState as AppState | undefined,
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
  session.onEnded = (another) => store.dispatch(another ? endSession() : loseSession());
  return store;
}
