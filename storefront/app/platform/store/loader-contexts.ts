import { createContext } from "react-router";
import type { RenderRequest } from "#contract/rendering.ts";
import type { AppStore } from "./app-state.ts";

/** The store, for loaders on both sides: the request's on the server, the page's in the browser. */
export const storeContext = createContext<AppStore>();

/** What the server knows of this document request. */
export const renderContext = createContext<RenderRequest>();

/** Whether the document's request says that somebody is signed in; null in the browser, where the session itself knows. */
export const signedInContext = createContext<boolean | null>(null);
