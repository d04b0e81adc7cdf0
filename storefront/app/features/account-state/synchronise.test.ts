import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import {
  type Answer,
  type Browser,
  failure,
  KeptState,
  loadPageCode,
  newBrowser,
  openPage,
  type PageCode,
  quantitiesOf,
  rest,
  stubBrowsers,
} from "./browsers.fixture.ts";

let codes: PageCode[];
let server: KeptState;
let asked: { name: string; input: Parameters<Answer>[1] }[];
/** What the network and the server do to the next calls, one after the other. */
let faults: ((name: string, input: Parameters<Answer>[1]) => unknown)[];
let used = 0;

beforeAll(async () => {
  codes = [await loadPageCode(), await loadPageCode(), await loadPageCode()];
});
beforeEach(() => {
  stubBrowsers();
  server = new KeptState();
  asked = [];
  faults = [];
});
afterEach(() => vi.unstubAllGlobals());

function serve(name: string, { body }: Parameters<Answer>[1]): unknown {
  if (name === "accountState.get") return server.get();
  if (name === "accountState.put") return server.put(body);
  if (name === "session.delete") return {};
  throw failure(404);
}

const answer: Answer = async (name, input) => {
  asked.push({ name, input });
  return (faults.shift() ?? serve)(name, input);
};

const names = () => asked.map(({ name }) => name.replace("accountState.", ""));
const open = (browser: Browser = newBrowser()) => openPage(codes[used++ % 3] as PageCode, browser, answer);
const openSignedIn = async (browser?: Browser) => {
  const page = open(browser);
  page.signedIn();
  await rest();
  asked.length = 0;
  return page;
};
const refuse = (status: number) => () => {
  throw failure(status);
};
const loseAnswerTo = (status: number) => (name: string, input: Parameters<Answer>[1]) => {
  serve(name, input);
  throw failure(status);
};
const loseAnswer = loseAnswerTo(0);
/** Somebody else writes just before the call is served. */
const afterAnother = (productId: string) => (name: string, input: Parameters<Answer>[1]) => {
  elsewhere(productId);
  return serve(name, input);
};
function elsewhere(productId: string, createdAt = 1) {
  const state = server.state as SyncableState;
  const item = { id: `other-${productId}`, productId, variantId: `${productId}-9`, qty: 1, createdAt };
  server.put({
    version: server.version,
    state: { ...state, cart: { ...state.cart, items: { ...state.cart.items, [item.id]: item } } },
  });
}
const result = (page: ReturnType<typeof open>) => page.store.getState().accountState.sync?.result;

test("what was ordered is taken out here once what the order has left in the account is known", async () => {
  const page = await openSignedIn();
  await page.add("104201");
  await rest();
  asked.length = 0;
  const { cart, ...others } = server.state as SyncableState;
  server.put({ version: server.version, state: { ...others, cart: { ...cart, id: "next", items: {} } } });
  await page.change({ type: "cart/clear", newCartId: "newer", seen: { 104201: 1 } });
  await rest();
  expect(names()).toEqual(["get", "put"]);
  expect(page.quantities()).toEqual({});
  expect(server.state?.cart).toMatchObject({ id: "newer", items: {} });
});

describe("a signed-in shopper's change", () => {
  test("SYNC-06 SYNC-07 holds at once, and is sent to the server", async () => {
    const page = await openSignedIn();
    const sent = Promise.withResolvers<unknown>();
    faults = [() => sent.promise];
    await page.add("1", 2);
    expect(page.quantities()).toEqual({ 1: 2 });
    await rest();
    expect(names()).toEqual(["put"]);
    expect(quantitiesOf(asked[0]?.input.body.state ?? null)).toEqual({ 1: 2 });
    sent.resolve(server.put(asked[0]?.input.body as never));
    await rest();
    expect(result(page)).toBe("SUCCESS");
  });

  test("SYNC-10 SYNC-11 waits for the answer to the one before, and is sent then", async () => {
    const page = await openSignedIn();
    const sent = Promise.withResolvers<void>();
    faults = [(name, input) => sent.promise.then(() => serve(name, input))];
    await page.add("1");
    await rest();
    await page.add("2");
    await rest();
    expect(names()).toEqual(["put"]);
    sent.resolve();
    await rest();
    expect(names()).toEqual(["put", "put"]);
    expect(quantitiesOf(server.state)).toEqual({ 1: 1, 2: 1 });
    await rest();
    expect(asked).toHaveLength(2);
  });

  test("SYNC-08 SYNC-09 is made again on what somebody else has written meanwhile", async () => {
    const page = await openSignedIn();
    faults = [afterAnother("7")];
    await page.add("1", 2);
    await rest();
    expect(names()).toEqual(["put", "get", "put"]);
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 7: 1 });
    expect(page.quantities()).toEqual({ 1: 2, 7: 1 });
    expect(result(page)).toBe("SUCCESS");
  });

  test("SYNC-09 that no longer fits what somebody else has written is dropped, and that is said", async () => {
    const page = await openSignedIn();
    faults = [
      (name, input) => {
        for (let n = 0; n < 200; n++) elsewhere(`full${n}`);
        return serve(name, input);
      },
    ];
    await page.add("1", 2);
    await rest();
    expect(Object.keys(page.quantities())).toHaveLength(200);
    expect(page.quantities()).not.toHaveProperty("1");
    expect(page.alerts).toEqual(["Your last change no longer fits what was changed elsewhere."]);
  });

  test("SYNC-09 that somebody else has made already is no more said than done", async () => {
    const page = await openSignedIn();
    await page.add("1");
    await rest();
    faults = [
      (name, input) => {
        const state = server.state as SyncableState;
        const cart = { ...state.cart, items: {}, promoCodes: ["FIRSTDIBS"] };
        server.put({ version: server.version, state: { ...state, cart } });
        return serve(name, input);
      },
    ];
    const changes = [page.remove("1"), page.change({ type: "cart/applyPromoCode", code: "FIRSTDIBS" })];
    await Promise.all(changes);
    await rest();
    expect(page.quantities()).toEqual({});
    expect(page.state().cart.promoCodes).toEqual(["FIRSTDIBS"]);
    expect(page.alerts).toEqual([]);
  });

  test("SYNC-23 is given up after five conflicts in a row, with an error", async () => {
    const page = await openSignedIn();
    const conflict = refuse(409);
    faults = [1, 2, 3, 4].flatMap(() => [conflict, serve]).concat(conflict);
    await page.add("1");
    await rest(20);
    expect(names().filter((name) => name === "put")).toHaveLength(5);
    expect(page.quantities()).toEqual({});
    expect(result(page)).toBe("ERROR");
    expect(page.alerts).toEqual(["Something went wrong. Your cart is as it was before. Try again."]);
  });

  test.each([400, 403, 413, 422, 500])(
    "SYNC-12 SYNC-13 SYNC-14 that is refused with %i is taken back, and when that was is known",
    async (status) => {
      const page = await openSignedIn();
      await page.add("1");
      await rest();
      const before = page.state();
      faults = [refuse(status)];
      const start = Date.now();
      await page.add("2");
      await rest();
      expect(page.state()).toEqual(before);
      const sync = page.store.getState().accountState.sync;
      expect(sync?.result).toBe("ERROR");
      expect(sync?.finishedAt).toBeGreaterThanOrEqual(start);
      expect(sync?.finishedAt).toBeLessThanOrEqual(Date.now());
    },
  );

  test("SYNC-12 SYNC-13 that is refused takes back what was sent with it, and leaves what was changed after", async () => {
    const page = await openSignedIn();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    faults = [(name, input) => first.promise.then(() => serve(name, input)), () => second.promise.then(refuse(500))];
    await page.add("1");
    await rest();
    for (const product of ["2", "3", "4"]) await page.add(product);
    first.resolve();
    await rest();
    await page.add("5");
    expect(page.quantities()).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    second.resolve();
    await rest();
    expect(page.quantities()).toEqual({ 1: 1, 5: 1 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 1, 5: 1 });
    expect(page.alerts).toEqual(["Something went wrong. Your cart is as it was before. Try again."]);
  });

  test("whose answer a proxy has lost, but which was kept, stays and is no error", async () => {
    const page = await openSignedIn();
    faults = [loseAnswerTo(502)];
    await page.add("1", 3);
    await rest();
    expect(names()).toEqual(["put", "get"]);
    expect(quantitiesOf(server.state)).toEqual({ 1: 3 });
    expect(page.quantities()).toEqual({ 1: 3 });
    expect(result(page)).toBe("SUCCESS");
    expect(page.alerts).toEqual([]);
  });

  test("that a proxy refused is said to be as it was only once the server has said so", async () => {
    const page = await openSignedIn();
    faults = [refuse(502)];
    await page.add("1");
    await rest();
    expect(page.quantities()).toEqual({});
    expect(page.alerts).toEqual(["Something went wrong. Your cart is as it was before. Try again."]);
  });

  test.each([
    ["an addition to the wishlist", 1, "Something went wrong when adding this item to wishlist. Please try again."],
    ["one taken off the wishlist", 2, "Something went wrong. Your wishlist is as it was before. Try again."],
    ["one of the cart as well", 3, "Something went wrong. Your cart is as it was before. Try again."],
  ] as const)("that the server refuses is spoken of as what it was: %s", async (_, count, said) => {
    const page = await openSignedIn();
    const changes = [
      () => page.wish("1"),
      () => page.change({ type: "wishlist/remove", productId: "1" }),
      () => page.add("2"),
    ] as const;
    faults = [refuse(0), refuse(0), refuse(0)].slice(0, count - 1).concat(refuse(422));
    for (const change of changes.slice(0, count)) {
      await change();
      await rest();
    }
    expect(page.alerts).toEqual([said]);
  });

  test("of which nobody can say what became is said to be so, and shown as soon as it is known", async () => {
    const page = await openSignedIn();
    faults = [loseAnswerTo(502), refuse(502)];
    await page.add("1", 3);
    await rest();
    expect(result(page)).toBe("ERROR");
    expect(page.alerts).toEqual([
      "Something went wrong, and we can't say yet if your last change was kept. Check your cart in a moment.",
    ]);
    await page.add("2");
    await rest();
    expect(page.quantities()).toEqual({ 1: 3, 2: 1 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 3, 2: 1 });
  });

  test("SYNC-12 SYNC-13 is taken back when after a conflict the newest state is not to be had", async () => {
    const page = await openSignedIn();
    faults = [refuse(409), refuse(500)];
    await page.add("1");
    await rest();
    expect(page.quantities()).toEqual({});
    expect(result(page)).toBe("ERROR");
  });

  test("that was sent long ago is nobody's to make again when the newest state is not to be had", async () => {
    const browser = newBrowser();
    const before = await openSignedIn(browser);
    await before.add("1");
    await rest();
    faults = [refuse(500)];
    const page = await openSignedIn(browser);
    await rest();
    expect(result(page)).toBe("ERROR");
    expect(page.quantities()).toEqual({ 1: 1 });
    expect(page.alerts).toEqual([]);
  });

  test("that got no answer stays, also through a reload, and is made once", async () => {
    const browser = newBrowser();
    const page = await openSignedIn(browser);
    faults = [loseAnswer];
    await page.add("1", 3);
    await rest();
    expect(page.quantities()).toEqual({ 1: 3 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 3 });
    const reloaded = await openSignedIn(browser);
    expect(quantitiesOf(server.state)).toEqual({ 1: 3 });
    expect(reloaded.quantities()).toEqual({ 1: 3 });
  });

  test("that never reached the server is sent after a reload", async () => {
    const browser = newBrowser();
    const page = await openSignedIn(browser);
    faults = [refuse(0)];
    await page.add("1", 3);
    await rest();
    expect(quantitiesOf(server.state)).toEqual({});
    await openSignedIn(browser);
    expect(quantitiesOf(server.state)).toEqual({ 1: 3 });
  });

  test("whose token is refused, and the renewed one too, stays and is sent at the next chance", async () => {
    const browser = newBrowser();
    const page = await openSignedIn(browser);
    const renew = () => ({ idToken: "renewed", username: "mere", expiresAt: "2099-01-01T00:00:00Z" });
    faults = [refuse(401), renew, refuse(401)];
    await page.add("1", 3);
    await rest();
    expect(quantitiesOf(server.state)).toEqual({});
    await openSignedIn(browser);
    expect(quantitiesOf(server.state)).toEqual({ 1: 3 });
  });

  test.each(["blocked", "full"])("is sent by a browser whose storage is %s, and shown while the page is open", async (ill) => {
    const browser = newBrowser();
    const refuses = () => {
      throw new DOMException("No.", ill === "full" ? "QuotaExceededError" : "SecurityError");
    };
    const storage = Object.assign(
      browser.storage,
      { setItem: refuses },
      ill === "blocked" && { getItem: refuses, removeItem: refuses },
    );
    // What the page remembers in their place is this page's alone.
    const page = openPage(await loadPageCode(), { ...browser, storage }, answer);
    page.signedIn();
    await rest();
    faults = [afterAnother("7")];
    await page.add("1", 3);
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 3, 7: 1 });
    expect(page.quantities()).toEqual({ 1: 3, 7: 1 });
    expect(result(page)).toBe("SUCCESS");
  });

  test("SYNC-03 is taken back where a newer shop has written, which is left as it is", async () => {
    const page = await openSignedIn();
    const newer = { ...(server.state as SyncableState), syncableStateVersion: 99 } as never;
    server.put({ version: server.version, state: newer });
    faults = [refuse(412)];
    await page.add("1");
    await rest();
    expect(page.quantities()).toEqual({});
    expect(result(page)).toBe("ERROR");
    expect(names()).toEqual(["put"]);
    expect(server.state).toEqual(newer);
  });
});

describe("a guest's change", () => {
  test("SYNC-15 stays in the browser", async () => {
    const page = open();
    await page.add("1");
    await rest();
    expect(asked).toEqual([]);
    expect(page.quantities()).toEqual({ 1: 1 });
  });
});

describe("signing in", () => {
  /** An account with two of product 1 in its cart, since the time 100. */
  async function account() {
    const page = await openSignedIn();
    await page.add("1", 2, 100);
    await page.wish("1", 100);
    await rest();
    asked.length = 0;
  }

  test("SYNC-04 asks for the account's state, and shows it", async () => {
    await account();
    const page = open();
    page.signedIn();
    await rest();
    expect(asked[0]).toMatchObject({ name: "accountState.get", input: { body: undefined } });
    expect(page.quantities()).toEqual({ 1: 2 });
  });

  test("SYNC-17 SYNC-18 SYNC-19 adds newer and unmatched lines of the guest's", async () => {
    await account();
    const page = open();
    await page.add("1", 5, 200);
    await page.add("2", 1, 50);
    page.signedIn();
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 5, 2: 1 });
    expect(page.quantities()).toEqual({ 1: 5, 2: 1 });
  });

  test("SYNC-18 a guest's newer line is kept on a device whose clock is half an hour behind", async () => {
    const now = Date.now();
    const here = await openSignedIn();
    await here.add("1", 2, now - 1000);
    await rest();
    onTestFinished(() => {
      vi.useRealTimers();
      // The clock that is heard here is not for the files that are tested after this one.
      vi.resetModules();
    });
    vi.useFakeTimers({ now: now - 1_800_000, toFake: ["Date"] });
    const code = await loadPageCode();
    code.hearShopTime(now);
    const page = openPage(code, newBrowser(), answer);
    await page.add("1", 5, now);
    page.signedIn();
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 5 });
  });

  test("SYNC-20 merges the wishlists by product, and the newer date wins", async () => {
    await account();
    const page = open();
    await page.wish("1", 200);
    await page.wish("2", 50);
    page.signedIn();
    await rest();
    const dates = Object.values(server.state?.wishlist.items ?? {}).map(({ productId, createdAt }) => [productId, createdAt]);
    expect(dates.toSorted()).toEqual([
      ["1", 200],
      ["2", 50],
    ]);
  });

  test("SYNC-21 writes nothing when the guest brings nothing", async () => {
    await account();
    open().signedIn();
    await rest();
    expect(names()).toEqual(["get"]);
  });

  test.each([
    [1, "A cart takes 200 different items, so the oldest of yours couldn't be kept."],
    [3, "A cart takes 200 different items, so the oldest 3 of yours couldn't be kept."],
  ])("says so when the cart has no room for %i of what there was", async (tooMany, words) => {
    await account();
    const state = server.state as SyncableState;
    const [line] = Object.values(state.cart.items) as [SyncableState["cart"]["items"][string]];
    const more = Array.from({ length: 198 }, (_, n) => ({ ...line, id: `old${n}`, productId: `old${n}`, createdAt: n }));
    const items = Object.fromEntries([line, ...more].map((each) => [each.id, each]));
    server.put({ version: server.version, state: { ...state, cart: { ...state.cart, items } } });
    const page = open();
    await page.add("1", 5, 200);
    for (let n = 0; n <= tooMany; n++) await page.add(`new${n}`);
    page.signedIn();
    await rest();
    expect(Object.keys(page.quantities())).toHaveLength(200);
    expect(page.alerts).toEqual([words]);
  });

  test.each([
    [1, "A cart takes 20 codes, so the last of yours couldn't be kept."],
    [2, "A cart takes 20 codes, so the last 2 of yours couldn't be kept."],
  ])("says so when the cart has no room for %i of the codes that there were", async (tooMany, words) => {
    await account();
    const state = server.state as SyncableState;
    const promoCodes = Array.from({ length: 20 }, (_, n) => `ACCOUNT${n}`);
    server.put({ version: server.version, state: { ...state, cart: { ...state.cart, promoCodes } } });
    const page = open();
    await page.change({ type: "cart/applyPromoCode", code: "ACCOUNT7" });
    for (let n = 0; n < tooMany; n++) await page.change({ type: "cart/applyPromoCode", code: `GUEST${n}` });
    page.signedIn();
    await rest();
    expect(page.state().cart.promoCodes).toEqual(promoCodes);
    expect(page.alerts).toEqual([words]);
  });

  test("says so when the wishlist has no room for what there was", async () => {
    await account();
    const state = server.state as SyncableState;
    const wishes = Array.from({ length: 500 }, (_, n) => ({
      productId: `old${n}`,
      variantId: `old${n}-9`,
      qty: 1,
      createdAt: n,
    }));
    const items = Object.fromEntries(wishes.map((each) => [each.productId, each]));
    server.put({ version: server.version, state: { ...state, wishlist: { items } } });
    const page = open();
    for (const productId of ["old7", "new0", "new1"]) await page.wish(productId);
    page.signedIn();
    await rest();
    expect(Object.keys(page.state().wishlist.items)).toHaveLength(500);
    expect(page.alerts).toEqual(["A wishlist takes 500 things, so the oldest 2 of yours couldn't be kept."]);
  });

  test("SYNC-22 is an error when what was merged cannot be saved, and it is saved with the next change", async () => {
    await account();
    const page = open();
    await page.add("2");
    faults = [serve, refuse(500)];
    page.signedIn();
    await rest();
    expect(result(page)).toBe("ERROR");
    expect(page.quantities()).toEqual({ 2: 1 });
    await page.add("3");
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 2: 1, 3: 1 });
    expect(result(page)).toBe("SUCCESS");
  });

  test("loses no change that is made while the carts are merged", async () => {
    await account();
    const page = open();
    await page.add("2");
    await page.add("3");
    const sent = Promise.withResolvers<void>();
    faults = [serve, (name, input) => sent.promise.then(() => serve(name, input))];
    page.signedIn();
    await rest();
    await page.add("2", 1, Date.now(), "again");
    await page.remove("3");
    sent.resolve();
    await rest();
    expect(quantitiesOf(server.state)).toEqual({ 1: 2, 2: 2 });
    expect(page.quantities()).toEqual({ 1: 2, 2: 2 });
  });

  test("does not bring back what was removed elsewhere while the answer to the merge was lost", async () => {
    await account();
    const browser = newBrowser();
    const page = open(browser);
    await page.add("2");
    faults = [serve, loseAnswer];
    page.signedIn();
    await rest();
    const other = await openSignedIn();
    await other.remove("2");
    await rest();
    const reloaded = await openSignedIn(browser);
    expect(reloaded.quantities()).toEqual({ 1: 2 });
    expect(quantitiesOf(server.state)).toEqual({ 1: 2 });
  });

  test("brings the next shopper nothing of one whose session got no answer", async () => {
    const browser = newBrowser();
    const page = await openSignedIn(browser);
    await page.add("1");
    await rest();
    const reloaded = open(browser);
    faults = [refuse(0)];
    await reloaded.ensureSession();
    expect(reloaded.quantities()).toEqual({ 1: 1 });
    server = new KeptState();
    reloaded.signedIn("aroha");
    await rest();
    expect(reloaded.quantities()).toEqual({});
    expect(quantitiesOf(server.state)).toEqual({});
  });
});
