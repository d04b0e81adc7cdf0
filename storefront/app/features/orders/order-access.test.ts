import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mapStorage } from "../checkout/checkout.fixture.ts";
import { keepOrderAccess, readOrderAccess } from "./order-access.ts";

const access = { token: "token-1", orderNumber: "TT1000001", expiresAt: "2026-11-20T00:30:00.000Z" };
const before = Date.parse("2026-11-20T00:29:59Z");

beforeEach(() => {
  vi.stubGlobal("sessionStorage", mapStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what opens an order", () => {
  test("is there for this order of this country until it runs out", () => {
    keepOrderAccess("nz", access);
    expect(readOrderAccess("nz", "TT1000001", before)).toEqual(access);
    expect(readOrderAccess("nz", "TT1000002", before)).toBeNull();
    expect(readOrderAccess("au", "TT1000001", before)).toBeNull();
    expect(readOrderAccess("nz", "TT1000001", before + 1000)).toBeNull();
  });

  test.each(["", "{", "null", "7", '{"orderNumber":"TT1000001"}', '{"orderNumber":"TT1000001","token":"t","expiresAt":"soon"}'])(
    "%j in its place opens nothing",
    (text) => {
      sessionStorage.setItem("order-access:nz", text);
      expect(readOrderAccess("nz", "TT1000001", before)).toBeNull();
    },
  );
});
