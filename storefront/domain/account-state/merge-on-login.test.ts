import { describe, expect, test } from "vitest";
import { maxPromoItems } from "../promotions/promo-item.ts";
import { emptyAccountState, type SyncableState } from "./account-state.ts";
import { isMerged, mergeOnLogin } from "./merge-on-login.ts";

const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
const withClients = (clients: Record<string, number>): SyncableState => ({ ...empty, clients });

describe("what a guest took from offers", () => {
  const socks = (variantId: string) => ({ promotionId: "socks-on-us", productId: "1", variantId });
  const fromOffers = (from: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...socks("1-M"), promotionId: `${from}-${n}` }));
  const merged = (server: SyncableState["cart"]["promoItems"], local: SyncableState["cart"]["promoItems"]) =>
    mergeOnLogin(
      { ...empty, cart: { ...empty.cart, ...(server && { promoItems: server }) } },
      { ...empty, cart: { ...empty.cart, ...(local && { promoItems: local }) } },
      10,
    ).cart;

  test("joins what the account has, and of one offer the guest's choice wins", () => {
    const laces = { ...socks("2-OS"), promotionId: "laces" };
    expect(merged([socks("1-M"), laces], [socks("1-L")]).promoItems).toEqual([laces, socks("1-L")]);
    expect(merged([laces], undefined).promoItems).toEqual([laces]);
    expect(merged(undefined, [laces]).promoItems).toEqual([laces]);
    expect(merged(undefined, undefined)).not.toHaveProperty("promoItems");
  });

  test("is kept where both together are too many", () => {
    const taken = merged(fromOffers("account", maxPromoItems), fromOffers("guest", 2)).promoItems ?? [];
    expect(taken).toHaveLength(maxPromoItems);
    expect(taken.slice(-2)).toEqual(fromOffers("guest", 2));
  });
});

test("a guest's line whose id the account has for another variant gets an id of its own", () => {
  const line = (id: string, variantId: string) => ({ id, productId: "1", variantId, qty: 1, createdAt: 1 });
  const withLines = (...lines: ReturnType<typeof line>[]): SyncableState => ({
    ...empty,
    cart: { ...empty.cart, items: Object.fromEntries(lines.map((each) => [each.id, each])) },
  });
  const long = "a".repeat(64);
  const server = withLines(line(long, "1-8"), line(`${long.slice(0, 60)}.1`, "1-9"));
  const { items } = mergeOnLogin(server, withLines(line(long, "1-10")), 10).cart;
  const id = `${long.slice(0, 60)}.2`;
  expect(items).toEqual({ ...server.cart.items, [id]: line(id, "1-10") });
});

describe("whether an account has taken over what a guest gathered", () => {
  test("it has once it knows every client's last change", () => {
    expect(isMerged(withClients({ a: 5, b: 7, c: 1 }), withClients({ a: 5, b: 6 }))).toBe(true);
  });

  test("it has not while it lacks a change of one of them", () => {
    expect(isMerged(withClients({ a: 5, b: 5 }), withClients({ a: 5, b: 6 }))).toBe(false);
    expect(isMerged(withClients({ a: 5 }), withClients({ a: 5, b: 6 }))).toBe(false);
  });

  test("a guest without changes was never taken over", () => {
    expect(isMerged(withClients({ a: 5 }), empty)).toBe(false);
  });
});
