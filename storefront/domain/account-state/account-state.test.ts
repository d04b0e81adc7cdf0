import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CartError } from "../cart/cart-error.ts";
import type { CartItem, CartProduct } from "../cart/cart-item.ts";
import { cartConfiguration, syncConfiguration, wishlistConfiguration } from "../configuration/configuration.ts";
import type { WishlistItem } from "../wishlist/wishlist.ts";
import { emptyAccountState, type SyncableState } from "./account-state.ts";
import { applyChange } from "./apply-change.ts";
import type { ChangeContext } from "./change-result.ts";
import { isApplied, markApplied } from "./client-marks.ts";
import { type AccountChange, type AccountCommand, nextSequence } from "./command.ts";
import { parseAccountState, parsePersistedAccountState } from "./parse-account-state.ts";

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

  test("marks are bounded, the oldest client is forgotten, and inherited names are no clients", () => {
    let clients: Readonly<Record<string, number>> = {};
    for (let n = 0; n < syncConfiguration.maxClients + 5; n++)
      clients = markApplied(clients, { clientId: `client-${n}`, sequence: 1000 + n });
    expect(Object.keys(clients)).toHaveLength(syncConfiguration.maxClients);
    expect(isApplied(clients, { clientId: "client-0", sequence: 1 })).toBe(false);
    expect(isApplied(clients, { clientId: "client-68", sequence: 1068 })).toBe(true);
    expect(isApplied(clients, { clientId: "client-68", sequence: 1069 })).toBe(false);
    let tied: Readonly<Record<string, number>> = {};
    const ids = Array.from({ length: syncConfiguration.maxClients + 1 }, (_, n) => `c${String(n).padStart(2, "0")}`);
    for (const clientId of ids.toReversed()) tied = markApplied(tied, { clientId, sequence: 1 });
    expect(Object.keys(tied).toSorted()).toEqual(ids.slice(0, -1));
    expect(isApplied({}, { clientId: "constructor", sequence: 0 })).toBe(false);
    expect([nextSequence(5, 3), nextSequence(5, 100.7), nextSequence(0, 0)]).toEqual([6, 100, 1]);
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
      expect(parsePersistedAccountState(json).ok).toBe(false);
    fc.assert(fc.property(fc.anything({ withNullPrototype: true }), (value) => void parseAccountState(value)));
    fc.assert(
      fc.property(fc.constantFrom("cart", "wishlist", "clients", "searchUserToken"), fc.anything(), (key, value) => {
        parseAccountState({ ...empty, [key]: value });
      }),
    );
  });
});
