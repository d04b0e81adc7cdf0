import type { Store, ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { api, StoreServices } from "../api/api.ts";

/**
 * The state of the shop in one store. Each feature adds its slice to this interface beside the slice itself (TypeScript's
 * declaration merging), so that nothing below the features has to name them; `shell/create-store.ts` is checked against it.
 */
export interface AppState {
  api: ReturnType<typeof api.reducer>;
}

export type AppDispatch = ThunkDispatch<AppState, StoreServices, UnknownAction>;

/** The store: one a request on the server, one for the page's life in the browser. */
export type AppStore = Omit<Store<AppState>, "dispatch"> & { dispatch: AppDispatch };
