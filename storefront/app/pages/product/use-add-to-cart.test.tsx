import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { expect, test, vi } from "vitest";
import { alertQueue } from "../../features/alerts/alert-queue.ts";
import { cartMessages } from "../../features/cart/cart-messages.ts";
import { shopperStore } from "../../features/checkout/checkout.fixture.ts";
import { sampleProduct } from "../../features/product/product.fixture.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import type { ChosenSize } from "./use-chosen-size.ts";

const product = sampleProduct({ challengeQuestion: "What year was Norvane founded?" });
const sizing = { selected: "104201-9", inCart: 0, system: "us", options: [] } as unknown as ChosenSize;

let add = async () => {};
function Reader() {
  ({ add } = useAddToCart(product, sizing, undefined));
  return null;
}

test("a press before the product's question is there is told about", async () => {
  const told = vi.spyOn(alertQueue, "add").mockReturnValue("");
  renderToStaticMarkup(
    <Provider store={shopperStore()}>
      <Reader />
    </Provider>,
  );
  await add();
  expect(told.mock.calls).toMatchObject([[{ type: "ERROR", content: cartMessages.unableToAdd }]]);
});
