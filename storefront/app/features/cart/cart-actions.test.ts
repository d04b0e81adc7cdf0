import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState, type SyncableState } from "#domain/account-state/account-state.ts";
import { cartConfiguration } from "#domain/configuration/configuration.ts";
import { changeAccountState } from "../account-state/change-account-state.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sampleProduct } from "../product/product.fixture.ts";
import { applyPromoCode } from "../promotions/promo-code-actions.ts";
import { dropPromoItems } from "../promotions/promo-item-actions.ts";
import { sessionOpened, statusChanged } from "../session/session-slice.ts";
import { addToCart, removeLine, restoreLine, toggleSize } from "./cart-actions.ts";
import { cartMessages } from "./cart-messages.ts";
import { dropMissingLines } from "./drop-missing-lines.ts";

const told = vi.spyOn(alertQueue, "add").mockReturnValue("");

const now = 1_795_000_000_000;

/** A shopper on a listing, with the product in stock. */
function onAListing(own: Parameters<typeof sampleProduct>[0] = {}) {
  let product = sampleProduct({ stockUpdatedAt: now / 1000, ...own });
  let sold = true;
  const call = (async (_: string, input: { body: { ids: string[] } }) => ({
    products: input.body.ids.map(() => (sold ? product : null)),
  })) as unknown as CallFunction;
  const store = shopperStore(call);
  store.dispatch(statusChanged("LOGGED_OUT"));
  const tap = (size: string) =>
    store
      .dispatch(
        toggleSize({
          productId: product.id,
          variantId: `${product.id}-${size}`,
          qty: cartConfiguration.quickAddQty,
          addedFrom: "tile",
        }),
      )
      .unwrap();
  const lines = () =>
    Object.values(store.getState().accountState.current?.cart.items ?? {}).map(({ variantId, qty }) => ({ variantId, qty }));
  const sell = (sells: boolean) => {
    sold = sells;
  };
  const resize = (change: (variants: typeof product.variants) => typeof product.variants) => {
    product = { ...product, variants: change(product.variants), stockUpdatedAt: Date.now() / 1000 };
  };
  return { tap, lines, store, sell, resize };
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("localStorage", mapStorage());
  // No other tab: nothing waits for a turn that an earlier test still has.
  vi.stubGlobal("navigator", {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a size tapped on a tile", () => {
  test("TILE-31 that is not in the cart is added once", async () => {
    const { tap, lines } = onAListing();
    expect(await tap("8")).toMatchObject({ result: "SUCCESS" });
    expect(lines()).toEqual([{ variantId: "104201-8", qty: 1 }]);
  });

  test("CART-25 CART-26 that comes in lots of four is added by the lot, and again by the lot", async () => {
    const { store, lines } = onAListing({ cartQtyVariantMin: 4, cartQtyVariantMultipleOf: 4 });
    const wanted = { productId: "104201", variantId: "104201-8", qty: cartConfiguration.quickAddQty, addedFrom: "product" };
    expect(await store.dispatch(addToCart(wanted)).unwrap()).toMatchObject({ result: "SUCCESS" });
    expect(lines()).toEqual([{ variantId: "104201-8", qty: 4 }]);
    await store.dispatch(addToCart(wanted));
    expect(lines()).toEqual([{ variantId: "104201-8", qty: 8 }]);
  });

  test("ERRCAT-40 CONF-24 of a product for members needs logging in, with links that lead back to the product", async () => {
    const { tap, lines } = onAListing({ accountExclusive: true });
    expect(await tap("8")).toMatchObject({ result: "REJECTED", flags: [{ type: "notLoggedIn" }] });
    expect(lines()).toEqual([]);
    const [alert] = told.mock.lastCall ?? [];
    expect(alert?.duration).toBe(6000);
    const back = "redirect=%2Fproducts%2Fochre-state%2Fcourt-low-chalk";
    expect(alert?.content).toEqual([
      expect.stringContaining("members only"),
      { kind: "link", href: `/nz/account/signin?${back}`, children: ["log in"] },
      " or ",
      { kind: "link", href: `/nz/account/signup?${back}`, children: ["sign up"] },
      " to add it.",
    ]);
  });

  test("PDP-21 of a product that asks a question is answered on its page, to which the shopper is led with that size", async () => {
    const { tap, lines } = onAListing({ challengeQuestion: "What year was Norvane founded?" });
    expect(await tap("8")).toMatchObject({ result: "REJECTED" });
    expect(lines()).toEqual([]);
    const [alert] = told.mock.lastCall ?? [];
    const href = "/nz/products/ochre-state/court-low-chalk?size=8";
    expect(alert?.content).toContainEqual({ kind: "link", href, children: ["answer it on its page"] });
  });

  test("AUTH-06 while it is not known who is signed in is not added: it waits for that, and is not lost", async () => {
    vi.stubGlobal("document", { cookie: "signed_in=1" });
    const answered = Promise.withResolvers<unknown>();
    const product = sampleProduct({ stockUpdatedAt: now / 1000 });
    const happened: string[] = [];
    const call = (name: string) => {
      happened.push(name);
      return name === "session.refresh" ? answered.promise : Promise.resolve({ products: [product] });
    };
    const store = shopperStore(call as unknown as CallFunction);
    const wanted = { productId: product.id, variantId: `${product.id}-8`, qty: 1, addedFrom: "tile" };
    const adding = store.dispatch(addToCart(wanted)).unwrap();
    await vi.waitFor(() => expect(happened).toContain("session.refresh"));
    expect(store.getState().session.status).toBe("INITIALISING");
    expect(store.getState().accountState.current).toBeNull();
    happened.push("an answer");
    answered.reject({ status: 0, code: "Unreachable", message: "No answer." });
    expect(await adding).toMatchObject({ result: "SUCCESS" });
    expect(happened.slice(0, 3)).toEqual(["session.refresh", "an answer", "products.byIds"]);
    expect(store.getState().session.status).toBe("LOGGED_OUT");
  });

  test("ERRCAT-33 that the shop has taken out since the page was opened is said to be no longer available", async () => {
    const content = ["We can't add this, because it's no longer available."];
    const product = onAListing();
    product.sell(false);
    expect(await product.tap("8")).toEqual({ result: "ERROR" });
    expect(told).toHaveBeenLastCalledWith({ type: "ERROR", content, duration: 6000 });
    const size = onAListing();
    size.resize((variants) => variants.filter(({ code }) => code !== "8"));
    told.mockClear();
    expect(await size.tap("8")).toEqual({ result: "ERROR" });
    expect(told).toHaveBeenLastCalledWith({ type: "ERROR", content, duration: 6000 });
  });

  test("CONF-22 what is removed from the cart itself is spoken of as long as any other alert stays", async () => {
    const { store, tap } = onAListing();
    await tap("8");
    const [itemId = ""] = Object.keys(store.getState().accountState.current?.cart.items ?? {});
    await store.dispatch(removeLine({ itemId }));
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ content: cartMessages.removed, duration: undefined }));
  });

  test("TILE-30 CONF-23 that is in the cart is removed, and no other", async () => {
    const { tap, lines } = onAListing();
    await tap("8");
    await tap("9");
    expect(await tap("8")).toEqual({ result: "REMOVED" });
    await vi.waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.objectContaining({ content: cartMessages.removed, duration: 3000 })),
    );
    expect(lines()).toEqual([{ variantId: "104201-9", qty: 1 }]);
    expect(await tap("8")).toMatchObject({ result: "SUCCESS" });
    expect(lines()).toHaveLength(2);
  });
});

test("CART-10 lines whose product is gone are taken out, and only they", async () => {
  const { tap, lines, store, sell } = onAListing();
  await tap("8");
  await store.dispatch(dropMissingLines(undefined)).unwrap();
  expect(lines()).toHaveLength(1);
  sell(false);
  vi.setSystemTime(now + 301_000);
  await store.dispatch(dropMissingLines(undefined)).unwrap();
  expect(lines()).toEqual([]);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ content: cartMessages.takenOut(1) }));
});

test("a line whose size is gone leaves the cart as one whose product is gone, for no total can be told of it", async () => {
  const { tap, lines, store, resize } = onAListing();
  await tap("8");
  const [line] = lines();
  resize((variants) => variants.map((variant) => ({ ...variant, qty: 0 })));
  vi.setSystemTime(now + 301_000);
  await store.dispatch(dropMissingLines(undefined)).unwrap();
  expect(lines()).toEqual([line]);
  resize((variants) => variants.filter(({ id }) => id !== line?.variantId));
  vi.setSystemTime(now + 602_000);
  told.mockClear();
  await store.dispatch(dropMissingLines(undefined)).unwrap();
  expect(lines()).toEqual([]);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ content: cartMessages.takenOut(1) }));
});

test("CART-10 lines that are gone are told about once, however many views of the cart notice", async () => {
  const { tap, lines, store, sell } = onAListing();
  await tap("8");
  sell(false);
  vi.setSystemTime(now + 301_000);
  told.mockClear();
  await Promise.all([1, 2, 3].map(() => store.dispatch(dropMissingLines(undefined)).unwrap()));
  expect(lines()).toEqual([]);
  expect(told).toHaveBeenCalledTimes(1);
});

/** Code that comes on demand takes longer than a second on a busy machine. */
const patience = { timeout: 10_000 };

test("CART-11 SRAPI-05 what is left of a signed-in shopper's cart is then written to the account; its products are asked for together, by their ids", async () => {
  const product = sampleProduct({ stockUpdatedAt: now / 1000 });
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
  const line = { id: "line-1", productId: product.id, variantId: `${product.id}-8`, qty: 1, createdAt: 1 };
  const gone = { ...line, id: "line-2", productId: "gone", variantId: "gone-8" };
  const kept = { ...empty, cart: { ...empty.cart, items: { "line-1": line, "line-2": gone } } };
  const written: SyncableState[] = [];
  const asked: string[][] = [];
  const store = shopperStore((async (name: string, input: { body: { ids: string[]; version: number; state: SyncableState } }) => {
    if (name === "accountState.get") return { version: 1, state: kept };
    if (name === "products.byIds") {
      asked.push(input.body.ids);
      return { products: input.body.ids.map((id) => (id === product.id ? product : null)) };
    }
    written.push(input.body.state);
    return { version: input.body.version + 1, state: input.body.state };
  }) as unknown as CallFunction);
  store.dispatch(sessionOpened({ username: "mere" }));
  await vi.waitFor(() => expect(Object.keys(store.getState().accountState.current?.cart.items ?? {})).toHaveLength(2), patience);
  await store.dispatch(dropMissingLines(undefined)).unwrap();
  await vi.waitFor(() => expect(written.at(-1)?.cart.items).toEqual({ "line-1": line }), patience);
  expect(asked).toEqual([[product.id, "gone"]]);
  expect(store.getState().accountState.sync?.result).toBe("SUCCESS");
});

describe("a mistake of the caller", () => {
  test("ERRCAT-05 using the cart before it is loaded raises 'Cart not loaded.'", async () => {
    const { store } = onAListing();
    await expect(store.dispatch(dropMissingLines(undefined)).unwrap()).rejects.toMatchObject({ message: "Cart not loaded." });
  });

  test("ERRCAT-10 adding a size that is being added, and deleting a line that is being deleted, throw; a second tap does nothing", async () => {
    const { store, tap, lines } = onAListing();
    const wanted = { productId: "104201", variantId: "104201-8", qty: 1, addedFrom: "product" };
    const [first, second] = [store.dispatch(addToCart(wanted)).unwrap(), store.dispatch(addToCart(wanted)).unwrap()];
    await expect(second).rejects.toMatchObject({ message: "Already adding to the cart." });
    expect(await first).toMatchObject({ result: "SUCCESS" });
    expect(await Promise.all([tap("9"), tap("9")])).toMatchObject([{ result: "SUCCESS" }, { result: "BUSY" }]);
    expect(lines()).toHaveLength(2);
    const [line] = Object.values(store.getState().accountState.current?.cart.items ?? {});
    const removals = [1, 2].map(() => store.dispatch(removeLine({ itemId: line!.id })).unwrap());
    await expect(removals[1]).rejects.toMatchObject({ message: "Already deleting from the cart." });
    expect(await removals[0]).toEqual(line);
    expect(lines()).toHaveLength(1);
    expect(store.getState().cart).toMatchObject({ busy: [], removing: [] });
  });

  test("ERRCAT-10 adding throws, and adds nothing, as long as nobody knows whose cart it is", async () => {
    const { store, lines } = onAListing();
    vi.stubGlobal("document", { cookie: "signed_in=1" });
    store.dispatch(statusChanged("INITIALISING"));
    // A guarded page asks anew as soon as there is an answer.
    const stop = store.subscribe(() => {
      if (store.getState().session.status !== "INITIALISING") store.dispatch(statusChanged("INITIALISING"));
    });
    const adding = store.dispatch(addToCart({ productId: "104201", variantId: "104201-8", qty: 1, addedFrom: "product" }));
    await expect(adding.unwrap()).rejects.toMatchObject({ name: "CartError", message: "Cannot add to the cart." });
    stop();
    expect(lines()).toEqual([]);
    expect(store.getState().cart.busy).toEqual([]);
  });

  test("ERRCAT-32 ERRCAT-43 an add that fails is an error alert of six seconds", async () => {
    const store = shopperStore(() => Promise.reject({ status: 0, code: "Unreachable", message: "No answer." }));
    store.dispatch(statusChanged("LOGGED_OUT"));
    const wanted = { productId: "104201", variantId: "104201-8", qty: 1, addedFrom: "product" };
    expect(await store.dispatch(addToCart(wanted)).unwrap()).toEqual({ result: "ERROR" });
    expect(told).toHaveBeenLastCalledWith({
      type: "ERROR",
      content: "Unable to add to cart, so try again in a moment.",
      duration: 6000,
    });
  });
});

test("CART-16 a line that can't be taken out stays, and an error alert says why", async () => {
  const { tap, lines, store } = onAListing();
  await tap("8");
  const [line] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  // A newer shop keeps the cart by then, which this one may not change.
  localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
  told.mockClear();
  expect(await store.dispatch(removeLine({ itemId: line!.id })).unwrap()).toBeNull();
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: "ERROR", content: cartMessages.shopUpdated, duration: 6000 });
  expect(lines()).toEqual([{ variantId: "104201-8", qty: 1 }]);
});

test("a line that was taken out can be put back where it was, as long as there is enough", async () => {
  const { tap, lines, store, sell } = onAListing();
  await tap("8");
  await tap("9");
  const [first] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  await store.dispatch(removeLine({ itemId: first!.id, name: "Court Low" })).unwrap();
  expect(lines()).toEqual([{ variantId: "104201-9", qty: 1 }]);
  expect(store.getState().cart.removed).toEqual({ item: first, name: "Court Low" });
  expect(await store.dispatch(restoreLine(first!)).unwrap()).toBe(true);
  expect(store.getState().accountState.current?.cart.items[first!.id]).toEqual(first);
  expect(store.getState().cart).toMatchObject({ removed: null, restored: first!.id });

  await store.dispatch(removeLine({ itemId: first!.id })).unwrap();
  sell(false);
  vi.setSystemTime(now + 301_000);
  expect(await store.dispatch(restoreLine(first!)).unwrap()).toBe(false);
  expect(lines()).toHaveLength(1);
});

test("a line that is put back twice, before the first press is answered, is there once", async () => {
  const { tap, store } = onAListing();
  await tap("8");
  const [line] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  await store.dispatch(removeLine({ itemId: line!.id })).unwrap();
  expect(await Promise.all([1, 2].map(() => store.dispatch(restoreLine(line!)).unwrap()))).toEqual([true, true]);
  expect(store.getState().accountState.current?.cart.items).toEqual({ [line!.id]: line });
});

test("a line that was taken out while another was being put back can be put back too", async () => {
  const { tap, store } = onAListing();
  await tap("8");
  await tap("9");
  const [first, second] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  await store.dispatch(removeLine({ itemId: first!.id, name: "Court Low" })).unwrap();
  await store.dispatch(removeLine({ itemId: second!.id, name: "Court Low" })).unwrap();
  expect(await store.dispatch(restoreLine(first!)).unwrap()).toBe(true);
  expect(store.getState().cart.removed).toEqual({ item: second, name: "Court Low" });
});

test("a line that could not be put back can still be put back", async () => {
  const { tap, lines, store, sell } = onAListing();
  await tap("8");
  const [line] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  await store.dispatch(removeLine({ itemId: line!.id, name: "Court Low" })).unwrap();
  sell(false);
  vi.setSystemTime(now + 301_000);
  expect(await store.dispatch(restoreLine(line!)).unwrap()).toBe(false);
  expect(lines()).toEqual([]);
  expect(store.getState().cart.removed).toEqual({ item: line, name: "Court Low" });
});

test("a line that is put back brings along what an offer had given for it, which is no news any more", async () => {
  const { tap, store } = onAListing();
  await tap("8");
  const [line] = Object.values(store.getState().accountState.current?.cart.items ?? {});
  const item = { promotionId: "socks-on-us", productId: "105602", variantId: "105602-M" };
  await changeAccountState(store, { type: "cart/takePromoItem", item });
  await store.dispatch(removeLine({ itemId: line!.id })).unwrap();
  await store.dispatch(dropPromoItems([{ ...item, name: "Halfcourt Sock" }])).unwrap();
  expect(store.getState().cart.lost).toMatchObject([{ items: [item] }]);

  expect(await store.dispatch(restoreLine(line!)).unwrap()).toBe(true);
  expect(store.getState().accountState.current?.cart.promoItems).toEqual([item]);
  expect(store.getState().cart.lost).toEqual([]);
});

test("PROMO-05 one code more than a cart takes is not called unknown", async () => {
  const { store } = onAListing();
  const codes = Array.from({ length: cartConfiguration.maxPromoCodes }, (_, index) => `CODE-${index}`);
  for (const code of codes) expect(await store.dispatch(applyPromoCode(code)).unwrap()).toBe("taken");
  expect(await store.dispatch(applyPromoCode("code-0")).unwrap()).toBe("alreadyApplied");
  expect(await store.dispatch(applyPromoCode("ONE-MORE")).unwrap()).toBe("tooMany");
  expect(await store.dispatch(applyPromoCode("no code")).unwrap()).toBe("refused");
});

test("SYNC-03 a shopper whose cart a newer shop has written is asked to reload", async () => {
  const { tap } = onAListing();
  localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
  expect(await tap("8")).toEqual({ result: "ERROR" });
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ content: cartMessages.shopUpdated }));
});
