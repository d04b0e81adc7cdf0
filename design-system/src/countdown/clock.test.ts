import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("countdown clock", () => {
  test("COUNT-02 listeners hear every 1000 ms", () => {
    const clock = createClock();
    const heard = vi.fn();
    clock.subscribe(heard);
    vi.advanceTimersByTime(999);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3000);
    expect(heard).toHaveBeenCalledTimes(4);
  });

  test("between two steps every reader gets the same time", () => {
    const clock = createClock();
    expect(clock.now()).toBe(1_000_000);
    clock.subscribe(() => {});
    vi.advanceTimersByTime(1000);
    const first = clock.now();
    vi.advanceTimersByTime(400);
    expect(clock.now()).toBe(first);
    vi.advanceTimersByTime(600);
    expect(clock.now()).toBe(first + 1000);
  });

  test("whoever listens before anybody has read the time reads the right one at once", () => {
    const clock = createClock();
    clock.subscribe(() => {});
    expect(clock.now()).toBe(1_000_000);
  });

  test("one timer serves all listeners and stops with the last", () => {
    const clock = createClock();
    const leaves = [clock.subscribe(() => {}), clock.subscribe(() => {})];
    expect(vi.getTimerCount()).toBe(1);
    for (const leave of leaves) leave();
    expect(vi.getTimerCount()).toBe(0);
  });
});
