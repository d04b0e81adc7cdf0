import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CallFunction } from "#contract/rendering.ts";
import { emptyAccountState } from "#domain/account-state/account-state.ts";
import { wishlistConfiguration } from "#domain/configuration/configuration.ts";
import { requireWishlist } from "#domain/wishlist/wishlist-error.ts";
import { keep } from "../account-state/stored-account-state.ts";
import { alertQueue } from "../alerts/alert-queue.ts";
import { mapStorage, shopperStore } from "../checkout/checkout.fixture.ts";
import { sessionOpened, statusChanged } from "../session/session-slice.ts";
import { keepWaitingWish, takeWaitingWish } from "./waiting-wish.ts";
import { pressHeart, saveWish, toggleWish } from "./wishlist-actions.ts";

const told = vi.spyOn(alertQueue, "add").mockReturnValue("");

const now = 1_795_000_000_000;
const attribution = { listItemIndex: 3, algoliaQueryId: "asked", algoliaIndexName: "tt_nz_products" };
const wish = { productId: "104201", name: "Court Low", colourName: "Harbour", price: 18_000, attribution };

/** A shopper in a shop whose server is never asked, or does not answer. */
function shopper(session: "guest" | "member") {
  const call = vi.fn(() => Promise.reject({ status: 0, code: "Unreachable", message: "No answer." }));
  const store = shopperStore(call as unknown as CallFunction);
  store.dispatch(session === "guest" ? statusChanged("LOGGED_OUT") : sessionOpened({ username: "mere" }));
  const wishes = () => store.getState().accountState.current?.wishlist.items ?? {};
  return { store, wishes, toggle: () => store.dispatch(toggleWish(wish)).unwrap() };
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("localStorage", mapStorage());
  // No other tab: nothing waits for a turn that an earlier test still has.
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { cookie: "" });
  told.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a press on a heart", () => {
  test("WISH-01 WISH-04 WISH-07 ANALYT-10 keeps the product at once, whatever the network does, and the next press takes it off", async () => {
    const { toggle, wishes } = shopper("member");
    expect(await toggle()).toBe("ADDED");
    expect(wishes()).toEqual({
      "104201": {
        productId: "104201",
        variantId: "104201",
        qty: 1,
        createdAt: now,
        price: 18_000,
        attribution,
      },
    });
    expect(await toggle()).toBe("REMOVED");
    expect(wishes()).toEqual({});
  });

  test("CONF-23 on a tile is spoken of as long as a tile's alerts stay, and elsewhere as long as any", async () => {
    const { store, toggle } = shopper("member");
    const wish = { productId: "104202", name: "Court Low", colourName: "Kelp", price: 18_000 };
    const onTile = () => store.dispatch(toggleWish({ ...wish, alertMs: 3000 })).unwrap();
    await onTile();
    await onTile();
    await toggle();
    await toggle();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(4));
    expect(told.mock.calls.map(([{ duration }]) => duration)).toEqual([3000, 3000, undefined, undefined]);
  });

  test("shows at once what it will have done, before anything is waited for, and no longer when it could not be done", async () => {
    const { store, toggle } = shopper("member");
    const turned = () => store.getState().wishlist.turned;
    const added = toggle();
    expect(turned()).toEqual({ "104201": true });
    await added;
    expect(turned()).toEqual({});
    const removed = toggle();
    expect(turned()).toEqual({ "104201": false });
    await removed;
    localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
    const failed = toggle();
    expect(turned()).toEqual({ "104201": true });
    expect(await failed).toBe("ERROR");
    expect(turned()).toEqual({});
  });

  test("WISH-04 WISH-07 ERRCAT-84 says when it could not be kept", async () => {
    const { toggle, wishes } = shopper("member");
    localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
    expect(await toggle()).toBe("ERROR");
    expect(wishes()).toEqual({});
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({
        type: "ERROR",
        content: "Something went wrong when adding this item to wishlist. Please try again.",
      }),
    );
  });

  test("says that there is no room when the wishlist is full", async () => {
    const ids = Array.from({ length: wishlistConfiguration.maxItems }, (_, n) => `p${n}`);
    const items = Object.fromEntries(ids.map((id, n) => [id, { productId: id, variantId: id, qty: 1, createdAt: n }]));
    const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
    keep("nz", { ...empty, wishlist: { ...empty.wishlist, items } });
    const { toggle, wishes } = shopper("member");
    expect(await toggle()).toBe("ERROR");
    expect(Object.keys(wishes())).toEqual(ids);
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ type: "ERROR", content: "Your wishlist is full, so remove something to make room." }),
    );
  });

  test("WISH-07 ERRCAT-93 that cannot take it off says that something went wrong", async () => {
    const { toggle, wishes } = shopper("member");
    await toggle();
    localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
    expect(await toggle()).toBe("ERROR");
    expect(Object.keys(wishes())).toEqual(["104201"]);
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: "ERROR", content: "Something went wrong. Try again." }),
    );
  });

  test("WISH-07 finds nothing to take off when another tab was faster, and says nothing", async () => {
    const { toggle, wishes } = shopper("member");
    await toggle();
    localStorage.removeItem("account-state:nz");
    told.mockClear();
    expect(await toggle()).toBe("NOT_FOUND");
    expect(wishes()).toEqual({});
    expect(told).not.toHaveBeenCalled();
  });

  test("CART-35 WISH-11 what is in hand is saved for who is signed in, once however often; a guest is asked to sign in", async () => {
    const member = shopper("member");
    const save = (store: typeof member.store) => store.dispatch(saveWish({ ...wish, variantId: "104201-9" })).unwrap();
    expect([await save(member.store), await save(member.store)]).toEqual(["ADDED", "ADDED"]);
    expect(member.wishes()).toMatchObject({ "104201": { variantId: "104201-9", qty: 1 } });
    localStorage.setItem("account-state:nz", JSON.stringify({ syncableStateVersion: 99 }));
    expect(await save(member.store)).toBe("ERROR");
    localStorage.clear();

    const guest = shopper("guest");
    expect(await save(guest.store)).toBe("ASKED");
    expect(guest.wishes()).toEqual({});
    expect(guest.store.getState().overlays.open).toBe("signIn");
  });

  test("ERRCAT-10 toggling while the same product is being toggled throws; a second press does nothing", async () => {
    const { store, toggle, wishes } = shopper("member");
    const [first, second] = [toggle(), toggle()];
    await expect(second).rejects.toMatchObject({ message: "Already toggling on the wishlist" });
    expect(await first).toBe("ADDED");
    for (const _ of [1, 2]) store.dispatch(pressHeart(wish));
    await vi.waitFor(() => expect(wishes()).toEqual({}));
    expect(store.getState().wishlist.toggling).toEqual([]);
  });

  test("ERRCAT-07 using the wishlist before it is loaded raises 'Wishlist not loaded'; a press has it read first", async () => {
    expect(() => requireWishlist(null)).toThrow("Wishlist not loaded");
    await shopper("member").toggle();
    const again = shopperStore();
    again.dispatch(statusChanged("LOGGED_IN"));
    expect(again.getState().accountState.loaded).toBe(false);
    expect(await again.dispatch(toggleWish(wish)).unwrap()).toBe("REMOVED");
  });

  test("TILE-36 of a guest asks to sign in, and keeps nothing", async () => {
    const { store, toggle, wishes } = shopper("guest");
    expect(await toggle()).toBe("ASKED");
    expect(wishes()).toEqual({});
    expect(store.getState().overlays.open).toBe("signIn");
    expect(store.getState().wishlist.asked).toEqual(wish);
  });

  test("AUTH-07 while it is not known who is signed in keeps nothing: it waits for that, and is not lost", async () => {
    vi.stubGlobal("document", { cookie: "signed_in=1" });
    const renewed = Promise.withResolvers<unknown>();
    const unreachable = { status: 0, code: "Unreachable", message: "No answer." };
    const call = vi.fn((name: string) => (name === "session.refresh" ? renewed.promise : Promise.reject(unreachable)));
    const store = shopperStore(call as unknown as CallFunction);
    const wishes = () => Object.keys(store.getState().accountState.current?.wishlist.items ?? {});
    const toggled = store.dispatch(toggleWish(wish)).unwrap();
    await vi.waitFor(() => expect(call).toHaveBeenCalledWith("session.refresh", expect.anything()));
    expect([store.getState().session.status, wishes()]).toEqual(["INITIALISING", []]);
    renewed.resolve({ username: "mere", idToken: "token", expiresAt: "2099-01-01T00:00:00Z" });
    expect(await toggled).toBe("ADDED");
    expect([store.getState().session.status, wishes()]).toEqual(["LOGGED_IN", ["104201"]]);
  });
});

describe("what a guest wanted to keep", () => {
  const from = "/products/court-low?colour=harbour";
  const walk = `?redirect=${encodeURIComponent(from)}`;

  test("is kept once they have signed in on the way back to where they asked", async () => {
    vi.stubGlobal("location", { search: walk });
    keepWaitingWish("nz", wish, from, now);
    const { wishes } = shopper("member");
    await vi.waitFor(() => expect(Object.keys(wishes())).toEqual(["104201"]));
    expect(takeWaitingWish("nz", walk, now)).toBeNull();
  });

  test.each(["", "?redirect=%2Fcheckout"])("is not kept for whoever signs in on another walk: %j", async (search) => {
    vi.stubGlobal("location", { search });
    keepWaitingWish("nz", wish, from, now);
    const { wishes } = shopper("member");
    await vi.dynamicImportSettled();
    expect(wishes()).toEqual({});
    expect(takeWaitingWish("nz", walk, now)).not.toBeNull();
  });

  test("waits in the country whose price it has", () => {
    keepWaitingWish("au", wish, from, now);
    expect(takeWaitingWish("nz", walk, now)).toBeNull();
    expect(takeWaitingWish("au", walk, now)).not.toBeNull();
  });

  test("waits for an hour, and once", () => {
    const { attribution: _, ...kept } = wish;
    keepWaitingWish("nz", wish, from, now);
    expect(takeWaitingWish("nz", walk, now + 3_600_000)).toEqual(kept);
    expect(takeWaitingWish("nz", walk, now)).toBeNull();
    keepWaitingWish("nz", wish, from, now);
    expect(takeWaitingWish("nz", walk, now + 3_600_001)).toBeNull();
  });

  test.each(["", "{", "null", "7", "[7]", '[{"productId":"104201"}]'])("is nothing when %j is kept in its place", (text) => {
    localStorage.setItem("waiting-wish:nz", text);
    expect(takeWaitingWish("nz", walk, now)).toBeNull();
  });
});
