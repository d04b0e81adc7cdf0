import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenNextSeen } from "./when-next-seen.ts";

let page: EventTarget & { hidden: boolean };
const show = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is due is done on time while the page is looked at", () => {
  const then = vi.fn();
  whenNextSeen(1000, then);
  vi.advanceTimersByTime(999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();
});

test("a hidden page waits until it is seen, and then does it once", () => {
  const then = vi.fn();
  whenNextSeen(1000, then);
  show(true);
  vi.advanceTimersByTime(5000);
  expect(then).not.toHaveBeenCalled();
  show(false);
  show(true);
  show(false);
  expect(then).toHaveBeenCalledOnce();
});

test("a page that is seen before anything is due does nothing, nor does one that is left", () => {
  const then = vi.fn();
  const stop = whenNextSeen(1000, then);
  show(true);
  show(false);
  stop();
  vi.advanceTimersByTime(5000);
  show(false);
  expect(then).not.toHaveBeenCalled();
});
