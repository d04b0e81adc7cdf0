import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState } from "#domain/account-state/account-state.ts";
import type { CartItem } from "#domain/cart/cart-item.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { carriedMessage, carryCart } from "./carry-cart.ts";

const told = vi.spyOn(alertQueue, "add").mockReturnValue("");

beforeEach(() => {
  told.mockClear();
  vi.stubGlobal("localStorage", mapStorage());
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => vi.unstubAllGlobals());

const product = sampleProduct({ stockUpdatedAt: Date.now() / 1000 });
const [size, otherSize] = product.variants.map(({ id }) => id);

function keepInAustralia(lines: readonly Omit<CartItem, "id" | "createdAt">[], promoCodes: readonly string[] = []) {
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
  const items = Object.fromEntries(lines.map((line, index) => [`a${index}`, { id: `a${index}`, createdAt: 1, ...line }]));
  localStorage.setItem("account-state:au", JSON.stringify({ ...empty, cart: { ...empty.cart, items, promoCodes } }));
}

function inNewZealand(sells: boolean, answers = true) {
  const call = async (_: string, { body }: { body: { ids: string[] } }) => {
    if (!answers) throw { status: 500, code: "InternalServerError", message: "Broken." };
    return { products: body.ids.map((id) => (sells && id === product.id ? product : null)) };
  };
  const store = shopperStore(call as unknown as CallFunction);
  const lines = () =>
    Object.values(store.getState().accountState.current?.cart.items ?? {}).map(({ variantId, qty }) => ({ variantId, qty }));
  return { store, lines };
}

test("the other country's cart comes along; what this one does not sell stays there, and nothing leaves the old cart", async () => {
  keepInAustralia([
    { productId: "999999", variantId: "999999-9", qty: 1 },
    { productId: product.id, variantId: `${product.id}-0`, qty: 1 },
    { productId: product.id, variantId: size ?? "", qty: 2 },
  ]);
  const before = localStorage.getItem("account-state:au");
  const { store, lines } = inNewZealand(true);
  await carryCart(store, "au");
  expect(lines()).toEqual([{ variantId: size, qty: 2 }]);
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({
      content:
        "Your cart came along: 2 items, priced again in NZD. 2 items we can't sell you in New Zealand wait in your Australia cart.",
    }),
  );
  expect(localStorage.getItem("account-state:au")).toBe(before);
});

test("a line that comes along still says whose size it is", async () => {
  const seen = { sizeSystem: "usMen" as const, translatedVariantLabel: "9.5", attribution: { algoliaQueryId: "q1" } };
  keepInAustralia([{ productId: product.id, variantId: size ?? "", qty: 1, ...seen }]);
  const { store } = inNewZealand(true);
  await carryCart(store, "au");
  expect(Object.values(store.getState().accountState.current?.cart.items ?? {})).toEqual([expect.objectContaining(seen)]);
});

test("of what this country has fewer pieces of, those come; pieces are counted, as in what was told beforehand", async () => {
  keepInAustralia([
    { productId: product.id, variantId: size ?? "", qty: 2 },
    { productId: product.id, variantId: otherSize ?? "", qty: 3 },
  ]);
  const { store, lines } = inNewZealand(true);
  await carryCart(store, "au");
  expect(lines()).toEqual([
    { variantId: size, qty: 2 },
    { variantId: otherSize, qty: 2 },
  ]);
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({
      content:
        "Your cart came along: 4 items, priced again in NZD. 1 item we can't sell you in New Zealand waits in your Australia cart.",
    }),
  );
});

test("going to and fro makes nothing more of it", async () => {
  keepInAustralia([
    { productId: product.id, variantId: size ?? "", qty: 1 },
    { productId: product.id, variantId: otherSize ?? "", qty: 1 },
  ]);
  const { store, lines } = inNewZealand(true);
  await carryCart(store, "au");
  await carryCart(store, "au");
  expect(lines()).toEqual([
    { variantId: size, qty: 1 },
    { variantId: otherSize, qty: 1 },
  ]);
});

test("a cart that could not be asked about is said to wait where it is", async () => {
  keepInAustralia([{ productId: product.id, variantId: size ?? "", qty: 1 }]);
  const { store } = inNewZealand(true, false);
  await carryCart(store, "au");
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ content: "We couldn't bring your cart along. It waits in Australia." }),
  );
});

test("the answer to a product's question comes along, so that the checkout does not ask for it again", async () => {
  keepInAustralia([{ productId: product.id, variantId: size ?? "", qty: 1, challengeAnswer: "2009" }]);
  const { store } = inNewZealand(true);
  await carryCart(store, "au");
  expect(Object.values(store.getState().accountState.current?.cart.items ?? {})).toMatchObject([{ challengeAnswer: "2009" }]);
});

test("the promo codes of a cart come with it, and not without it", async () => {
  keepInAustralia([{ productId: product.id, variantId: size ?? "", qty: 1 }], ["LACEUP20"]);
  const codesAfter = async (sells: boolean) => {
    const { store } = inNewZealand(sells);
    await carryCart(store, "au");
    await carryCart(store, "au");
    localStorage.removeItem("account-state:nz");
    return store.getState().accountState.current?.cart.promoCodes ?? [];
  };
  expect(await codesAfter(false)).toEqual([]);
  expect(await codesAfter(true)).toEqual(["LACEUP20"]);
});

test("nothing is lost when this country sells none of it", async () => {
  keepInAustralia([{ productId: product.id, variantId: size ?? "", qty: 1 }]);
  const { store, lines } = inNewZealand(false);
  await carryCart(store, "au");
  expect(lines()).toEqual([]);
});

test("what became of it is told", () => {
  expect(carriedMessage({ taken: 0, setAside: 0 }, "nz", "au")).toBeUndefined();
  expect(carriedMessage({ taken: 2, setAside: 1 }, "nz", "au")).toBe(
    "Your cart came along: 2 items, priced again in AUD. 1 item we can't sell you in Australia waits in your New Zealand cart.",
  );
});
