import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autoplay } from "./autoplay.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("CARO-03 the next slide comes every 6000 ms until stopped", () => {
  const next = vi.fn();
  const stop = autoplay(next);
  vi.advanceTimersByTime(5999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(12_000);
  expect(next).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(next).toHaveBeenCalledTimes(3);
});
