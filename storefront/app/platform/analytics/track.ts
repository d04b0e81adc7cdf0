import type { UnknownAction } from "@reduxjs/toolkit";
import type { ListedProduct, ShopEvent } from "#domain/analytics/shop-event.ts";
import type { AppState } from "../store/app-state.ts";

/** A page of the shop: path within the country's shop, and query with its question mark. */
export interface PlaceInShop {
  readonly path: string;
  readonly search: string;
}

/**
 * What the app reports as it happens: events that are known on the spot, and what others follow from (route changes, lists of
 * tiles, actions of the store with the state that they led to).
 */
export type Signal =
  | ShopEvent
  | (PlaceInShop & { readonly type: "routeChanging" })
  | (PlaceInShop & { readonly type: "routeSettled" })
  | { readonly type: "productsListed"; readonly products: readonly (ListedProduct & { readonly path: string })[] }
  | { readonly type: "actionDone"; readonly action: UnknownAction; readonly state: AppState };

/** A signal and when it came, milliseconds since the epoch. */
export interface Report {
  readonly signal: Signal;
  readonly at: number;
}

/** Reports that wait for the code that reads them; a tab in which it never comes forgets the oldest. */
const mostWaiting = 500;
const waiting: Report[] = [];
let reader: ((report: Report) => void) | null = null;

/**
 * Reports what is measured. It costs next to nothing: reports wait until the code that turns them into events has been loaded
 * (`features/analytics`). On the server nothing is reported.
 */
export function track(signal: Signal): void {
  if (import.meta.env.SSR) return;
  const report = { signal, at: Date.now() };
  if (reader) {
    reader(report);
    return;
  }
  waiting.push(report);
  if (waiting.length > mostWaiting) waiting.shift();
}

/** Hands over everything that has been reported, and whatever will be. Whoever read before reads no more. */
export function readReports(read: (report: Report) => void): void {
  reader = read;
  for (const report of waiting.splice(0)) read(report);
}
