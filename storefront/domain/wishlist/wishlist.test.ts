import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyAccountState } from "../account-state/account-state.ts";
import { addToWishlist, removeFromWishlist, type WishlistItem, wishlistNewestFirst } from "./wishlist.ts";
import { requireWishlist } from "./wishlist-error.ts";
import { wishlistResult } from "./wishlist-load.ts";

const item = (productId: string, fields: Partial<WishlistItem> = {}): WishlistItem => ({
  productId,
  variantId: `${productId}-OS`,
  createdAt: 1,
  qty: 1,
  ...fields,
});

describe("wishlist", () => {
  test("WISH-02 is sorted newest first", () => {
    const items = { b: item("b", { createdAt: 2 }), a: item("a", { createdAt: 1 }), c: item("c", { createdAt: 3 }) };
    expect(wishlistNewestFirst(items).map((each) => each.productId)).toEqual(["c", "b", "a"]);
    const together = { y: item("y"), x: item("x"), z: item("z") };
    expect(wishlistNewestFirst(together).map((each) => each.productId)).toEqual(["x", "y", "z"]);
  });

  test("WISH-03 is a success as soon as the browser has any of it, and otherwise what its account says", () => {
    expect(wishlistResult(null, "SUCCESS")).toBeNull();
    expect(wishlistResult({ a: item("a") }, "ERROR")).toBe("SUCCESS");
    expect([null, "SUCCESS", "ERROR"].map((synced) => wishlistResult({}, synced as "ERROR"))).toEqual([null, "SUCCESS", "ERROR"]);
  });

  test("ERRCAT-07 using it before it is loaded raises 'Wishlist not loaded'", () => {
    expect(() => requireWishlist(null)).toThrow(
      expect.objectContaining({ name: "WishlistError", code: "NotLoaded", message: "Wishlist not loaded" }),
    );
    const state = emptyAccountState({ cartId: "cart-1", searchUserToken: "somebody" });
    expect(requireWishlist({ ...state, wishlist: { items: { a: item("a") } } })).toEqual({ a: item("a") });
  });

  test("WISH-05 CONF-06 merges by product, quantity summed and capped at 1", () => {
    const items = addToWishlist(addToWishlist({}, item("a")), item("a", { createdAt: 9 }));
    expect(items).toEqual({ a: item("a") });
    expect(addToWishlist({}, item("a", { qty: 5 }))).toEqual({ a: item("a") });
  });

  test("WISH-06 a merge updates attribution and variant", () => {
    const attribution = { listItemIndex: 3 };
    const items = addToWishlist({ a: item("a") }, item("a", { variantId: "a-9", attribution }));
    expect(items.a).toMatchObject({ variantId: "a-9", attribution });
    expect(addToWishlist(items, item("a")).a).not.toHaveProperty("attribution");
  });

  test("an item keeps the price of the day on which it was saved", () => {
    const items = addToWishlist({ a: item("a", { price: 18000 }) }, item("a", { price: 14700 }));
    expect(items.a).toMatchObject({ price: 18000 });
    expect(addToWishlist({ a: item("a") }, item("a", { price: 14700 })).a).toMatchObject({ price: 14700 });
  });

  test("adding and removing leave everything else alone", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 }), fc.string({ minLength: 1 }), (ids, id) => {
        const others = ids.filter((other) => other !== id);
        const items = Object.fromEntries(others.map((other) => [other, item(other)]));
        const added = addToWishlist(items, item(id));
        expect(Object.keys(added).sort()).toEqual([...others, id].sort());
        expect(removeFromWishlist(added, id)).toEqual(items);
        expect(removeFromWishlist(items, id)).toBe(items);
      }),
    );
  });
});
