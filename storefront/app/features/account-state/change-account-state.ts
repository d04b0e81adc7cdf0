import type { SyncableState } from "#domain/account-state/account-state.ts";
import { applyChange } from "#domain/account-state/apply-change.ts";
import type { ChangeResult } from "#domain/account-state/change-result.ts";
import { type AccountChange, nextSequence } from "#domain/account-state/command.ts";
import type { CartProducts } from "#domain/cart/cart-item.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import type { AppDispatch, AppState } from "../../platform/store/app-state.ts";
import { randomId } from "../../platform/store/random-id.ts";
import { changed, stateReplaced } from "./account-state-slice.ts";
import { alone } from "./alone.ts";
import { accountStateKey, keep, NewerStateKept, readKept, showToServer } from "./stored-account-state.ts";
import { keepSyncRecord, readSyncRecord } from "./sync-record.ts";

/** Where a change is made: a store, or the second argument of a thunk. */
export interface StoreAccess {
  readonly dispatch: AppDispatch;
  getState(): AppState;
}

/** Fetches products with stock that is fresh enough to decide by; null for one that is gone. */
export type ProductLookup = (ids: readonly string[]) => Promise<CartProducts>;

/** This page's name in the state's replay marks. A copied tab gets a name of its own. */
const clientId = randomId();
let lastSequence = 0;
let queue: Promise<unknown> = Promise.resolve();

/** Reads the browser's copy into the store. @returns whether a newer shop has written it, so that it cannot be changed here */
export function restoreAccountState({ dispatch, getState }: StoreAccess): boolean {
  const { country } = getState().shop;
  const { state, newer } = readKept(country);
  if (!newer) showToServer(country, state);
  dispatch(stateReplaced(state));
  return newer;
}

function concernedProduct(state: SyncableState, change: AccountChange): string[] {
  if (change.type === "cart/add") return [change.item.productId];
  if (change.type === "cart/setQuantity") {
    const item = state.cart.items[change.itemId];
    return item ? [item.productId] : [];
  }
  return [];
}

async function apply(store: StoreAccess, change: AccountChange, lookUp: ProductLookup): Promise<ChangeResult> {
  const { country } = store.getState().shop;
  const concerned = concernedProduct(readKept(country).state, change);
  const products = concerned.length > 0 ? await lookUp(concerned) : {};
  return alone(accountStateKey(country), () => {
    // From here to the write nothing waits, so that another tab's change is either wholly seen or wholly later.
    const { state, newer } = readKept(country);
    if (newer) throw new NewerStateKept("The shop has been updated since this page was opened.");
    lastSequence = nextSequence(lastSequence, shopNow());
    const command = { ...change, clientId, sequence: lastSequence };
    // Who has signed out while the products were asked for is judged as the guest they are by now.
    const loggedIn = store.getState().session.status === "LOGGED_IN";
    const result = applyChange(state, command, { loggedIn, products });
    if (result.outcome === "SUCCESS") {
      keep(country, result.state);
      const record = readSyncRecord(country);
      if (record) keepSyncRecord(country, { ...record, pending: [...record.pending, command] });
    }
    store.dispatch(stateReplaced(result.state));
    if (result.outcome === "SUCCESS") store.dispatch(changed());
    return result;
  });
}

const nothingToLookUp: ProductLookup = async () => ({});

/**
 * Makes one change to cart or wishlist by the domain's rules, and keeps it. It holds at once, whatever the network does (SYNC-06);
 * a signed-in shopper's is then sent to the server (`account-state-listeners.ts`), a guest's stays in the browser (SYNC-15). Changes run one after the other: a single-flight
 * lock serialises them in the page, and a Web Lock among the browser's tabs.
 * @param lookUp fetches the products that the change is judged by; not needed for changes that take away
 * @throws what `lookUp` throws; nothing has changed then
 * @throws CartError when the product or variant does not exist
 * @throws NewerStateKept when a newer shop has written the browser's copy (SYNC-03)
 */
export function changeAccountState(
  store: StoreAccess,
  change: AccountChange,
  lookUp: ProductLookup = nothingToLookUp,
): Promise<ChangeResult> {
  const turn = queue.then(() => apply(store, change, lookUp));
  queue = turn.catch(() => undefined);
  return turn;
}
