import { createListenerMiddleware, type TypedStartListening } from "@reduxjs/toolkit";
import type { StoreServices } from "../api/api.ts";
import type { AppDispatch, AppState } from "./app-state.ts";

/** Starts a listener that knows the shop's state. */
export type StartListening = TypedStartListening<AppState, AppDispatch, StoreServices>;

/** The middleware in which features say what follows an action: what is kept, told or measured. */
export function createAppListeners(services: StoreServices) {
  const { middleware, startListening } = createListenerMiddleware<AppState, AppDispatch, StoreServices>({ extra: services });
  return { middleware, startListening: startListening as StartListening };
}
