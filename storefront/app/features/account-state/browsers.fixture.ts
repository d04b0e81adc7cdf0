import { AsyncLocalStorage } from "node:async_hooks";
import { addListener } from "@reduxjs/toolkit";
import { vi } from "vitest";
import type { CallFailure, CallFunction } from "#contract/rendering.ts";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import type { AccountChange } from "#domain/account-state/command.ts";
import type { CartProduct } from "#domain/cart/cart-item.ts";
import { mapStorage } from "../checkout/checkout.fixture.ts";

/** What a browser keeps for all its tabs. */
export interface Browser {
  readonly storage: Storage;
  readonly document: { cookie: string };
}

export const newBrowser = (): Browser => ({ storage: mapStorage(), document: { cookie: "" } });

const inBrowser = new AsyncLocalStorage<Browser>();

/** Gives each browser its own `localStorage` and `document`: code finds those of the browser that it was started in. */
export function stubBrowsers(): void {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage() {}
      close() {}
    },
  );
  for (const [name, of] of [
    ["localStorage", () => inBrowser.getStore()?.storage],
    ["document", () => inBrowser.getStore()?.document],
  ] as const) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, { configurable: true, get: of, set: () => undefined });
  }
}

export const failure = (status: number): CallFailure => ({ status, code: "Failed", message: "Failed." });

/** An account's state on the server: a register with compare-and-set. */
export class KeptState {
  version = 0;
  state: SyncableState | null = null;

  get() {
    return structuredClone({ version: this.version, state: this.state });
  }

  put({ version, state }: { version: number; state: SyncableState }) {
    if (version !== this.version) throw failure(409);
    this.version++;
    this.state = structuredClone(state);
    return this.get();
  }
}

/** The code of a page: what it remembers by itself is not shared with any other page. */
export async function loadPageCode() {
  vi.resetModules();
  const { changeAccountState, restoreAccountState } = await import("./change-account-state.ts");
  const { createStore } = await import("../../shell/create-store.ts");
  const session = await import("../session/session-actions.ts");
  const { showAlert } = await import("../alerts/show-alert.ts");
  const { hearShopTime } = await import("../../platform/api/shop-clock.ts");
  await import("./synchronise.ts");
  return { changeAccountState, restoreAccountState, createStore, session, showAlert, hearShopTime };
}

export type PageCode = Awaited<ReturnType<typeof loadPageCode>>;

const product = (id: string): CartProduct => ({
  id,
  variants: [{ id: `${id}-9`, code: "9", qty: 9999 }],
  state: "current",
  accountExclusive: false,
  functionalType: "basic",
  cartQtyProductMax: null,
  cartQtyVariantMax: 9999,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  stockUpdatedAt: Date.now() / 1000,
});

/** Answers what a page asks. */
export type Answer = (name: string, input: { body: { version: number; state: SyncableState } }) => Promise<unknown>;

/** Opens a page in a browser. */
export function openPage(code: PageCode, browser: Browser, answer: Answer) {
  const run = <T>(action: () => T): T => inBrowser.run(browser, action);
  const store = run(() => code.createStore({ call: answer as unknown as CallFunction }));
  const alerts: unknown[] = [];
  store.dispatch(addListener({ actionCreator: code.showAlert, effect: ({ payload }) => void alerts.push(payload.content) }));
  run(() => code.restoreAccountState(store));
  const state = () => store.getState().accountState.current as SyncableState;
  const change = (made: AccountChange) =>
    run(() => code.changeAccountState(store, made, async (ids) => Object.fromEntries(ids.map((id) => [id, product(id)]))));
  return {
    store,
    /** What the shopper was told in passing. */
    alerts,
    run,
    state,
    change,
    /** Adds a product; its line is named after it. */
    add: (productId: string, qty = 1, createdAt = Date.now(), id = productId) =>
      change({ type: "cart/add", item: { id, productId, variantId: `${productId}-9`, qty, createdAt } }),
    remove: (itemId: string) => change({ type: "cart/remove", itemId }),
    wish: (productId: string, createdAt = Date.now()) =>
      change({ type: "wishlist/add", item: { productId, variantId: `${productId}-9`, qty: 1, createdAt } }),
    signedIn: (username = "mere") =>
      run(() => {
        browser.document.cookie = "signed_in=1";
        const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
        store.dispatch(code.session.signedIn({ idToken: "token", username, expiresAt }));
      }),
    signOut: () => run(() => store.dispatch(code.session.signOut(undefined))),
    ensureSession: () => run(() => store.dispatch(code.session.ensureSession())),
    quantities: () => quantitiesOf(state()),
  };
}

export type Page = ReturnType<typeof openPage>;

/** How many of each product a cart has. */
export function quantitiesOf(state: SyncableState | null): Record<string, number> {
  const lines = Object.values(state?.cart.items ?? {});
  return Object.fromEntries(lines.map(({ productId, qty }) => [productId, qty]).toSorted());
}

/** Lets everything that waits for no answer come to rest; where timers are made up, each turn takes a millisecond of theirs. */
export async function rest(turns = 8): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await new Promise((done) => setImmediate(done));
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1);
  }
}
