import fc from "fast-check";
import { expect, test } from "vitest";
import { isOccupied, isReloadTooSoon } from "./automatic-reload.ts";

const now = Date.parse("2026-11-24T00:00:00Z");

test("PWA-03 a page is not loaded anew by itself twice within 10 seconds", () => {
  expect(isReloadTooSoon(Number.NaN, now)).toBe(false);
  expect(isReloadTooSoon(0, now)).toBe(false);
  expect(isReloadTooSoon(now - 9_999, now)).toBe(true);
  expect(isReloadTooSoon(now - 10_000, now)).toBe(false);
  // However often it is asked for, two of them are always so far apart.
  fc.assert(
    fc.property(fc.array(fc.nat(30_000)), (pauses) => {
      let clock = now;
      const done: number[] = [];
      for (const pause of pauses) {
        clock += pause;
        if (!isReloadTooSoon(done.at(-1) ?? 0, clock)) done.push(clock);
      }
      for (const [index, at] of done.slice(1).entries()) expect(at - (done[index] as number)).toBeGreaterThanOrEqual(10_000);
    }),
  );
});

test("who types, pays or looks at an overlay is not interrupted", () => {
  const idle = { path: "/products/osker/court-low-galah", typing: false, overlay: false };
  expect(isOccupied(idle)).toBe(false);
  expect(isOccupied({ ...idle, typing: true })).toBe(true);
  expect(isOccupied({ ...idle, overlay: true })).toBe(true);
  expect(isOccupied({ ...idle, path: "/checkout/payment" })).toBe(true);
  expect(isOccupied({ ...idle, path: "/checkouts" })).toBe(false);
});
