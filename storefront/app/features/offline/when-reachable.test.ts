import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenReachable } from "./when-reachable.ts";

const page = new EventTarget();
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", answers.mockReset().mockRejectedValue(new TypeError("Failed to fetch")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The browser says that there is a network. */
async function sayOnline(): Promise<void> {
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
}

test("a browser that is online is believed once the shop answers", async () => {
  const open = vi.fn();
  const stop = whenReachable("/nz/cart", open);
  expect(answers).not.toHaveBeenCalled();
  await sayOnline();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(answers).toHaveBeenCalledTimes(2);
  expect(open).not.toHaveBeenCalled();
  answers.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(answers.mock.lastCall).toEqual(["/nz/cart", expect.objectContaining({ method: "HEAD", cache: "no-store" })]);
  expect(open).toHaveBeenCalledOnce();
  stop();
});

test("a browser that takes itself for online from the start has the shop asked after a while", async () => {
  const open = vi.fn();
  answers.mockResolvedValue(new Response());
  const stop = whenReachable("/nz/cart", open);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(answers).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(open).toHaveBeenCalledOnce();
  stop();
});

test("nothing is asked while the browser is offline again", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const stop = whenReachable("/nz/cart", vi.fn());
  await sayOnline();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answers).toHaveBeenCalledOnce();
  stop();
});

test("several words of the browser are one series of tries", async () => {
  const stop = whenReachable("/nz/cart", vi.fn());
  page.dispatchEvent(new Event("online"));
  await sayOnline();
  answers.mockClear();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(answers).toHaveBeenCalledOnce();
  stop();
});

test("a page that goes is opened nothing over", async () => {
  const open = vi.fn();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const stop = whenReachable("/nz/cart", open);
  answers.mockReturnValue(promise);
  await sayOnline();
  stop();
  resolve(new Response());
  await vi.advanceTimersByTimeAsync(3_000);
  await sayOnline();
  expect(answers).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
