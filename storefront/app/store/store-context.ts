import { createContext } from "react-router";
import type { AppStore } from "./create-store.ts";

/** The request's store, for loaders on the server. */
export const storeContext = createContext<AppStore>();
