import { expect, test } from "vitest";
import { isOnSaleOnline } from "./on-sale-online.ts";

test("a product is sold online in the normal way, or from the second of its release on", () => {
  const release = 1_764_000_000;
  const at = (milliseconds: number) => isOnSaleOnline({ saleMode: "scheduledRelease", release }, milliseconds);
  expect([at(release * 1000 - 1), at(release * 1000)]).toEqual([false, true]);
  expect(isOnSaleOnline({ saleMode: "normal", release: null }, 0)).toBe(true);
  for (const saleMode of ["scheduledRelease", "comingSoon", "inStoreOnly"] as const) {
    expect(isOnSaleOnline({ saleMode, release: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  }
});
