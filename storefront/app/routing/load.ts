import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { type Country, countries } from "#domain/country/country.ts";
import { browserStore } from "../store/browser-store.ts";
import type { AppStore } from "../store/create-store.ts";
import { storeContext } from "../store/store-context.ts";

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
}
export type Load<T> = (args: LoadArgs) => Promise<T>;

function toArgs(store: AppStore, { request, params }: LoaderFunctionArgs | ClientLoaderFunctionArgs): LoadArgs {
  const { country: code, origin } = store.getState().shop;
  const country = countries[code];
  const url = new URL(request.url);
  const inShop = url.pathname.startsWith(country.baseUrl) ? url.pathname.slice(country.baseUrl.length) : url.pathname;
  const path = inShop.replace(/\.data$/, "").replace(/\/+$/, "") || "/";
  const asked = inShop === path || inShop === "" ? path : inShop.replace(/\.data$/, "") + url.search;
  return { store, country, origin, path, asked, search: url.searchParams, params, signal: request.signal };
}

/** A route's `loader`: fills the request's store. */
export function serverLoad<T>(load: Load<T>) {
  return (args: LoaderFunctionArgs): Promise<T> => load(toArgs(args.context.get(storeContext), args));
}

/**
 * A route's `clientLoader`: fills the page's store by the same queries, so that one cache serves both sides.
 * @param preload fetches the code of what the page shows, meanwhile
 */
export function browserLoad<T>(load: Load<T>, preload?: () => void) {
  return (args: ClientLoaderFunctionArgs): Promise<T> => {
    preload?.();
    return load(toArgs(browserStore(), args));
  };
}
