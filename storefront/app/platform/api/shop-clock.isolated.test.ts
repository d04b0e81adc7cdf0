import { afterEach, beforeEach, expect, test, vi } from "vitest";

const now = Date.UTC(2026, 10, 25, 9);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now, toFake: ["Date", "performance"] });
});
afterEach(() => vi.useRealTimers());

test("until the shop has told a time it is this device's", async () => {
  const { hearShopTime, onThisDevice, shopNow } = await import("./shop-clock.ts");
  hearShopTime(Number.NaN);
  expect(shopNow()).toBe(now);
  expect(onThisDevice(1_000)).toBe(1_000);
});

test.each([2, -2])("what the shop has told goes on, whatever this device's clock (%i hours out) is set to", async (hours) => {
  const { hearShopTime, onThisDevice, shopNow } = await import("./shop-clock.ts");
  const right = now - hours * 3_600_000;
  hearShopTime(right);
  vi.advanceTimersByTime(60_000);
  expect(shopNow()).toBe(right + 60_000);
  expect(onThisDevice(right / 1000)).toBe(now / 1000);
  vi.setSystemTime(right);
  expect(shopNow()).toBe(right + 60_000);
});

test("what came late or out of a cache does not set it back", async () => {
  const { hearShopTime, shopNow } = await import("./shop-clock.ts");
  hearShopTime(now);
  hearShopTime(now - 3_600_000);
  expect(shopNow()).toBe(now);
  vi.advanceTimersByTime(5_000);
  hearShopTime(now + 7_000);
  expect(shopNow()).toBe(now + 7_000);
});

test.each([2, -2])(
  "what is made on a device whose clock is %i hours out never looks older than what was made before it",
  async (hours) => {
    const { dateOfNow, hearShopTime } = await import("./shop-clock.ts");
    expect(dateOfNow()).toBe(now);
    const right = now - hours * 3_600_000;
    hearShopTime(right);
    vi.advanceTimersByTime(60_000.5);
    expect(dateOfNow()).toBe(Math.max(now, right) + 60_000);
  },
);
