import { countries } from "#domain/country/country.ts";
import { isOccupied } from "#domain/offline/automatic-reload.ts";
import { loadAnew } from "../../platform/hydration/failed-imports.ts";
import { type Connection, mayPrefetch } from "../../platform/routing/prefetching.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { keepOfflineProducts } from "./offline-products.ts";
import { workerAddress } from "./worker-address.ts";

const typedIn = "input:not([type=checkbox],[type=radio],[type=hidden],[type=submit],[type=button]), textarea";

/** Whether somebody types, or has typed, into something on the page. */
function isTyping(): boolean {
  if (document.activeElement?.matches(typedIn)) return true;
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedIn)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
}

/**
 * Registers the shop's service worker (PWA-01) and lives with it: a page of an older release loads itself anew once the worker of a
 * newer one is active (PWA-02), as soon as that takes nothing from the shopper.
 * @returns what is to be called each time another page is shown
 * @throws whatever the browser refuses the worker with
 */
export async function followWorker(store: AppStore): Promise<{ settled: () => void }> {
  const { country } = store.getState().shop;
  const { baseUrl } = countries[country];
  const workers = navigator.serviceWorker;
  let isControlled = workers.controller !== null;
  let isOutdated = false;

  const shownPath = () => location.pathname.slice(baseUrl.length) || "/";
  const renew = () => {
    const overlay = document.querySelector("[role=dialog], dialog[open]") !== null;
    if (isOutdated && !isOccupied({ path: shownPath(), typing: isTyping(), overlay })) void loadAnew();
  };
  const keepPage = (...others: string[]) => workers.controller?.postMessage([location.href, ...others]);
  const keepProducts = () => keepOfflineProducts(store.getState());

  workers.addEventListener("controllerchange", () => {
    // The first worker is no newer than the page; all that the page is made of has come before it.
    if (!isControlled) keepPage(...performance.getEntriesByType("resource").map(({ name }) => name));
    else isOutdated = true;
    isControlled = true;
    renew();
  });
  const registration = await workers.register(workerAddress(baseUrl), { scope: `${baseUrl}/`, updateViaCache: "none" });
  keepProducts();
  addEventListener("offline", keepProducts);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") return keepProducts();
    // A page that stays open opens no other document, with which browsers would look for a newer worker.
    registration.update().catch(() => undefined);
  });
  return {
    settled() {
      keepProducts();
      renew();
      const { connection } = navigator as { connection?: Connection };
      if (shownPath().startsWith("/products/") && mayPrefetch(connection)) keepPage();
    },
  };
}
