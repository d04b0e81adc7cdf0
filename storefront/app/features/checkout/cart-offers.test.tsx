import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import { buildCart } from "#domain/cart/build-cart.ts";
import { checkoutRequest, provisionalDelivery } from "#domain/checkout/checkout-request.ts";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { requirePromoItems } from "#domain/promotions/promo-items-load.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { useCartView } from "../cart/use-cart-view.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { productApi } from "../product/product-api.ts";
import { takePromoItem } from "../promotions/promo-item-actions.ts";
import { promoItemsApi } from "../promotions/promo-items-api.ts";
import { usePromoItems } from "../promotions/use-promo-items.ts";
import { filledState, mapStorage, shopperStore } from "./checkout.fixture.ts";
import { checkoutApi } from "./checkout-api.ts";
import { restoreCheckout } from "./checkout-persistence.ts";
import { useCartTotals } from "./use-cart-totals.ts";

const offer = {
  promotionId: "socks-on-us",
  name: "Socks on us",
  choices: [{ productId: "105602", sizes: [{ variantId: "105602-M", available: 3 }] }],
};
const info = { promotions: { appliedPromotions: [], disallowedPromotions: [] }, promoItems: [], droppedPromoItems: [] };
const broken = { status: 500, code: "InternalError", message: "" };

function Results() {
  const view = useCartView();
  const totals = useCartTotals(view);
  const { result } = usePromoItems(view, totals.result, true);
  return JSON.stringify({ checkoutData: totals.result, promoItems: result });
}

/** What the header's cart knows of a cart once everything that it asks has been asked. */
async function resultsOf(state: SyncableState | null, failing: readonly string[] = []) {
  const call = vi.fn(async (name: string) => {
    if (failing.includes(name)) throw broken;
    if (name === "products.byIds") return { products: [sampleProduct()] };
    return name === "checkout.info" ? info : { offers: [offer] };
  });
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(restoreCheckout());
  if (state) {
    store.dispatch(stateReplaced(state));
    const cart = buildCart(state.cart);
    if (cart.items.length > 0) {
      const request = checkoutRequest(cart, emptyCheckoutState, provisionalDelivery("nz"));
      await store.dispatch(productApi.endpoints.productsByIds.initiate(["104201"]));
      await store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate(request));
      const { items, promoCodes } = request.cart;
      await store.dispatch(promoItemsApi.endpoints.promoItems.initiate({ items, promoCodes }));
    }
  }
  const text = renderToStaticMarkup(
    <Provider store={store}>
      <Results />
    </Provider>,
  );
  return { results: JSON.parse(text.replaceAll("&quot;", '"')) as unknown, call };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("sessionStorage", mapStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe("what the header's cart asks of checkout", () => {
  test("CHK-28 HEAD-36 waits for the browser's own state: until then nothing is asked", async () => {
    const { results, call } = await resultsOf(null);
    expect(results).toEqual({ checkoutData: null, promoItems: "CART_NOT_LOADED" });
    expect(call).not.toHaveBeenCalled();
  });

  test("CHK-23 HEAD-35 HEAD-36 is nothing about an empty cart: the results are CART_EMPTY", async () => {
    const { results, call } = await resultsOf(emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" }));
    expect(results).toEqual({ checkoutData: "CART_EMPTY", promoItems: "CART_EMPTY" });
    expect(call).not.toHaveBeenCalled();
  });

  test("CHK-24 HEAD-35 HEAD-36 ends as SUCCESS", async () => {
    expect((await resultsOf(filledState())).results).toEqual({ checkoutData: "SUCCESS", promoItems: "SUCCESS" });
  });

  test("CHK-24 HEAD-35 HEAD-36 ends as ERROR, each by itself, and without checkout data there are no items of offers", async () => {
    expect((await resultsOf(filledState(), ["checkout.promoItems"])).results).toEqual({
      checkoutData: "SUCCESS",
      promoItems: "ERROR",
    });
    expect((await resultsOf(filledState(), ["checkout.info"])).results).toEqual({
      checkoutData: "ERROR",
      promoItems: "CHECKOUT_DATA_NOT_LOADED",
    });
    expect((await resultsOf(filledState(), ["products.byIds"])).results).toEqual({
      checkoutData: "ERROR",
      promoItems: "CART_NOT_LOADED",
    });
  });
});

test("ERRCAT-08 taking an item before the items are loaded raises 'Promo items not loaded', and takes nothing", async () => {
  const store = shopperStore();
  store.dispatch(stateReplaced(filledState()));
  const item = { promotionId: "socks-on-us", productId: "105602", variantId: "105602-M" };
  for (const result of ["ERROR", "CART_NOT_LOADED", "CHECKOUT_DATA_NOT_LOADED", "CART_EMPTY", null] as const) {
    const load = { result, offers: [], retry: () => undefined };
    await expect(store.dispatch(takePromoItem({ item, load })).unwrap()).rejects.toMatchObject({
      message: "Promo items not loaded",
    });
    expect(() => requirePromoItems(load)).toThrow("Promo items not loaded");
  }
  expect(store.getState().accountState.current?.cart.promoItems).toBeUndefined();
});
