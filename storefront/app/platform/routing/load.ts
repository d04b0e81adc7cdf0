import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type Country, countries } from "#domain/country/country.ts";
import type { AppStore } from "../store/app-state.ts";
import { signedInContext, storeContext } from "../store/loader-contexts.ts";

/** What a page's `load` gets, the same on the server and in the browser. */
export interface LoadArgs {
  readonly store: AppStore;
  readonly country: Country;
  /** Public origin without a trailing slash. */
  readonly origin: string;
  /** Path within the country's shop: `/categories/men`, without a trailing slash. */
  readonly path: string;
  /** The path as it was asked for, with its query: not in its one right form, it is sent there. */
  readonly asked: string;
  readonly search: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Whether a document's request says that somebody is signed in. null in the browser, where the session itself knows. */
  readonly signedIn: boolean | null;
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * A route's `loader` and `clientLoader` from one function: both fill a store by the same queries, the request's on the
 * server, the page's in the browser, so that one cache serves both sides.
 */
export function loadWith<T>(load: (args: LoadArgs) => Promise<T>) {
  return ({ request, params, context }: LoaderFunctionArgs | ClientLoaderFunctionArgs): Promise<T> => {
    const store = context.get(storeContext);
    const { country: code, origin } = store.getState().shop;
    const country = countries[code];
    const url = new URL(request.url);
    const inShop = url.pathname.startsWith(country.baseUrl) ? url.pathname.slice(country.baseUrl.length) : url.pathname;
    const withoutData = inShop.replace(/\.data$/, "");
    const path = withoutTrailingSlashes(withoutData) || "/";
    const isWrittenRight = inShop === "" || (inShop === path && path === path.toLowerCase());
    return load({
      store,
      country,
      origin,
      path,
      asked: isWrittenRight ? path : withoutData + url.search,
      search: url.searchParams,
      params,
      signal: request.signal,
      signedIn: context.get(signedInContext),
    });
  };
}
