import { afterEach, expect, test, vi } from "vitest";
import { keepInAddress } from "./keep-in-address.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a choice takes the place of the one before, and leaves what else the address and its entry have", () => {
  const replaceState = vi.fn();
  const state = { key: "k1", idx: 3 };
  vi.stubGlobal("history", { state, replaceState });
  vi.stubGlobal("location", { href: "https://shop.example/nz/products/osker/court-low-galah?ref=abc&size=8#reviews" });
  keepInAddress("size", "8.5 wide");
  const address = new URL("https://shop.example/nz/products/osker/court-low-galah?ref=abc&size=8.5+wide#reviews");
  expect(replaceState.mock.calls).toEqual([[state, "", address]]);
});
