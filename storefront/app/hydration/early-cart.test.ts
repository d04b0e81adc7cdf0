import { runInNewContext } from "node:vm";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SyncableState } from "#domain/account-state/account-state.ts";
import { filledState, mapStorage } from "../features/checkout/checkout.fixture.ts";
import { type EarlyCall, earlyCartScript, takeEarlyAnswer } from "./early-cart.ts";

const storageKey = "account-state:nz";
const productsAddress = "/nz/api/products/by-ids";
const entryScripts = ["/assets/entry.js", "/assets/shared.js"];
const cartScripts = ["/assets/shared.js", "/assets/cart.js"];
const files = { storageKey, productsAddress, entryScripts, cartScripts };

/** What the browser keeps of a cart with a line for each of these products. */
function cartOf(...productIds: string[]): string {
  const state = filledState();
  const lines = productIds.map((productId, index) => ({
    id: `line-${index}`,
    productId,
    variantId: `${productId}-${index}`,
    qty: 1,
    createdAt: 1,
  }));
  const cart = { ...state.cart, items: Object.fromEntries(lines.map((line) => [line.id, line])) };
  return JSON.stringify({ ...state, cart } satisfies SyncableState);
}

const storageWith = (kept: string | null): Pick<Storage, "getItem"> => {
  const storage = mapStorage();
  if (kept !== null) storage.setItem(storageKey, kept);
  return storage;
};

/** Runs the script as the head of a document does, as far as the browser's part in it is seen. */
function inBrowser(script: string, localStorage: () => Pick<Storage, "getItem">, answer = Promise.resolve("the answer")) {
  const links: Record<string, string>[] = [];
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  // No spy of Vitest's: that one listens to the promise itself, so that its failure would never be unhandled.
  const asked: (readonly [address: string, request: RequestInit])[] = [];
  const window: { earlyCall?: EarlyCall } = {};
  runInNewContext(script, {
    window,
    fetch(...call: [address: string, request: RequestInit]) {
      asked.push(call);
      return answer;
    },
    get localStorage() {
      return localStorage();
    },
    document: {
      currentScript: { nonce: "of-this-answer" },
      createElement: (tag: string) => ({ tag }),
      head: { append: (link: Record<string, string>) => links.push({ ...link }) },
    },
    requestAnimationFrame: (next: () => void) => frames.push(next),
    setTimeout: (next: () => void) => tasks.push(next),
  });
  const run = (queue: (() => void)[]) => {
    for (const next of queue.splice(0)) next();
  };
  return { links, asked, window, frame: () => run(frames), task: () => run(tasks) };
}

/** The links once the first frame is painted. */
function linksOf({ frame, task, links }: ReturnType<typeof inBrowser>) {
  frame();
  task();
  return links;
}

const link = (more: Record<string, string>) => ({ tag: "link", nonce: "of-this-answer", ...more });
const scripts = (...addresses: string[]) => addresses.map((href) => link({ rel: "modulepreload", href }));
const entryOnly = scripts("/assets/entry.js", "/assets/shared.js");

describe("a browser that keeps a cart", () => {
  const cart = () => storageWith(cartOf("300", "104", "300", "207"));

  test("asks once for its products, each of them once and in order", () => {
    const { asked, window } = inBrowser(earlyCartScript(files), cart);
    expect(asked).toHaveLength(1);
    const [address, request] = asked[0] ?? [];
    expect(address).toBe(productsAddress);
    expect(request).toEqual({
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: '{"ids":["104","207","300"]}',
    });
    expect(window.earlyCall?.body).toBe(request?.body);
  });

  test("leaves the answer to the code that needs it", async () => {
    const { window } = inBrowser(earlyCartScript(files), cart);
    expect(await window.earlyCall?.answer).toBe("the answer");
  });

  test("says nothing of a request that failed before anybody needs its answer", async () => {
    const unhandled = vi.fn();
    process.on("unhandledRejection", unhandled);
    try {
      const { window } = inBrowser(earlyCartScript(files), cart, Promise.reject(new Error("No network.")));
      await new Promise((resolve) => setTimeout(resolve));
      expect(unhandled).not.toHaveBeenCalled();
      await expect(window.earlyCall?.answer).rejects.toThrow("No network.");
    } finally {
      process.off("unhandledRejection", unhandled);
    }
  });

  test("fetches every script once, with the page's nonce", () => {
    expect(linksOf(inBrowser(earlyCartScript(files), cart))).toEqual([
      ...scripts("/assets/entry.js", "/assets/shared.js", "/assets/cart.js"),
    ]);
  });

  test("fetches them after the first frame is painted, and not in the frame", () => {
    const { links, frame, task } = inBrowser(earlyCartScript(files), cart);
    task();
    expect(links).toEqual([]);
    frame();
    expect(links).toEqual([]);
    task();
    expect(links).toHaveLength(3);
  });
});

describe("nothing is asked, and only what every page runs is fetched,", () => {
  const blocked = () => {
    throw new DOMException("Storage is blocked.", "SecurityError");
  };

  test.each<[string, () => Pick<Storage, "getItem">]>([
    ["when there is no state", () => storageWith(null)],
    ["when the cart is empty", () => storageWith(cartOf())],
    ["when the state is corrupt", () => storageWith(cartOf("104").slice(0, -9))],
    ["when there is no storage", blocked],
    ["when the storage may not be read", () => ({ getItem: blocked })],
    ["when the state is null", () => storageWith("null")],
    ["when the state has no cart", () => storageWith('{"items":{}}')],
    ["when the cart has no lines", () => storageWith('{"cart":{}}')],
    ["when a line is null", () => storageWith('{"cart":{"items":{"line-1":null}}}')],
    ["when the lines are a text", () => storageWith('{"cart":{"items":"none"}}')],
    ["when the lines name no products", () => storageWith('{"cart":{"items":[{"sku":"104"},7]}}')],
    [
      "when the lines' products are no ids",
      () => storageWith('{"cart":{"items":[{"productId":{"id":"104"}},{"productId":104}]}}'),
    ],
  ])("%s", (_, storage) => {
    const browser = inBrowser(earlyCartScript(files), storage);
    expect(linksOf(browser)).toEqual(entryOnly);
    expect(browser.asked).toEqual([]);
    expect(browser.window.earlyCall).toBeUndefined();
  });
});

test("no address can end the script element or change what the script does", () => {
  const hostile = `/a"</script><script>alert('1')</script><!--\\`;
  const script = earlyCartScript({
    storageKey: hostile,
    productsAddress: hostile,
    entryScripts: [hostile],
    cartScripts: [],
  });
  expect(script).not.toMatch(/<[/!s]/i);
  const browser = inBrowser(script, () => ({ getItem: (key) => (key === hostile ? cartOf("104") : null) }));
  expect(browser.asked[0]?.[0]).toBe(hostile);
  expect(linksOf(browser).map(({ href }) => href)).toEqual([hostile]);
});

describe("the answer to an early call", () => {
  const body = '{"ids":["104"]}';
  const early = (answer = Promise.resolve(new Response())) => {
    vi.stubGlobal("earlyCall", { body, answer } satisfies EarlyCall);
    return answer;
  };
  afterEach(() => vi.unstubAllGlobals());

  test("is given once", () => {
    const answer = early();
    expect(takeEarlyAnswer(body)).toBe(answer);
    expect(takeEarlyAnswer(body)).toBeUndefined();
  });

  test("is kept for the call that it answers", () => {
    const answer = early();
    expect(takeEarlyAnswer('{"ids":["207"]}')).toBeUndefined();
    expect(takeEarlyAnswer(undefined)).toBeUndefined();
    expect(takeEarlyAnswer(body)).toBe(answer);
  });

  test("is not there when nothing was asked early", () => {
    expect(takeEarlyAnswer(body)).toBeUndefined();
    expect(takeEarlyAnswer(undefined)).toBeUndefined();
  });
});
