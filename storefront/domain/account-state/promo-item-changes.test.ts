import { expect, test } from "vitest";
import { maxPromoItems } from "../promotions/promo-item.ts";
import { emptyAccountState } from "./account-state.ts";
import { applyChange } from "./apply-change.ts";
import type { AccountChange } from "./command.ts";

const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
const socks = { promotionId: "socks-on-us", productId: "1", variantId: "1-M" };
const laces = { promotionId: "laces", productId: "2", variantId: "2-OS" };
const withTaken = (...promoItems: (typeof socks)[]) => ({
  ...empty,
  cart: { ...empty.cart, promoCodes: ["TREAD10"], promoItems },
});
const change = (state: typeof empty, changed: AccountChange) =>
  applyChange(state, { ...changed, clientId: "browser-a", sequence: 1 }, { loggedIn: false, products: {} });

test("PROMO-06 an item is taken from an offer, in the place of what was taken from it before", () => {
  const taken = change(empty, { type: "cart/takePromoItem", item: socks });
  expect(taken).toMatchObject({ outcome: "SUCCESS", state: { cart: { promoItems: [socks] } } });
  const larger = { ...socks, variantId: "1-L" };
  expect(change(withTaken(socks, laces), { type: "cart/takePromoItem", item: larger }).state.cart).toEqual(
    withTaken(laces, larger).cart,
  );
});

test("items are taken from so many offers at once and no more", () => {
  const items = Array.from({ length: maxPromoItems }, (_, n) => ({ ...socks, promotionId: `offer-${n}` }));
  expect(change(withTaken(...items.slice(1)), { type: "cart/takePromoItem", item: items[0]! }).outcome).toBe("SUCCESS");
  const full = withTaken(...items);
  expect(change(full, { type: "cart/takePromoItem", item: laces })).toEqual({
    outcome: "REJECTED",
    flags: [],
    reason: "cartFull",
    state: full,
  });
});

test("what was taken from an offer can be left, and nothing else goes with it", () => {
  const leave = (state: typeof empty, promotionId: string) => change(state, { type: "cart/leavePromoItem", promotionId });
  expect(leave(withTaken(socks, laces), "socks-on-us").state.cart).toEqual(withTaken(laces).cart);
  expect(leave(withTaken(socks), "socks-on-us").state.cart).toStrictEqual({ ...empty.cart, promoCodes: ["TREAD10"] });
  expect(leave(withTaken(socks), "laces").outcome).toBe("NOT_FOUND");
  expect(leave(empty, "laces").outcome).toBe("NOT_FOUND");
});
