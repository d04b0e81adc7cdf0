import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import { applyChange } from "#domain/account-state/apply-change.ts";
import type { ChangeResult } from "#domain/account-state/change-result.ts";
import { type AccountChange, nextSequence } from "#domain/account-state/command.ts";
import { parsePersistedAccountState } from "#domain/account-state/parse-account-state.ts";
import { cartCookie } from "#domain/cart/cart-cookie.ts";
import type { CartProducts } from "#domain/cart/cart-item.ts";
import { needsStockRefresh } from "#domain/cart/stock-age.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import type { AppStore } from "../../store/create-store.ts";
import { catalogueApi } from "../catalogue/catalogue-api.ts";
import { localStorageOrMemory } from "../storage/storage.ts";
import { accountStateKey } from "./account-state-key.ts";
import { stateReplaced } from "./account-state-slice.ts";

/** Thrown when the products that a change concerns could not be asked for; nothing has changed. */
export class ProductsUnavailable extends Error {
  override readonly name = "ProductsUnavailable";
}

const randomId = () => crypto.randomUUID().replaceAll("-", "");

/** This page's name in the state's replay marks. A copied tab gets a name of its own. */
const clientId = randomId();
let lastSequence = 0;
let queue: Promise<unknown> = Promise.resolve();

function read(key: string): SyncableState {
  const kept = parsePersistedAccountState(localStorageOrMemory.getItem(key));
  return kept.ok ? kept.value : emptyAccountState({ cartId: randomId(), searchUserToken: randomId() });
}

/** Shows the cart to the server, for its page. A browser that keeps no cookies has that page drawn by its scripts. */
function showToServer(country: CountryCode, state: SyncableState): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store on the versions that we support
    document.cookie = cartCookie(country, state.cart) + (location.protocol === "https:" ? "; Secure" : "");
  } catch {}
}

/** Reads the browser's copy into the store. What cannot be read (corrupt, foreign) counts as an empty cart. */
export function restoreAccountState(store: AppStore): void {
  const { country } = store.getState().shop;
  const state = read(accountStateKey(country));
  showToServer(country, state);
  store.dispatch(stateReplaced(state));
}

async function freshProducts(store: AppStore, ids: readonly string[]): Promise<CartProducts> {
  if (ids.length === 0) return {};
  const wanted = [...new Set(ids)].sort();
  const ask = (forceRefetch: boolean) =>
    store.dispatch(catalogueApi.endpoints.productsByIds.initiate(wanted, { subscribe: false, forceRefetch }));
  const isStale = (product: Product | null) => product !== null && needsStockRefresh(product.stockUpdatedAt, Date.now());
  let answer = await ask(false);
  if (answer.isError || answer.data?.some(isStale)) answer = await ask(true);
  if (!answer.data || answer.isError) throw new ProductsUnavailable("The products of this change could not be loaded.");
  return Object.fromEntries(wanted.map((id, index) => [id, answer.data?.[index] ?? null]));
}

function concernedProduct(state: SyncableState, change: AccountChange): string[] {
  if (change.type === "cart/add") return [change.item.productId];
  if (change.type === "cart/setQuantity") {
    const item = state.cart.items[change.itemId];
    return item ? [item.productId] : [];
  }
  return [];
}

/** Milliseconds in which a write to the browser's storage has reached its other tabs, which have processes of their own. */
const settling = 50;

/**
 * Does something with the browser's copy while no other tab does (Web Locks); at once where the browser has no locks. The
 * result does not wait for the write to reach the others, only their turn does.
 */
function alone<Result>(key: string, work: () => Result): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve().then(work);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const turn = async () => {
    try {
      resolve(work());
    } catch (error) {
      reject(error);
    }
    await new Promise((done) => setTimeout(done, settling));
  };
  locks.request(key, turn).catch(reject);
  return promise;
}

async function apply(store: AppStore, change: AccountChange): Promise<ChangeResult> {
  const { shop, session } = store.getState();
  const key = accountStateKey(shop.country);
  const products = await freshProducts(store, concernedProduct(read(key), change));
  return alone(key, () => {
    // From here to the write nothing waits, so that another tab's change is either wholly seen or wholly later.
    const state = read(key);
    lastSequence = nextSequence(lastSequence, Date.now());
    const result = applyChange(
      state,
      { ...change, clientId, sequence: lastSequence },
      { loggedIn: session.status === "LOGGED_IN", products },
    );
    if (result.outcome === "SUCCESS") {
      localStorageOrMemory.setItem(key, JSON.stringify(result.state));
      showToServer(shop.country, result.state);
    }
    store.dispatch(stateReplaced(result.state));
    return result;
  });
}

/**
 * Makes one change to cart or wishlist by the domain's rules, against fresh stock, and keeps it. Changes run one after
 * the other (cart and checkout §4: a single-flight lock serialises state mutations).
 * @throws ProductsUnavailable when stock could not be asked for
 * @throws CartError when the product or variant does not exist
 */
export function changeAccountState(store: AppStore, change: AccountChange): Promise<ChangeResult> {
  const turn = queue.then(() => apply(store, change));
  queue = turn.catch(() => undefined);
  return turn;
}

/** Removes lines whose product is gone and tells which they were (CART-10). */
export async function dropMissingProducts(store: AppStore): Promise<string[]> {
  const items = Object.values(store.getState().accountState.current?.cart.items ?? {});
  const products = await freshProducts(
    store,
    items.map((item) => item.productId),
  );
  const missing = items.filter((item) => products[item.productId] === null);
  for (const item of missing) await changeAccountState(store, { type: "cart/remove", itemId: item.id });
  return missing.map((item) => item.id);
}
