import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { eased, type Frames, move } from "./scroll-motion.ts";

function fakeFrames() {
  const steps = new Map<number, (time: number) => void>();
  let last = 0;
  const frames: Frames = {
    request(step) {
      last += 1;
      steps.set(last, step);
      return last;
    },
    cancel: (handle) => void steps.delete(handle),
  };
  const at = (time: number) => {
    const due = [...steps.values()];
    steps.clear();
    for (const step of due) step(time);
  };
  return { frames, at, pending: () => steps.size };
}

describe("move", () => {
  test("CARO-01 a move takes 300 ms", () => {
    const { frames, at, pending } = fakeFrames();
    const set = vi.fn();
    const done = vi.fn();
    move(0, 100, set, done, undefined, frames);
    at(1000);
    expect(set).toHaveBeenLastCalledWith(0);
    at(1299);
    expect(done).not.toHaveBeenCalled();
    expect(set.mock.lastCall?.[0]).toBeLessThan(100);
    at(1300);
    expect(set).toHaveBeenLastCalledWith(100);
    expect(done).toHaveBeenCalledTimes(1);
    expect(pending()).toBe(0);
  });

  test("without speed, or with nowhere to go, it arrives at once", () => {
    const done = vi.fn();
    const set = vi.fn();
    move(0, 50, set, done, 0, fakeFrames().frames);
    move(50, 50, set, done, 300, fakeFrames().frames);
    expect(set.mock.calls).toEqual([[50], [50]]);
    expect(done).toHaveBeenCalledTimes(2);
  });

  test("it can be stopped on the way", () => {
    const { frames, at, pending } = fakeFrames();
    const done = vi.fn();
    const stop = move(0, 100, () => {}, done, 300, frames);
    at(0);
    at(100);
    stop();
    expect(pending()).toBe(0);
    expect(done).not.toHaveBeenCalled();
  });

  test("easing runs from 0 to 1 and never back", () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (part, more) => {
        expect(eased(part + more)).toBeGreaterThanOrEqual(eased(part));
        expect(eased(part)).toBeGreaterThanOrEqual(0);
        expect(eased(part)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
