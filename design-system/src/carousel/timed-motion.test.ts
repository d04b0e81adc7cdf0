import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mediaCarouselDefaults } from "../media-carousel/media-carousel.contract.ts";
import { byTheClock, eased, stepTime, timedBody } from "./timed-motion.ts";

type Setting = Parameters<typeof timedBody>;

function vector(value: number): Setting[0]["target"] {
  const numberOf = (from: number | Setting[0]["target"]) => (typeof from === "number" ? from : from.get());
  return {
    get: () => value,
    set: (next) => {
      value = numberOf(next);
    },
    add: (more) => {
      value += numberOf(more);
    },
    subtract: (less) => {
      value -= numberOf(less);
    },
  };
}

/** A body over a native one that says when it was asked to move. */
function stage(speed: number) {
  const places = { location: vector(0), previousLocation: vector(0), target: vector(0) };
  let duration = byTheClock;
  let native = 0;
  const self: Setting[1] = {
    direction: () => -1,
    duration: () => duration,
    velocity: () => 0,
    seek: () => {
      native += 1;
      return self;
    },
    settled: () => false,
    useBaseDuration: () => self,
    useBaseFriction: () => self,
    useDuration: (next) => {
      duration = next;
      return self;
    },
    useFriction: () => self,
  };
  return { ...places, body: timedBody(places, self, speed), asked: () => native };
}

/** Milliseconds until a move has arrived. */
function timeOf(speed: number, way: number): number {
  const { body, location, target } = stage(speed);
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's name, no hook
  body.useBaseFriction().useDuration(byTheClock);
  target.add(way);
  let steps = 0;
  while (Math.abs(target.get() - location.get()) > 0.001 && steps < 1000) {
    body.seek();
    steps += 1;
  }
  return steps * stepTime;
}

describe("a move by the clock", () => {
  test.each([1, -390, 4000])("CARO-01 takes 300 ms, however far it leads: %i px", (way) => {
    expect(Math.abs(timeOf(mediaCarouselDefaults.speed, way) - 300)).toBeLessThan(stepTime);
  });

  test("never goes past its end", () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (way) => {
        const { body, location, target } = stage(300);
        body.useDuration(byTheClock);
        target.add(way);
        for (let step = 0; step < 30; step += 1) {
          body.seek();
          expect(Math.abs(location.get())).toBeLessThanOrEqual(Math.abs(way));
        }
        expect(location.get()).toBe(way);
      }),
    );
  });

  test("goes on where it is when a loop shifts everything in the middle of it", () => {
    const { body, location, target } = stage(300);
    body.useDuration(byTheClock);
    target.add(-100);
    for (let step = 0; step < 5; step += 1) body.seek();
    const left = target.get() - location.get();
    for (const each of [location, target]) each.add(800);
    body.seek();
    expect(Math.abs(target.get() - location.get())).toBeLessThan(Math.abs(left));
    for (let step = 0; step < 20; step += 1) body.seek();
    expect(location.get()).toBe(700);
  });

  test("a second move begins where the first is, with its whole time", () => {
    const { body, location, target } = stage(300);
    body.useDuration(byTheClock);
    target.add(-100);
    for (let step = 0; step < 9; step += 1) body.seek();
    const half = location.get();
    body.useDuration(byTheClock);
    target.add(-100);
    body.seek();
    expect(location.get()).toBeLessThan(half);
    for (let step = 1; step < 17; step += 1) body.seek();
    expect(location.get()).toBeGreaterThan(-200);
    body.seek();
    expect(location.get()).toBe(-200);
  });

  test("drags and cuts stay Embla's own", () => {
    const { body, asked, location, target } = stage(300);
    target.add(-100);
    body.useDuration(0).seek();
    body.useDuration(0.75).seek();
    body.useDuration(25).seek();
    expect(asked()).toBe(3);
    expect(location.get()).toBe(0);
    expect(body.direction()).toBe(-1);
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
