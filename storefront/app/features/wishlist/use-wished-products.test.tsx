import { renderToStaticMarkup } from "react-dom/server";
import { Provider } from "react-redux";
import { describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState } from "#domain/account-state/account-state.ts";
import { stateReplaced, syncFinished } from "../account-state/account-state-slice.ts";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { productApi } from "../product/product-api.ts";
import { sessionOpened } from "../session/session-slice.ts";
import { loadWishlist } from "./load-wishlist.ts";
import { useWishedProducts } from "./use-wished-products.ts";

const wish = { productId: "104201", variantId: "104201-9", createdAt: 1, qty: 1 };
const stateWith = (...wishes: (typeof wish)[]) => ({
  ...emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" }),
  wishlist: { items: Object.fromEntries(wishes.map((each) => [each.productId, each])) },
});

function Load({ limit = 9 }: { limit?: number }) {
  const { wished, total, failed } = useWishedProducts(limit);
  return JSON.stringify({ names: wished?.map(({ product }) => product.name), total, failed });
}
const shown = (store: ReturnType<typeof shopperStore>, limit?: number) =>
  JSON.parse(
    renderToStaticMarkup(
      <Provider store={store}>
        <Load limit={limit} />
      </Provider>,
    ).replaceAll("&quot;", '"'),
  ) as unknown;

describe("the load of the wishlist", () => {
  test("WISH-03 has not ended before the account has been asked, and ends as SUCCESS, be it with nothing", () => {
    const store = shopperStore();
    expect(shown(store)).toEqual({ failed: false });
    store.dispatch(stateReplaced(stateWith()));
    expect(shown(store)).toEqual({ failed: false });
    store.dispatch(syncFinished({ result: "SUCCESS", finishedAt: 1 }));
    expect(shown(store)).toEqual({ names: [], total: 0, failed: false });
  });

  test("counts no product that the shop no longer has", async () => {
    const gone = { ...wish, productId: "999999", createdAt: 2 };
    const store = shopperStore((async () => ({ products: [null, sampleProduct()] })) as unknown as CallFunction);
    store.dispatch(stateReplaced(stateWith(gone, wish)));
    store.dispatch(syncFinished({ result: "SUCCESS", finishedAt: 1 }));
    await store.dispatch(productApi.endpoints.productsByIds.initiate(["999999", "104201"]));
    expect(shown(store)).toEqual({ names: [sampleProduct().name], total: 1, failed: false });
  });

  test("has not ended while those that were asked for are all gone and there are older ones", async () => {
    const gone = { ...wish, productId: "999999", createdAt: 2 };
    const store = shopperStore((async () => ({ products: [null] })) as unknown as CallFunction);
    store.dispatch(stateReplaced(stateWith(gone, wish)));
    store.dispatch(syncFinished({ result: "SUCCESS", finishedAt: 1 }));
    await store.dispatch(productApi.endpoints.productsByIds.initiate(["999999"]));
    expect(shown(store, 1)).toEqual({ total: 1, failed: false });
  });

  test("WISH-03 ends as ERROR when the account cannot be asked, and as SUCCESS once it can", async () => {
    vi.stubGlobal("localStorage", mapStorage());
    let online = false;
    const call = (async (name: string) => {
      if (!online) throw { status: 0, code: "Unreachable", message: "No answer." };
      return name === "accountState.get" ? { version: 1, state: stateWith(wish) } : { products: [sampleProduct()] };
    }) as unknown as CallFunction;
    const store = shopperStore(call);
    store.dispatch(stateReplaced(stateWith()));
    store.dispatch(sessionOpened({ username: "mere" }));
    await vi.waitFor(() => expect(shown(store)).toEqual({ failed: true }), { timeout: 10_000 });
    online = true;
    await store.dispatch(loadWishlist(undefined));
    await store.dispatch(productApi.endpoints.productsByIds.initiate(["104201"]));
    expect(shown(store)).toMatchObject({ names: [sampleProduct().name], total: 1, failed: false });
    vi.unstubAllGlobals();
  });
});
