import { mayMeasure } from "#domain/analytics/consent.ts";
import { type DataLayerEntry, dataLayerEntries } from "#domain/analytics/data-layer.ts";
import { insightsEvents } from "#domain/analytics/insights.ts";
import { countries } from "#domain/country/country.ts";
import { hostedEventsAddress, hostedIndexName } from "#domain/search/hosted-search.ts";
import { searchIndexName } from "#domain/search/index-name.ts";
import { readConsent } from "../../platform/analytics/consent.ts";
import { readReports } from "../../platform/analytics/track.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { sessionStorageOrMemory } from "../../platform/store/storage.ts";
import { keepSearchUser } from "../account-state/keep-search-user.ts";
import { searchUser } from "../account-state/search-user.ts";
import { popularSearchesApi } from "../search/popular-searches-api.ts";
import { createInsightsQueue } from "./insights-queue.ts";
import { createReportReader } from "./interpret-reports.ts";
import { watchSeenProducts } from "./seen-products.ts";

declare global {
  interface Window {
    /** What Google Tag Manager reads, from the first push on. */
    dataLayer?: DataLayerEntry[];
  }
}

/** Whether the list of events is asked for: by `?analytics=show`, from then on in this tab. */
function isListAsked(): boolean {
  if (new URLSearchParams(location.search).get("analytics") === "show") sessionStorageOrMemory.setItem("analytics", "show");
  return sessionStorageOrMemory.getItem("analytics") === "show";
}

/** Measures from here on, and whatever has been reported before: to the data layer and to the search service (ANALYT-05). */
export function startMeasuring(store: AppStore): void {
  const { country, hostedSearch } = store.getState().shop;
  const { baseUrl } = countries[country];
  const insights = createInsightsQueue(hostedSearch ? hostedEventsAddress(hostedSearch) : `${baseUrl}/search/1/events`);
  const indexOf = (name: string) => (hostedSearch ? hostedIndexName(hostedSearch, name) : name);
  const productIndex = searchIndexName(country, "products");
  window.dataLayer ??= [];
  const { dataLayer } = window;

  const reader = createReportReader({
    title: () => document.title,
    state: store.getState,
    onListed: (products, at) => seen.watch(products, at),
    tell(event, at) {
      if (!mayMeasure(readConsent())) return;
      dataLayer.push(...dataLayerEntries(event, country));
      void keepSearchUser(store.getState());
      const { userToken } = searchUser(store.getState());
      // A service refuses all that comes with an event from the future, or from last week.
      const atByShop = Math.round(at + shopNow() - Date.now());
      const told = insightsEvents(event, { country, productIndex, userToken, at: atByShop });
      insights.add(told.map((one) => ({ ...one, index: indexOf(one.index) })));
      if (event.type === "pageViewed") seen.forget();
      // What found something is counted for everybody's sake: a suggestion of what others look for.
      if (event.type === "searched" && event.found > 0)
        void store.dispatch(popularSearchesApi.endpoints.noteSearch.initiate(event.text, { track: false }));
    },
  });
  const seen = watchSeenProducts(baseUrl, (products, at) => reader.read({ signal: { type: "productsSeen", products }, at }));
  readReports(reader.read);

  addEventListener("pagehide", () => {
    reader.flush();
    seen.flush();
    insights.flush();
  });
  if (isListAsked()) import("./event-panel.tsx").then(({ showEvents }) => showEvents(dataLayer)).catch(() => undefined);
}
