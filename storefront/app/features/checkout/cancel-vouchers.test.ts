import { afterEach, expect, test, vi } from "vitest";
import { readReports } from "../../platform/analytics/track.ts";
import { cancelVouchers } from "./cancel-vouchers.ts";
import { mapStorage, shopperStore } from "./checkout.fixture.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("a gift card that two views of the cart hear is refused is reported once", () => {
  // On a server nothing is reported.
  vi.stubEnv("SSR", false);
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
  const told: string[] = [];
  readReports(({ signal }) => told.push(signal.type));
  const store = shopperStore();
  store.dispatch(restoreCheckout());
  const [first, second] = ["GIFT0000000050", "GIFT0000000020"].map((code) => ({ code, pin: "1234" }));
  store.dispatch(checkoutChanged({ vouchers: [first, second].flatMap((voucher) => voucher ?? []) }));
  for (let view = 0; view < 2; view += 1) store.dispatch(cancelVouchers(["GIFT0000000050"]));
  expect(told.filter((type) => type === "voucherCancelled")).toHaveLength(1);
  expect(store.getState().checkout.current.vouchers).toEqual([second]);
});
