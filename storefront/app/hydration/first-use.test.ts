import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event?: { target: unknown }) => void;

const listeners = new Map<string, Set<Listener>>();

/** A page that has just arrived, with what tells of its use. */
async function openPage(reach?: (link: HTMLAnchorElement) => void) {
  vi.resetModules();
  const { firstUse, wasUsed, watchFirstUse } = await import("./first-use.ts");
  const woken = vi.fn();
  firstUse.then(woken);
  watchFirstUse(false, reach);
  return { woken, wasUsed };
}

const use = (sign: string, target: unknown) => {
  for (const listener of listeners.get(sign) ?? []) listener({ target });
};
const link = { pathname: "/nz/products/osker/court-low" };
const onLink = { closest: (selector: string) => (selector === "main a[href]" ? link : null) };
const elsewhere = { closest: () => null };

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  vi.stubGlobal("addEventListener", (sign: string, listener: Listener) =>
    listeners.set(sign, (listeners.get(sign) ?? new Set()).add(listener)),
  );
  vi.stubGlobal("removeEventListener", (sign: string, listener: Listener) => listeners.get(sign)?.delete(listener));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page wakes at once when anything but a link in it is used first", async () => {
  const { woken, wasUsed } = await openPage();
  expect(wasUsed()).toBe(false);
  use("pointerdown", elsewhere);
  await vi.advanceTimersByTimeAsync(0);
  expect(wasUsed()).toBe(true);
  expect(woken).toHaveBeenCalledOnce();
  expect(listeners.get("pointermove")?.size).toBe(0);
});

test("a page that scrolls, which is no element, wakes at once", async () => {
  const { woken } = await openPage();
  use("scroll", {});
  await vi.advanceTimersByTimeAsync(0);
  expect(woken).toHaveBeenCalledOnce();
});

test("a link that is reached for first is told of at once, and the page wakes a little later", async () => {
  const reach = vi.fn();
  const { woken, wasUsed } = await openPage(reach);
  use("pointermove", onLink);
  await vi.advanceTimersByTimeAsync(250);
  expect(reach).toHaveBeenCalledExactlyOnceWith(link);
  expect(wasUsed()).toBe(true);
  expect(woken).not.toHaveBeenCalled();
  use("pointermove", onLink);
  await vi.advanceTimersByTimeAsync(60);
  expect(woken).toHaveBeenCalledOnce();
});

test("a page that waits for a link wakes as soon as something else is used", async () => {
  const { woken } = await openPage();
  use("pointermove", onLink);
  use("pointerdown", elsewhere);
  await vi.advanceTimersByTimeAsync(0);
  expect(woken).toHaveBeenCalledOnce();
});
