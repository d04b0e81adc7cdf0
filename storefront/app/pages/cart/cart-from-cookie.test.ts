import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { cartCookie } from "#domain/cart/cart-cookie.ts";
import { filledState, shopperStore } from "../../features/checkout/checkout.fixture.ts";
import { storeContext } from "../../platform/store/loader-contexts.ts";
import { cartFromCookie } from "./cart-from-cookie.server.ts";

const { cart } = filledState();
const answers = vi.fn<(name: string, input: { body: object }) => Promise<unknown>>();

/** The store of a request for the cart's page after its cart has been looked for. */
async function storeAfter(cookie: string | null) {
  const store = shopperStore(answers as unknown as CallFunction);
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const request = new Request("https://shop.test/nz/cart", { headers: cookie === null ? {} : { cookie } });
  await cartFromCookie({ request, context });
  return store.getState();
}
const shown = cartCookie("nz", cart).replace(/;.*/, "");

beforeEach(() => {
  answers.mockReset().mockImplementation(async (name) => (name === "products.byIds" ? { products: [{ id: "104201" }] } : {}));
});

describe("the cart that a request shows", () => {
  test("CHK-10 is in its store with its products and totals, its delivery estimated within the country, apart from the shopper's own copy", async () => {
    const { accountState } = await storeAfter(`country=nz; ${shown}`);
    expect(accountState).toMatchObject({ loaded: false, current: null, fromCookie: { items: cart.items, promoCodes: [] } });
    expect(answers.mock.calls.map(([name, { body }]) => [name, body])).toEqual([
      ["products.byIds", { ids: ["104201"] }],
      [
        "checkout.info",
        {
          cart: { items: [{ productId: "104201", variantId: "104201-9", qty: 1 }], promoCodes: [] },
          shippingAddress: { country: "NZ" },
          useProvisionalShippingAddress: true,
        },
      ],
    ]);
  });

  test("is not looked for when there is none", async () => {
    expect((await storeAfter(null)).accountState.fromCookie).toBeNull();
    expect((await storeAfter("cart=%5B1%5D")).accountState.fromCookie).toBeNull();
    expect(answers).not.toHaveBeenCalled();
  });

  test.each(["products.byIds", "checkout.info"])("is left to the browser when %s fails", async (failing) => {
    const right = answers.getMockImplementation()!;
    answers.mockImplementation((name, input) => (name === failing ? Promise.reject({ status: 503 }) : right(name, input)));
    expect((await storeAfter(shown)).accountState.fromCookie).toBeNull();
  });

  test("CART-10 is left to the browser when a product is gone", async () => {
    answers.mockImplementation(async (name) => (name === "products.byIds" ? { products: [null] } : {}));
    expect((await storeAfter(shown)).accountState.fromCookie).toBeNull();
  });
});
