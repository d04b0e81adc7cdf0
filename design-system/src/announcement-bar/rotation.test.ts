import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRotation } from "./rotation.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("announcement rotation", () => {
  test("HEAD-15 each stands 3000 ms and takes 1000 ms to move", () => {
    const turn = vi.fn();
    createRotation(turn).play();
    vi.advanceTimersByTime(2999);
    expect(turn).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3999);
    expect(turn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(40_000);
    expect(turn).toHaveBeenCalledTimes(12);
  });

  test("a pause stops it, and play gives a full hold again", () => {
    const turn = vi.fn();
    const rotation = createRotation(turn);
    rotation.play();
    vi.advanceTimersByTime(2900);
    rotation.pause();
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    rotation.play();
    vi.advanceTimersByTime(2999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(1);
    rotation.pause();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("playing twice does not turn twice", () => {
    const turn = vi.fn();
    const rotation = createRotation(turn);
    rotation.play();
    rotation.play();
    vi.advanceTimersByTime(3000);
    expect(turn).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(1);
  });
});
