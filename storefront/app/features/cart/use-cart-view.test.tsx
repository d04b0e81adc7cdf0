import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { stateReplaced } from "../account-state/account-state-slice.ts";
import { filledState, mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { productApi } from "../product/product-api.ts";
import { type CartView, useCartView } from "./use-cart-view.ts";

let view: CartView | undefined;
function Page() {
  view = useCartView();
  return null;
}

beforeEach(() => void vi.stubGlobal("localStorage", mapStorage()));
afterEach(() => vi.unstubAllGlobals());

test("a page that does not stand any more asks for its products again all the same, for the page that follows it", async () => {
  const call = vi.fn(async () => ({ products: [sampleProduct({ id: "104201" })] }));
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(stateReplaced(filledState()));
  await store.dispatch(productApi.endpoints.productsByIds.initiate(["104201"]));
  renderToStaticMarkup(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  if (view?.status !== "ready") return expect.unreachable(view?.status);
  view.refresh();
  await expect.poll(() => call).toHaveBeenCalledTimes(2);
});
