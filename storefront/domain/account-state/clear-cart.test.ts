import { expect, test } from "vitest";
import type { CartItem } from "../cart/cart-item.ts";
import { emptyAccountState, type SyncableState } from "./account-state.ts";
import { foldPending } from "./fold-pending.ts";
import { takeOrdered } from "./take-ordered.ts";

const line = (id: string, qty: number): CartItem => ({ id, productId: "104", variantId: `104-${id}`, qty, createdAt: 1 });
const stateOf = (...lines: CartItem[]): SyncableState => {
  const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
  return {
    ...empty,
    cart: { ...empty.cart, items: Object.fromEntries(lines.map((each) => [each.id, each])), promoCodes: ["TREAD10"] },
  };
};

/** What an account's cart becomes when it held this as an order was placed, and the browser that placed it then empties its own. */
function afterOrder(onServer: SyncableState, ordered: readonly CartItem[]) {
  const taken = takeOrdered(onServer, ordered, "cart-of-server");
  const seen = Object.fromEntries(ordered.map(({ id, qty }) => [id, qty]));
  const clear = { type: "cart/clear", newCartId: "cart-2", seen, clientId: "browser-a", sequence: 1 } as const;
  return foldPending(taken, [clear], { loggedIn: true, products: {} }).state.cart;
}

test("PAY-37 an order empties the cart that was ordered, under another id and without promo codes", () => {
  const ordered = [line("a", 1), line("b", 2)];
  expect(afterOrder(stateOf(...ordered), ordered)).toEqual({ id: "cart-2", items: {}, promoCodes: [] });
});

test("PAY-37 SYNC-09 what another device has added to it meanwhile stays, also more of what was ordered", () => {
  const ordered = [line("a", 1), line("b", 2)];
  expect(afterOrder(stateOf(line("a", 1), line("b", 2), line("c", 3)), ordered).items).toEqual({ c: line("c", 3) });
  expect(afterOrder(stateOf(line("a", 1), line("b", 2), line("c", 3)), ordered).id).toBe("cart-2");
  expect(afterOrder(stateOf(line("a", 3), line("b", 2)), ordered).items).toEqual({ a: line("a", 2) });
});
