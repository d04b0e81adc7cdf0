import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { readCartCookie } from "#domain/cart/read-cart-cookie.ts";
import type { Product } from "#domain/product/product.ts";
import { mapStorage } from "../checkout/checkout.fixture.ts";

const now = 1_795_000_000_000;
const seconds = now / 1000;

function product(qty: number, over: Partial<Product> = {}): Product {
  return {
    id: "104201",
    name: "Court Low",
    state: "current",
    functionalType: "basic",
    accountExclusive: false,
    stockUpdatedAt: seconds,
    variants: [{ id: "104201-9", code: "9", qty }],
    ...over,
  } as Product;
}

const line = (id: string, qty: number): CartItem => ({
  id,
  productId: "104201",
  variantId: "104201-9",
  qty,
  createdAt: now,
});

/** A page of its own: the engine's module, with a store, over the storage that all tabs share. */
async function openTab(answers: (Product | null)[]) {
  vi.resetModules();
  const engine = await import("./change-account-state.ts");
  const { shopperStore } = await import("../checkout/checkout.fixture.ts");
  const { freshProducts } = await import("../cart/fresh-products.ts");
  const asked: unknown[] = [];
  const call = (async (name: string, input: { body: { ids: string[] } }) => {
    asked.push(name);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw { status: 0, code: "Unreachable", message: "No answer." };
    return { products: input.body.ids.map(() => answer) };
  }) as unknown as CallFunction;
  const store = shopperStore(call);
  engine.restoreAccountState(store);
  const lines = () => Object.values(store.getState().accountState.current?.cart.items ?? {});
  return {
    engine,
    store,
    lines,
    asked,
    add: (id: string, qty: number) =>
      engine.changeAccountState(store, { type: "cart/add", item: line(id, qty) }, freshProducts(store.dispatch)),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("localStorage", mapStorage());
});
afterEach(() => {
  // What a page without storage keeps in memory goes with it.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the cart in the browser", () => {
  test("CART-12 CART-15 an add is kept only when there is enough, and says what is wrong otherwise", async () => {
    const tab = await openTab([product(2)]);
    expect(await tab.add("a", 2)).toMatchObject({ outcome: "SUCCESS" });
    expect(await tab.add("b", 1)).toMatchObject({
      outcome: "REJECTED",
      flags: [{ type: "qtyAvailableExceeded", qtyAvailable: 2 }],
    });
    expect(tab.lines()).toMatchObject([{ qty: 2 }]);
    expect((await openTab([product(2)])).lines()).toMatchObject([{ qty: 2 }]);
  });

  test("CART-13 SYNC-15 two tabs that add the same size, one after the other, make one line of both", async () => {
    const [first, second] = [await openTab([product(9)]), await openTab([product(9)])];
    await first.add("a", 1);
    await second.add("b", 2);
    expect(second.lines()).toMatchObject([{ qty: 3 }]);
    first.engine.restoreAccountState(first.store);
    expect(first.lines()).toEqual(second.lines());
  });

  test("two tabs that add at the same time lose nothing", async () => {
    const [first, second] = [await openTab([product(9)]), await openTab([product(9)])];
    await Promise.all([first.add("a", 1), second.add("b", 2), first.add("c", 3)]);
    first.engine.restoreAccountState(first.store);
    expect(first.lines()).toMatchObject([{ qty: 6 }]);
  });

  test("a browser that denies its locks, as it does while all cookies are blocked, keeps a cart as long as the page", async () => {
    const request = () => Promise.reject(new DOMException("The request was denied.", "SecurityError"));
    vi.stubGlobal("navigator", { locks: { request } });
    const tab = await openTab([product(9)]);
    expect(await tab.add("a", 2)).toMatchObject({ outcome: "SUCCESS" });
    expect(tab.lines()).toMatchObject([{ qty: 2 }]);
  });

  test("SYNC-16 changes of one tab run one after the other, in the order they were made", async () => {
    const tab = await openTab([product(5)]);
    const added = tab.add("a", 5);
    const more = tab.add("b", 1);
    const removed = tab.engine.changeAccountState(tab.store, { type: "cart/remove", itemId: "a" });
    expect((await Promise.all([added, more, removed])).map(({ outcome }) => outcome)).toEqual(["SUCCESS", "REJECTED", "SUCCESS"]);
    expect(tab.lines()).toEqual([]);
  });

  test("CONF-08 CONF-09 stock older than five minutes is asked for again before it may refuse or allow", async () => {
    const old = seconds - 301;
    const restocked = await openTab([product(0, { stockUpdatedAt: old }), product(4)]);
    expect(await restocked.add("a", 3)).toMatchObject({ outcome: "SUCCESS" });
    expect(restocked.asked).toHaveLength(2);

    const soldOut = await openTab([product(9, { stockUpdatedAt: old }), product(3)]);
    expect(await soldOut.add("b", 1)).toMatchObject({ outcome: "REJECTED" });
  });

  test("CONF-08 CONF-09 stock that is young enough is not asked for twice", async () => {
    const tab = await openTab([product(9, { stockUpdatedAt: seconds - 299 })]);
    await tab.add("a", 1);
    await tab.add("b", 1);
    expect(tab.asked).toHaveLength(1);
  });

  test("CART-19 who signs out while a members' product is asked for is judged as a guest", async () => {
    const tab = await openTab([product(9, { accountExclusive: true })]);
    const { sessionClosed, sessionOpened, statusChanged } = await import("../session/session-slice.ts");
    tab.store.dispatch(sessionOpened({ username: "mere" }));
    const added = tab.add("a", 1);
    tab.store.dispatch(statusChanged("LOGGING_OUT"));
    tab.store.dispatch(sessionClosed({ ended: false }));
    expect(await added).toMatchObject({ outcome: "REJECTED", flags: [{ type: "notLoggedIn" }] });
    expect(tab.lines()).toEqual([]);
  });

  test("a product that cannot be asked for changes nothing, and the next change works", async () => {
    const tab = await openTab([]);
    await expect(tab.add("a", 1)).rejects.toMatchObject({ name: "ProductsUnavailable" });
    expect(tab.lines()).toEqual([]);
    expect(await tab.engine.changeAccountState(tab.store, { type: "cart/applyPromoCode", code: "firstdibs" })).toMatchObject({
      outcome: "SUCCESS",
    });
    expect(tab.store.getState().accountState.current?.cart.promoCodes).toEqual(["FIRSTDIBS"]);
  });

  test("SYNC-03 a copy that a newer shop has written is left as it is, and changes are refused", async () => {
    const newer = JSON.stringify({ syncableStateVersion: 99, cart: { lines: [] } });
    localStorage.setItem("account-state:nz", newer);
    const tab = await openTab([product(9)]);
    await expect(tab.add("a", 1)).rejects.toMatchObject({ name: "NewerStateKept" });
    expect(localStorage.getItem("account-state:nz")).toBe(newer);
    expect(tab.lines()).toEqual([]);
  });

  test("SYNC-03 a copy that a newer shop has written is shown as far as it can be read, and nothing of it is written", async () => {
    const older = await openTab([product(9)]);
    await older.add("a", 2);
    const kept = JSON.parse(localStorage.getItem("account-state:nz") ?? "");
    const newer = JSON.stringify({ ...kept, syncableStateVersion: 99, gifts: ["wrapped"] });
    localStorage.setItem("account-state:nz", newer);
    const tab = await openTab([product(9)]);
    expect(tab.lines()).toMatchObject([{ productId: "104201", qty: 2 }]);
    await expect(tab.add("b", 1)).rejects.toMatchObject({ name: "NewerStateKept" });
    expect(localStorage.getItem("account-state:nz")).toBe(newer);
    expect(tab.lines()).toMatchObject([{ qty: 2 }]);
  });

  describe("is shown to the server", () => {
    const setCookie = vi.fn<(cookie: string) => void>();
    const shown = () => readCartCookie(setCookie.mock.lastCall?.[0].replace(/;.*/, "") ?? null);
    beforeEach(() => {
      setCookie.mockReset();
      vi.stubGlobal("location", { protocol: "https:" });
      vi.stubGlobal("document", Object.defineProperty({}, "cookie", { set: setCookie }));
    });

    test("with every change, and no more once it is empty", async () => {
      const tab = await openTab([product(9)]);
      await tab.add("a", 2);
      expect(shown()?.items).toEqual({ a: line("a", 2) });
      expect(setCookie.mock.lastCall?.[0]).toMatch(/; Path=\/nz\/cart; .*; Secure$/);
      await tab.engine.changeAccountState(tab.store, { type: "cart/remove", itemId: "a" });
      expect(setCookie.mock.lastCall?.[0]).toMatch(/^cart=; Path=\/nz\/cart; Max-Age=0;/);
    });

    test("as it is kept, when it is looked at again", async () => {
      await (await openTab([product(9)])).add("a", 2);
      setCookie.mockReset();
      await openTab([product(9)]);
      expect(shown()?.items).toEqual({ a: line("a", 2) });
      localStorage.setItem("account-state:nz", "{not json");
      await openTab([product(9)]);
      expect(shown()).toBeNull();
    });

    test("CART-15 as it is kept, when a change is refused", async () => {
      const tab = await openTab([product(2)]);
      await tab.add("a", 2);
      await tab.add("b", 1);
      expect(shown()?.items).toEqual({ a: line("a", 2) });
    });

    test("not at all by a browser that refuses cookies, which loses nothing by it", async () => {
      setCookie.mockImplementation(() => {
        throw new DOMException("Blocked.", "SecurityError");
      });
      const tab = await openTab([product(9)]);
      expect(await tab.add("a", 2)).toMatchObject({ outcome: "SUCCESS" });
      expect(tab.lines()).toMatchObject([{ qty: 2 }]);
    });
  });

  test("a full storage does not lose the cart of the page that stands open", async () => {
    const storage = mapStorage();
    storage.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", storage);
    const tab = await openTab([product(9)]);
    await tab.add("a", 1);
    await tab.add("b", 2);
    expect(tab.lines()).toMatchObject([{ qty: 3 }]);
  });
});
