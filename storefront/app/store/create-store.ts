import { combineReducers, configureStore } from "@reduxjs/toolkit";
import { api, type StoreServices } from "../api/api.ts";
import { accountStateSlice } from "../features/account-state/account-state-slice.ts";
import { alertsSlice } from "../features/alerts/alerts-slice.ts";
import { checkoutSlice } from "../features/checkout/checkout-slice.ts";
import { panelsSlice } from "../features/panels/panels-slice.ts";
import { sessionSlice } from "../features/session/session-slice.ts";
import { shopSlice } from "../features/shop/shop-slice.ts";

/** What every store is made of. */
export const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  [accountStateSlice.name]: accountStateSlice.reducer,
  [alertsSlice.name]: alertsSlice.reducer,
  [checkoutSlice.name]: checkoutSlice.reducer,
  [panelsSlice.name]: panelsSlice.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [shopSlice.name]: shopSlice.reducer,
});
export type RootState = ReturnType<typeof reducer>;

/** One store a request on the server, one for the page's life in the browser, with the same cache on both sides. */
export function createStore(services: StoreServices, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer,
    preloadedState: preloadedState as RootState | undefined,
    devTools: import.meta.env.DEV,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware),
  });
}
export type AppStore = ReturnType<typeof createStore>;
