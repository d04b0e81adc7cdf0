import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mapStorage, order } from "./checkout.fixture.ts";
import { forgetPlacement, keepPlacement, readPendingPlacement } from "./pending-placement.ts";

const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a placement without an answer", () => {
  test("is there again after a reload, with its key, what was ordered and for whom it is", () => {
    const kept = keepPlacement("nz", order(), 0);
    expect(readPendingPlacement("nz", hour)).toEqual(kept);
    expect(kept).toMatchObject({ email: order().contact.email, items: [{ variantId: "104201-9", qty: 1 }] });
    expect(localStorage.getItem("placement:nz")).not.toContain(order().contact.phone);
  });

  test("has a key of its own, long enough that nobody guesses it", () => {
    const keys = Array.from({ length: 20 }, () => keepPlacement("nz", order(), 0).key);
    expect(new Set(keys).size).toBe(20);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{64,128}$/);
  });

  test("belongs to the shop of its country", () => {
    keepPlacement("nz", order(), 0);
    expect(readPendingPlacement("au", 0)).toBeNull();
  });

  test("is forgotten once it is answered, and after a day", () => {
    keepPlacement("nz", order(), 0);
    expect(readPendingPlacement("nz", 23 * hour)).not.toBeNull();
    expect(readPendingPlacement("nz", 24 * hour)).toBeNull();
    expect(localStorage.getItem("placement:nz")).toBeNull();
    keepPlacement("nz", order(), 0);
    forgetPlacement("nz");
    expect(readPendingPlacement("nz", 0)).toBeNull();
  });

  test.each([
    "",
    "{",
    "null",
    "7",
    "{}",
    '{"key":"short","body":{},"sentAt":0}',
    '{"key":"0123456789012345678901234","email":"a@b.nz","items":[{"variantId":"1"}],"sentAt":0}',
  ])("%j in its place is none", (text) => {
    localStorage.setItem("placement:nz", text);
    expect(readPendingPlacement("nz", 0)).toBeNull();
  });
});
