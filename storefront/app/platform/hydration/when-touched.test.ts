import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenTouched } from "./when-touched.ts";

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", { readyState: "complete" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what no page waits for leaves the moment after a touch to what was touched, and comes once", () => {
  const callback = vi.fn();
  whenTouched(callback);
  page.dispatchEvent(new Event("pointerdown"));
  page.dispatchEvent(new Event("touchstart"));
  vi.advanceTimersByTime(900);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(callback).toHaveBeenCalledOnce();
});

test("what is lost meanwhile does not wait for what was touched", () => {
  const callback = vi.fn();
  whenTouched(callback, 0);
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(0);
  expect(callback).toHaveBeenCalledOnce();
});

test("what no page waits for comes to a page that nobody touches too", () => {
  const callback = vi.fn();
  whenTouched(callback);
  vi.advanceTimersByTime(3_000);
  expect(callback).toHaveBeenCalledOnce();
});

test("what was called off does not come, after a touch neither", () => {
  const callback = vi.fn();
  const stop = whenTouched(callback);
  page.dispatchEvent(new Event("keydown"));
  stop();
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(10_000);
  expect(callback).not.toHaveBeenCalled();
});
