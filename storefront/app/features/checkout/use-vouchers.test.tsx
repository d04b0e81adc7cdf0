import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { vouchersApi } from "../vouchers/vouchers-api.ts";
import { mapStorage, shopperStore } from "./checkout.fixture.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { checkoutChanged } from "./checkout-slice.ts";
import { useVouchers, type VouchersView } from "./use-vouchers.ts";

const balance = { expires: 2_000_000_000, isExpired: false, isFullyRedeemed: false, amountRemaining: 5_000 };
const first = { code: "GIFT0000000050", pin: "1234" };
const second = { code: "GIFT0000000020", pin: "1234" };

let seen: VouchersView | undefined;
function Reader() {
  seen = useVouchers();
  return null;
}

/** A shopper whose shop answers about gift cards when it is let. */
function shopper() {
  const { promise, resolve: answer } = Promise.withResolvers<typeof balance>();
  const store = shopperStore((() => promise) as unknown as CallFunction);
  store.dispatch(restoreCheckout());
  const view = () => {
    renderToStaticMarkup(
      <Provider store={store}>
        <Reader />
      </Provider>,
    );
    return seen ?? expect.unreachable("Nothing was rendered.");
  };
  const kept = () => store.getState().checkout.current.vouchers;
  return { store, view, kept, answer: () => answer(balance) };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("VOUCH-01 VOUCH-03 a gift card is its code and PIN, with what the shop says of it", async () => {
  const { store, view, answer } = shopper();
  store.dispatch(checkoutChanged({ vouchers: [first] }));
  answer();
  await store.dispatch(vouchersApi.endpoints.checkVouchers.initiate([first]));
  expect(view().vouchers).toEqual([{ ...first, ...balance, outcome: "SUCCESS" }]);
});

test("a gift card that is taken off while another is being checked stays off", async () => {
  const { store, view, kept, answer } = shopper();
  store.dispatch(checkoutChanged({ vouchers: [first] }));
  const shown = view();
  const applied = shown.apply(second);
  shown.remove(first.code);
  answer();
  expect(await applied).toBeNull();
  expect(kept()).toEqual([second]);
});

test("a gift card that is sent twice before its answer is there is kept once", async () => {
  const { view, kept, answer } = shopper();
  const shown = view();
  const both = [shown.apply(first), shown.apply(first)];
  answer();
  await Promise.all(both);
  expect(kept()).toEqual([first]);
});
