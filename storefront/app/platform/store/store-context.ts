import { createContext } from "react-router";
import type { AppStore } from "./app-state.ts";

/** The store, for loaders on both sides: the request's on the server, the page's in the browser. */
export const storeContext = createContext<AppStore>();
