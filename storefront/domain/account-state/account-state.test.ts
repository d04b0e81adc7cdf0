import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildCart } from "../cart/build-cart.ts";
import { CartError } from "../cart/cart-error.ts";
import type { CartItem, CartProduct } from "../cart/cart-item.ts";
import { cartConfiguration, syncConfiguration, wishlistConfiguration } from "../configuration/configuration.ts";
import type { WishlistItem } from "../wishlist/wishlist.ts";
import { emptyAccountState, type SyncableState } from "./account-state.ts";
import { applyChange } from "./apply-change.ts";
import type { ChangeContext } from "./change-result.ts";
import { isApplied, markApplied, mergeMarks } from "./client-marks.ts";
import { type AccountChange, type AccountCommand, nextSequence } from "./command.ts";
import { foldPending, unresolved } from "./fold-pending.ts";
import { mergeOnLogin } from "./merge-on-login.ts";
import { parseAccountState, parsePersistedAccountState } from "./parse-account-state.ts";
import { sameState } from "./same-state.ts";

const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
const product = (id: string, fields: Partial<CartProduct> = {}): CartProduct => ({
  id,
  variants: ["8", "9"].map((code) => ({ id: `${id}-${code}`, code, qty: 9999 })),
  state: "current",
  accountExclusive: false,
  functionalType: "basic",
  cartQtyProductMax: null,
  cartQtyVariantMax: 9999,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  stockUpdatedAt: 0,
  ...fields,
});
const context: ChangeContext = { loggedIn: false, products: { "1": product("1"), "2": product("2") } };
const item = (id: string, fields: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: "1",
  variantId: "1-9",
  qty: 1,
  createdAt: 1,
  ...fields,
});
const wish = (productId: string, fields: Partial<WishlistItem> = {}): WishlistItem => ({
  productId,
  variantId: `${productId}-9`,
  createdAt: 1,
  qty: 1,
  ...fields,
});
const stamp = (change: AccountChange, sequence: number, clientId = "browser-a"): AccountCommand => ({
  ...change,
  clientId,
  sequence,
});
const apply = (state: SyncableState, changes: AccountChange[], using: ChangeContext = context) =>
  changes.reduce((current, change, index) => applyChange(current, stamp(change, index + 1), using).state, state);
const withItems = (...items: CartItem[]): SyncableState => ({
  ...empty,
  cart: { ...empty.cart, items: Object.fromEntries(items.map((each) => [each.id, each])) },
});
const withWishes = (...items: WishlistItem[]): SyncableState => ({
  ...empty,
  wishlist: { items: Object.fromEntries(items.map((each) => [each.productId, each])) },
});

const itemArbitrary = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "constructor"),
  productId: fc.constantFrom("1", "2"),
  variantId: fc.constantFrom("8", "9"),
  qty: fc.integer({ min: 1, max: 9 }),
  createdAt: fc.integer({ min: 0, max: 9 }),
});
const changeArbitrary: fc.Arbitrary<AccountChange> = fc.oneof(
  itemArbitrary.map((each) => ({
    type: "cart/add" as const,
    item: { ...each, variantId: `${each.productId}-${each.variantId}` },
  })),
  fc.record({
    type: fc.constant("cart/setQuantity" as const),
    itemId: fc.constantFrom("a", "b", "constructor"),
    qty: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ type: fc.constant("cart/remove" as const), itemId: fc.constantFrom("a", "b", "__proto__") }),
  fc.record({ type: fc.constant("cart/applyPromoCode" as const), code: fc.constantFrom("tread10", "MATES", "!") }),
  fc.record({ type: fc.constant("cart/removePromoCode" as const), code: fc.constantFrom("TREAD10", "MATES") }),
  fc.record({ type: fc.constant("cart/clear" as const) }),
  fc.record({ type: fc.constant("wishlist/add" as const), item: fc.constantFrom(wish("1"), wish("2")) }),
  fc.record({ type: fc.constant("wishlist/remove" as const), productId: fc.constantFrom("1", "2") }),
);
const stateArbitrary = fc.array(changeArbitrary, { maxLength: 15 }).map((changes) => apply(empty, changes));

describe("adding to the cart", () => {
  test("CART-12 CART-14 a new line is SUCCESS with an item-created event", () => {
    const result = applyChange(empty, stamp({ type: "cart/add", item: item("a") }, 1), context);
    expect(result).toMatchObject({ outcome: "SUCCESS", flags: [], event: { type: "itemCreated", item: item("a") } });
    expect(result.state.cart.items).toEqual({ a: item("a") });
  });

  test("CART-13 a matching line is summed, with an item-quantity-updated event", () => {
    const result = applyChange(
      withItems(item("a", { qty: 2 })),
      stamp({ type: "cart/add", item: item("b", { qty: 3 }) }, 1),
      context,
    );
    expect(result.event).toEqual({ type: "itemQuantityUpdated", item: item("a", { qty: 5 }) });
    expect(result.state.cart.items).toEqual({ a: item("a", { qty: 5 }) });
  });

  test("CART-12 CART-15 a flagged add is REJECTED with its flags and changes nothing", () => {
    const state = withItems(item("a", { qty: 2 }));
    const products = { "1": product("1", { variants: [{ id: "1-9", code: "9", qty: 3 }] }) };
    const add = (qty: number) =>
      applyChange(state, stamp({ type: "cart/add", item: item("b", { qty }) }, 1), { ...context, products });
    expect(add(1).outcome).toBe("SUCCESS");
    const rejected = add(2);
    expect(rejected).toEqual({ outcome: "REJECTED", flags: [{ type: "qtyAvailableExceeded", qtyAvailable: 3 }], state });
    expect(rejected.state).toBe(state);
  });

  test("CART-19 a members' product is refused to guests", () => {
    const products = { "1": product("1", { accountExclusive: true }) };
    const add = (loggedIn: boolean) =>
      applyChange(empty, stamp({ type: "cart/add", item: item("a") }, 1), { products, loggedIn });
    expect(add(false)).toMatchObject({ outcome: "REJECTED", flags: [{ type: "notLoggedIn" }] });
    expect(add(true).outcome).toBe("SUCCESS");
  });

  test("ERRCAT-01 ERRCAT-02 ERRCAT-03 unknown things are raised, not rejected", () => {
    const add =
      (fields: Partial<CartItem>, products = context.products) =>
      () =>
        applyChange(empty, stamp({ type: "cart/add", item: item("a", fields) }, 1), { ...context, products });
    expect(add({}, { "1": null })).toThrow(new CartError("ProductNotFound"));
    expect(add({ variantId: "1-99" })).toThrow(new CartError("ProductVariantNotFound"));
    expect(add({ productId: "3" })).toThrow(new CartError("ProductDataNotFound"));
  });

  test("absurd quantities and too many lines are refused with a reason", () => {
    for (const qty of [0, -1, 1.5, 1e9, Number.NaN]) {
      expect(applyChange(empty, stamp({ type: "cart/add", item: item("a", { qty }) }, 1), context)).toMatchObject({
        outcome: "REJECTED",
        reason: "invalidQuantity",
      });
    }
    const full = withItems(
      ...Array.from({ length: cartConfiguration.maxLines }, (_, n) => item(`i${n}`, { variantId: `1-${n}` })),
    );
    expect(applyChange(full, stamp({ type: "cart/add", item: item("x") }, 1), context).outcome).toBe("SUCCESS");
    const other = applyChange(
      full,
      stamp({ type: "cart/add", item: item("x", { productId: "2", variantId: "2-9" }) }, 1),
      context,
    );
    expect(other).toMatchObject({ outcome: "REJECTED", reason: "cartFull" });
  });
});

describe("changing lines", () => {
  const set = (state: SyncableState, itemId: string, qty: number, using = context) =>
    applyChange(state, stamp({ type: "cart/setQuantity", itemId, qty }, 1), using);

  test("a quantity is set, refused above a limit, and not found for a line that is gone", () => {
    const state = withItems(item("a"));
    const limited = { ...context, products: { "1": product("1", { cartQtyVariantMax: 3 }) } };
    expect(set(state, "a", 3, limited).state.cart.items.a?.qty).toBe(3);
    expect(set(state, "a", 4, limited)).toMatchObject({ outcome: "REJECTED", flags: [{ type: "qtyMaxViolated", qtyMax: 3 }] });
    expect(set(state, "z", 1)).toEqual({ outcome: "NOT_FOUND", flags: [], state });
    expect(set(state, "constructor", 1).outcome).toBe("NOT_FOUND");
    for (const qty of [0, -1, 1.5, 10_000]) expect(set(state, "a", qty).reason).toBe("invalidQuantity");
  });

  test("stepping down towards a limit is always possible, into another fault it is not", () => {
    const state = withItems(item("a", { qty: 6 }));
    const scarce = {
      ...context,
      products: { "1": product("1", { variants: [{ id: "1-9", code: "9", qty: 2 }], cartQtyVariantMin: 3 }) },
    };
    expect(set(state, "a", 5, scarce).outcome).toBe("SUCCESS");
    expect(set(state, "a", 7, scarce).outcome).toBe("REJECTED");
    expect(set(state, "a", 2, scarce)).toMatchObject({ outcome: "REJECTED", flags: [{ type: "qtyMinViolated", qtyMin: 3 }] });
    const both = {
      ...context,
      products: { "1": product("1", { variants: [{ id: "1-9", code: "9", qty: 1 }], cartQtyVariantMin: 3 }) },
    };
    expect(set(state, "a", 2, both)).toMatchObject({
      outcome: "REJECTED",
      flags: expect.arrayContaining([{ type: "qtyMinViolated", qtyMin: 3 }]),
    });
  });

  test("a quantity that is set is told of, the same one is not", () => {
    const set = (qty: number) =>
      applyChange(withItems(item("a")), stamp({ type: "cart/setQuantity", itemId: "a", qty }, 1), context);
    expect(set(3).event).toEqual({ type: "itemQuantityUpdated", item: item("a", { qty: 3 }) });
    expect(set(1).event).toBeUndefined();
  });

  test("CART-16 a delete is SUCCESS, or NOT_FOUND for a line that is not there", () => {
    const state = withItems(item("a"), item("b", { variantId: "1-8" }));
    const removed = applyChange(state, stamp({ type: "cart/remove", itemId: "a" }, 1), context);
    expect(removed).toMatchObject({ outcome: "SUCCESS", event: { type: "itemRemoved", item: item("a") } });
    expect(Object.keys(removed.state.cart.items)).toEqual(["b"]);
    const again = applyChange(removed.state, stamp({ type: "cart/remove", itemId: "a" }, 2), context);
    expect(again).toEqual({ outcome: "NOT_FOUND", flags: [], state: removed.state });
  });

  test("PROMO-05 codes are trimmed and upper-cased, once each, and can be taken off", () => {
    const state = apply(empty, [{ type: "cart/applyPromoCode", code: " tread10 " }]);
    expect(state.cart.promoCodes).toEqual(["TREAD10"]);
    const change = (type: "cart/applyPromoCode" | "cart/removePromoCode", code: string) =>
      applyChange(state, stamp({ type, code }, 9), context);
    expect(change("cart/applyPromoCode", "Tread10")).toMatchObject({ outcome: "REJECTED", reason: "promoCodeAlreadyApplied" });
    expect(change("cart/applyPromoCode", "no way")).toMatchObject({ outcome: "REJECTED", reason: "promoCodeInvalid" });
    expect(change("cart/removePromoCode", "tread10").state.cart.promoCodes).toEqual([]);
    expect(change("cart/removePromoCode", "OTHER").outcome).toBe("NOT_FOUND");
    const two = apply(empty, [
      { type: "cart/applyPromoCode", code: "TREAD10" },
      { type: "cart/applyPromoCode", code: "MATES" },
    ]);
    expect(applyChange(two, stamp({ type: "cart/removePromoCode", code: "TREAD10" }, 9), context).state.cart.promoCodes).toEqual([
      "MATES",
    ]);
  });

  test("a cart takes so many codes and no more", () => {
    const codes = Array.from({ length: cartConfiguration.maxPromoCodes + 1 }, (_, n) => `CODE${n}`);
    const changes = codes.map((code) => ({ type: "cart/applyPromoCode" as const, code }));
    const full = apply(empty, changes.slice(0, -1));
    expect(full.cart.promoCodes).toEqual(codes.slice(0, -1));
    expect(applyChange(full, stamp(changes.at(-1)!, 99), context)).toMatchObject({
      outcome: "REJECTED",
      reason: "tooManyPromoCodes",
    });
  });

  test("clearing empties the cart, and renews its id after an order", () => {
    const state = { ...withItems(item("a")), wishlist: withWishes(wish("1")).wishlist };
    const cleared = apply(state, [{ type: "cart/clear", newCartId: "cart-2" }]);
    expect(cleared.cart).toEqual({ id: "cart-2", items: {}, promoCodes: [] });
    expect(cleared.wishlist).toEqual(state.wishlist);
    expect(apply(state, [{ type: "cart/clear" }]).cart.id).toBe("cart-1");
  });

  test("CART-33 WISH-10 what logout leaves holds no items", () => {
    expect(emptyAccountState({ cartId: "c", searchUserToken: "t" })).toEqual({
      syncableStateVersion: 1,
      cart: { id: "c", items: {}, promoCodes: [] },
      wishlist: { items: {} },
      searchUserToken: "t",
      clients: {},
    });
  });

  test("a wishlist has a limit, which a product already on it does not meet", () => {
    const full = withWishes(...Array.from({ length: wishlistConfiguration.maxItems }, (_, n) => wish(`p${n}`)));
    const add = (productId: string) => applyChange(full, stamp({ type: "wishlist/add", item: wish(productId) }, 1), context);
    expect(add("p0").outcome).toBe("SUCCESS");
    expect(add("new")).toEqual({ outcome: "REJECTED", flags: [], reason: "wishlistFull", state: full });
  });

  test("wishlist and token commands change their part", () => {
    const state = apply(empty, [
      { type: "wishlist/add", item: wish("1") },
      { type: "wishlist/add", item: wish("2") },
      { type: "wishlist/remove", productId: "1" },
      { type: "search/setUserToken", token: "t2" },
    ]);
    expect(state.wishlist.items).toEqual({ "2": wish("2") });
    expect(state.searchUserToken).toBe("t2");
    expect(applyChange(state, stamp({ type: "wishlist/remove", productId: "1" }, 9), context).outcome).toBe("NOT_FOUND");
  });
});

describe("commands apply once", () => {
  test("repeating a command changes nothing", () => {
    fc.assert(
      fc.property(stateArbitrary, changeArbitrary, (state, change) => {
        const command = stamp(change, 1000, "browser-b");
        const once = applyChange(state, command, context);
        const twice = applyChange(once.state, command, context);
        expect(twice.state).toEqual(once.state);
        if (once.outcome === "SUCCESS") expect(twice.state).toBe(once.state);
      }),
    );
  });

  test("a state is never changed in place", () => {
    fc.assert(
      fc.property(stateArbitrary, changeArbitrary, (state, change) => {
        const before = structuredClone(state);
        applyChange(state, stamp(change, 1000, "browser-b"), context);
        expect(state).toEqual(before);
      }),
    );
  });

  test("SYNC-09 SYNC-10 replaying after a lost acknowledgement gives what was shown", () => {
    fc.assert(
      fc.property(stateArbitrary, fc.array(changeArbitrary, { maxLength: 10 }), fc.nat(10), (base, changes, landed) => {
        const commands = changes.map((change, index) => stamp(change, index + 1, "browser-b"));
        const shown = foldPending(base, commands, context);
        const confirmed = foldPending(base, shown.pending.slice(0, landed), context).state;
        const after = foldPending(confirmed, shown.pending, context);
        expect(after.state).toEqual(shown.state);
        expect(after.dropped).toEqual([]);
        expect(after.pending).toEqual(shown.pending.slice(landed));
        expect(unresolved(shown.state, shown.pending)).toEqual([]);
      }),
    );
  });

  test("SYNC-09 a replayed add that no longer fits is dropped with its flags", () => {
    const products = { "1": product("1", { cartQtyProductMax: 3 }) };
    const pending = [
      stamp({ type: "cart/add", item: item("b", { qty: 2 }) }, 1),
      stamp({ type: "wishlist/add", item: wish("1") }, 2),
    ];
    const folded = foldPending(withItems(item("a", { qty: 2 })), pending, { loggedIn: true, products });
    expect(folded.pending).toEqual([pending[1]]);
    expect(folded.dropped).toMatchObject([
      { command: pending[0], result: { outcome: "REJECTED", flags: [{ type: "productQtyMaxViolated", productQtyMax: 3 }] } },
    ]);
    expect(folded.state.cart.items.a?.qty).toBe(2);
    expect(folded.state.wishlist.items).toEqual({ "1": wish("1") });
  });

  test("a replay trusts products that are not loaded, and drops those that are gone", () => {
    const pending = [stamp({ type: "cart/add", item: item("a") }, 1)];
    expect(foldPending(empty, pending, { loggedIn: true, products: {} }).state.cart.items).toEqual({ a: item("a") });
    expect(foldPending(empty, pending, { loggedIn: true, products: { "1": null } }).dropped).toHaveLength(1);
  });

  test("three browsers converge: every accepted add counts once, whatever is lost or in conflict", () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant("add" as const),
        who: fc.nat(2),
        qty: fc.integer({ min: 1, max: 3 }),
        variant: fc.constantFrom("8", "9"),
      }),
      fc.record({ do: fc.constant("sync" as const), who: fc.nat(2), ackLost: fc.boolean() }),
      fc.record({ do: fc.constant("fetch" as const), who: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let server = { state: empty, revision: 0 };
        const wanted: Record<string, number> = {};
        const browsers = [0, 1, 2].map((n) => ({
          id: `browser-${n}`,
          confirmed: server,
          pending: [] as AccountCommand[],
          sequence: 0,
        }));
        const sync = (browser: (typeof browsers)[number], ackLost: boolean) => {
          const folded = foldPending(browser.confirmed.state, browser.pending, context);
          if (browser.confirmed.revision !== server.revision) {
            browser.confirmed = server;
            browser.pending = [...foldPending(server.state, browser.pending, context).pending];
            return;
          }
          server = { state: folded.state, revision: server.revision + 1 };
          if (ackLost) return;
          browser.confirmed = server;
          browser.pending = unresolved(server.state, browser.pending);
        };
        let line = 0;
        for (const each of steps) {
          const browser = browsers[each.who]!;
          if (each.do === "fetch") browser.confirmed = server;
          else if (each.do === "sync") sync(browser, each.ackLost);
          else {
            const variantId = `1-${each.variant}`;
            wanted[variantId] = (wanted[variantId] ?? 0) + each.qty;
            browser.sequence = nextSequence(browser.sequence, 0);
            const added = item(`line-${line++}`, { variantId, qty: each.qty });
            browser.pending = [...browser.pending, stamp({ type: "cart/add", item: added }, browser.sequence, browser.id)];
          }
        }
        for (let round = 0; round < 3; round++)
          for (const browser of browsers) for (const lost of [false, false]) sync(browser, lost);
        for (const browser of browsers) expect(browser.pending).toEqual([]);
        const built = buildCart(server.state.cart);
        expect(built.qty).toBe(Object.values(wanted).reduce((sum, qty) => sum + qty, 0));
        for (const [variantId, qty] of Object.entries(wanted))
          expect(built.productsById["1"]?.variantsById[variantId]?.qty).toBe(qty);
      }),
      { numRuns: 300 },
    );
  });

  test("marks are bounded, the oldest client is forgotten, and inherited names are no clients", () => {
    let clients: Readonly<Record<string, number>> = {};
    for (let n = 0; n < syncConfiguration.maxClients + 5; n++)
      clients = markApplied(clients, { clientId: `client-${n}`, sequence: 1000 + n });
    expect(Object.keys(clients)).toHaveLength(syncConfiguration.maxClients);
    expect(isApplied(clients, { clientId: "client-0", sequence: 1 })).toBe(false);
    expect(isApplied(clients, { clientId: "client-68", sequence: 1068 })).toBe(true);
    expect(isApplied(clients, { clientId: "client-68", sequence: 1069 })).toBe(false);
    const tied = Array.from(
      { length: syncConfiguration.maxClients + 1 },
      (_, n) => [`c${String(n).padStart(2, "0")}`, 1] as const,
    );
    for (const entries of [tied, tied.toReversed()]) {
      expect(Object.keys(mergeMarks(Object.fromEntries(entries), {})).toSorted()).toEqual(tied.slice(0, -1).map(([id]) => id));
    }
    const behind = { clientId: "behind", sequence: 5 };
    expect(isApplied(markApplied(clients, behind), behind)).toBe(true);
    expect(Object.keys(markApplied(clients, behind))).toHaveLength(syncConfiguration.maxClients);
    expect(isApplied({}, { clientId: "constructor", sequence: 0 })).toBe(false);
    expect(mergeMarks({ a: 1, b: 5 }, { a: 3, b: 2, c: 1 })).toEqual({ a: 3, b: 5, c: 1 });
    expect([nextSequence(5, 3), nextSequence(5, 100.7), nextSequence(0, 0)]).toEqual([6, 100, 1]);
  });
});

describe("login merge", () => {
  test("SYNC-18 local lines are kept if newer or unmatched", () => {
    const server = withItems(item("s", { qty: 2, createdAt: 5 }));
    const newer = item("l", { qty: 3, createdAt: 6 });
    const unmatched = item("m", { variantId: "1-8", createdAt: 1 });
    expect(mergeOnLogin(server, withItems(newer, unmatched), 10).cart.items).toEqual({ l: newer, m: unmatched });
  });

  test("SYNC-19 the older of two duplicates is replaced", () => {
    const server = withItems(item("s", { qty: 2, createdAt: 5 }));
    expect(mergeOnLogin(server, withItems(item("l", { createdAt: 4 })), 10).cart.items).toEqual(server.cart.items);
    expect(mergeOnLogin(server, withItems(item("l", { createdAt: 5 })), 10).cart.items).toEqual(server.cart.items);
    const newer = item("l", { createdAt: 6 });
    expect(mergeOnLogin(server, withItems(newer), 10).cart.items).toEqual({ l: newer });
  });

  test("SYNC-17 keeps the newest lines, wishes and codes where both together are too many", () => {
    const { maxLines, maxPromoCodes } = cartConfiguration;
    const lines = (count: number, from: string, createdAt: number) =>
      withItems(
        ...Array.from({ length: count }, (_, at) =>
          item(`${from}${at}`, { productId: `${from}${at}`, variantId: `${from}${at}-9`, createdAt }),
        ),
      );
    const merged = Object.values(mergeOnLogin(lines(maxLines, "s", 5), lines(3, "l", 9), 10).cart.items);
    expect(merged).toHaveLength(maxLines);
    expect(merged.filter(({ createdAt }) => createdAt === 9)).toHaveLength(3);
    const wishes = (count: number, from: string, createdAt: number) =>
      withWishes(...Array.from({ length: count }, (_, at) => wish(`${from}${at}`, { createdAt })));
    const wished = Object.values(
      mergeOnLogin(wishes(wishlistConfiguration.maxItems, "s", 5), wishes(3, "l", 9), 10).wishlist.items,
    );
    expect(wished).toHaveLength(wishlistConfiguration.maxItems);
    expect(wished.filter(({ createdAt }) => createdAt === 9)).toHaveLength(3);
    const coded = (from: string) => ({
      ...empty,
      cart: { ...empty.cart, promoCodes: Array.from({ length: maxPromoCodes }, (_, at) => `${from}${at}`) },
    });
    expect(mergeOnLogin(coded("S"), coded("L"), 10).cart.promoCodes).toHaveLength(maxPromoCodes);
  });

  test("SYNC-20 wishlists merge by product and the newer createdAt wins", () => {
    const server = withWishes(wish("1", { createdAt: 5 }), wish("2", { createdAt: 5 }));
    const local = withWishes(wish("1", { createdAt: 6, variantId: "1-8" }), wish("2", { createdAt: 4 }), wish("3"));
    expect(mergeOnLogin(server, local, 10).wishlist.items).toEqual({
      "1": wish("1", { createdAt: 6, variantId: "1-8" }),
      "2": wish("2", { createdAt: 5 }),
      "3": wish("3"),
    });
  });

  test("SYNC-17 promo codes join, cart id and token are the account's, marks are the higher", () => {
    const server = { ...empty, cart: { ...empty.cart, promoCodes: ["A10"] }, clients: { x: 5 } };
    const local = { ...emptyAccountState({ cartId: "l", searchUserToken: "l" }), clients: { x: 2, y: 1 } };
    const merged = mergeOnLogin(server, { ...local, cart: { ...local.cart, promoCodes: ["B10", "A10"] } }, 10);
    expect(merged).toMatchObject({
      cart: { id: "cart-1", promoCodes: ["A10", "B10"] },
      searchUserToken: "token-1",
      clients: { x: 5, y: 1 },
    });
  });

  test("a clock that runs ahead cannot win for ever", () => {
    const merged = mergeOnLogin(empty, withItems(item("l", { createdAt: 1e12 })), 10);
    expect(merged.cart.items.l?.createdAt).toBe(10);
  });

  test("SYNC-17 nothing of either side is lost, a variant has one line, and merging again changes nothing", () => {
    fc.assert(
      fc.property(stateArbitrary, stateArbitrary, fc.integer({ min: 0, max: 12 }), (server, local, now) => {
        const merged = mergeOnLogin(server, local, now);
        const variants = (state: SyncableState) => Object.values(state.cart.items).map((each) => each.variantId);
        expect(variants(merged).toSorted()).toEqual([...new Set([...variants(server), ...variants(local)])].toSorted());
        for (const [id, each] of Object.entries(merged.cart.items)) expect(each.id).toBe(id);
        expect(sameState(mergeOnLogin(merged, local, now), merged)).toBe(true);
        expect(sameState(mergeOnLogin(server, emptyAccountState({ cartId: "n", searchUserToken: "n" }), now), server)).toBe(true);
      }),
    );
  });

  test("SYNC-21 sameness does not depend on key order or absent fields", () => {
    expect(sameState({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
    expect(sameState({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
    for (const [x, y] of [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { a: 1, b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
      [[1], { 0: 1 }],
      [null, {}],
      ["", {}],
      [{ a: 1 }, { b: 1 }],
    ] as const) {
      expect(sameState(x, y)).toBe(false);
      expect(sameState(y, x)).toBe(false);
    }
    fc.assert(
      fc.property(stateArbitrary, stateArbitrary, (a, b) => {
        expect(sameState(a, JSON.parse(JSON.stringify(a)))).toBe(true);
        const sorted = (value: unknown): unknown =>
          typeof value === "object" && value !== null && !Array.isArray(value)
            ? Object.entries(value)
                .toSorted(([x], [y]) => (x < y ? -1 : 1))
                .map(([key, part]) => [key, sorted(part)])
            : value;
        expect(sameState(a, b)).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)));
      }),
    );
  });
});

describe("stored state", () => {
  const problemOf = (value: unknown) => {
    const parsed = parseAccountState(value);
    return parsed.ok ? "ok" : parsed.problem;
  };

  test("SYNC-01 every state the shop makes is read back as it was", () => {
    fc.assert(
      fc.property(stateArbitrary, (state) => {
        expect(parsePersistedAccountState(JSON.stringify(state))).toEqual({ ok: true, value: state });
      }),
    );
  });

  test("SYNC-03 a newer version is reported, not read", () => {
    expect(problemOf({ ...empty, syncableStateVersion: 2 })).toEqual({ code: "VersionNewer", version: 2 });
  });

  test.each([
    ["a quantity of 0", { ...empty, cart: { ...empty.cart, items: { a: item("a", { qty: 0 }) } } }, "cart.items.a.qty"],
    ["a quantity as text", { ...empty, cart: { ...empty.cart, items: { a: { ...item("a"), qty: "2" } } } }, "cart.items.a.qty"],
    ["a line under another's id", { ...empty, cart: { ...empty.cart, items: { b: item("a") } } }, "cart.items.b"],
    [
      "an unknown size system",
      { ...empty, cart: { ...empty.cart, items: { a: { ...item("a"), sizeSystem: "mars" } } } },
      "cart.items.a.sizeSystem",
    ],
    ["lower-case promo codes", { ...empty, cart: { ...empty.cart, promoCodes: ["tread10"] } }, "cart.promoCodes.0"],
    ["no wishlist", { ...empty, wishlist: undefined }, "wishlist"],
    ["a wish twice", withWishes(wish("1", { qty: 2 })), "wishlist.items.1.qty"],
    ["a token that breaks out", { ...empty, searchUserToken: "</script>" }, "searchUserToken"],
    ["a fractional mark", { ...empty, clients: { a: 1.5 } }, "clients.a"],
  ])("refuses %s and says where", (_name, value, path) => {
    expect(problemOf(value)).toEqual({ code: "Invalid", path });
  });

  test.each(["id", "productId", "variantId", "qty", "createdAt"])("CART-01 an item of the cart has its %s", (part) => {
    const { [part]: _, ...rest } = { ...item("a") } as Record<string, unknown>;
    const found = problemOf({ ...empty, cart: { ...empty.cart, items: { a: rest } } });
    expect(found).toMatchObject({ code: "Invalid", path: expect.stringMatching(/^cart\.items\.a/) });
    expect(problemOf(withItems(item("a")))).toBe("ok");
  });

  test("CART-04 an item of the cart keeps what it may carry, and nothing else", () => {
    const whole = item("a", {
      challengeAnswer: "2009",
      sizeSystem: "usMen",
      translatedVariantLabel: "9.5",
      attribution: { listItemIndex: 3, algoliaQueryId: "query", algoliaIndexName: "products" },
      addedFrom: "tile",
    });
    const parsed = parseAccountState(withItems({ ...whole, price: 1 } as CartItem));
    expect(parsed.ok && parsed.value.cart.items).toStrictEqual({ a: whole });
  });

  test("refuses more lines than a cart may have", () => {
    const many = (count: number) => withItems(...Array.from({ length: count }, (_, n) => item(`i${n}`, { variantId: `1-${n}` })));
    expect(problemOf(many(200))).toBe("ok");
    expect(problemOf(many(201))).toEqual({ code: "Invalid", path: "cart.items" });
  });

  test("refuses __proto__ as an id and pollutes nothing", () => {
    const json = (part: string) =>
      `{"syncableStateVersion":1,"cart":{"id":"c","items":{${part}},"promoCodes":[]},"wishlist":{"items":{}},"searchUserToken":"t","clients":{}}`;
    const line = JSON.stringify({ ...item("a"), polluted: true });
    expect(parsePersistedAccountState(json(`"__proto__":${line}`))).toEqual({
      ok: false,
      problem: { code: "Invalid", path: "cart.items.__proto__" },
    });
    const parsed = parsePersistedAccountState(json(`"a":${line.replace("{", '{"__proto__":{"polluted":true},')}`));
    expect(parsed.ok && parsed.value.cart.items.a).toStrictEqual(item("a"));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("CART-03 lines of one variant are read as one line", () => {
    const parsed = parseAccountState(withItems(item("b", { qty: 2, createdAt: 2 }), item("a", { qty: 1, createdAt: 1 })));
    expect(parsed.ok && parsed.value.cart.items).toEqual({ a: item("a", { qty: 3 }) });
  });

  test("never throws, whatever is stored", () => {
    for (const json of [null, "", "{", "null", "[]", "1", '"x"', "undefined"])
      expect(parsePersistedAccountState(json)).toEqual({ ok: false, problem: { code: "NotAnObject" } });
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (value) => void parseAccountState(value)));
    fc.assert(
      fc.property(fc.constantFrom("cart", "wishlist", "clients", "searchUserToken"), fc.anything(), (key, value) => {
        parseAccountState({ ...empty, [key]: value });
      }),
    );
  });
});
