import { announce } from "@tread/design-system/announcer";
import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import type { Product } from "#domain/product/product.ts";
import { alertQueue } from "../../features/alerts/alert-queue.ts";
import { cartMessages } from "../../features/cart/cart-messages.ts";
import { shopperStore } from "../../features/checkout/checkout.fixture.ts";
import { sampleProduct } from "../../features/product/product.fixture.ts";
import { statusChanged } from "../../features/session/session-slice.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import type { ChosenSize } from "./use-chosen-size.ts";

vi.mock("@tread/design-system/announcer", () => ({ announce: vi.fn() }));

const sizing = { selected: "104201-9", inCart: 0, system: "us", options: [] } as unknown as ChosenSize;

let add = async () => {};
function Reader({ product }: { product: Product }) {
  ({ add } = useAddToCart(product, sizing, undefined));
  return null;
}

/** Adds from a product's page. */
function addFrom(product: Product, store: AppStore) {
  renderToStaticMarkup(
    <Provider store={store}>
      <Reader product={product} />
    </Provider>,
  );
  return add();
}

test("a press before the product's question is there is told about", async () => {
  const told = vi.spyOn(alertQueue, "add").mockReturnValue("");
  await addFrom(sampleProduct({ challengeQuestion: "What year was Norvane founded?" }), shopperStore());
  expect(told.mock.calls).toMatchObject([[{ type: "ERROR", content: cartMessages.unableToAdd }]]);
});

test("what came into the cart is said, since the cart that opens says no more than its name", async () => {
  const product = sampleProduct();
  const store = shopperStore((async () => ({ products: [product] })) as unknown as CallFunction);
  store.dispatch(statusChanged("LOGGED_OUT"));
  await addFrom(product, store);
  expect(store.getState().overlays.open).toBe("cart");
  expect(vi.mocked(announce).mock.calls).toEqual([[`${product.name} is in your cart.`]]);
});
