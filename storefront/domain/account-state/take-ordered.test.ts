import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartItem } from "../cart/cart-item.ts";
import { emptyAccountState, type SyncableState } from "./account-state.ts";
import { parseAccountState } from "./parse-account-state.ts";
import { takeOrdered } from "./take-ordered.ts";
import { withoutFutureDates } from "./without-future-dates.ts";

const empty = emptyAccountState({ cartId: "cart-1", searchUserToken: "token-1" });
const variants = ["1-9", "1-10", "2-OS", "3-M"];

const itemsArbitrary = fc
  .uniqueArray(
    fc.record({ variantId: fc.constantFrom(...variants), qty: fc.integer({ min: 1, max: 9 }), createdAt: fc.nat(2_000) }),
    { selector: ({ variantId }) => variantId },
  )
  .map((lines) =>
    Object.fromEntries(
      lines.map((line): [string, CartItem] => [
        `line-${line.variantId}`,
        { ...line, id: `line-${line.variantId}`, productId: line.variantId.split("-")[0] as string },
      ]),
    ),
  );
const stateArbitrary = itemsArbitrary.map(
  (items): SyncableState => ({ ...empty, cart: { ...empty.cart, items, promoCodes: ["TREAD10"] }, clients: { a: 3 } }),
);
const orderArbitrary = fc.array(fc.record({ variantId: fc.constantFrom(...variants), qty: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 6,
});

const qtyOf = (lines: readonly { readonly variantId: string; readonly qty: number }[], variantId: string) =>
  lines.filter((line) => line.variantId === variantId).reduce((sum, { qty }) => sum + qty, 0);

describe("what an order leaves of a kept cart", () => {
  test("is each quantity less what was ordered of it, never below none", () => {
    fc.assert(
      fc.property(stateArbitrary, orderArbitrary, (state, ordered) => {
        const left = Object.values(takeOrdered(state, ordered, "cart-2").cart.items);
        for (const variantId of variants) {
          const had = qtyOf(Object.values(state.cart.items), variantId);
          expect(qtyOf(left, variantId)).toBe(Math.max(0, had - qtyOf(ordered, variantId)));
        }
        expect(left.every(({ qty }) => qty > 0)).toBe(true);
      }),
    );
  });

  test("is a state like any other, and everything but the cart is untouched", () => {
    fc.assert(
      fc.property(stateArbitrary, orderArbitrary, (state, ordered) => {
        const left = takeOrdered(state, ordered, "cart-2");
        expect(parseAccountState(left)).toMatchObject({ ok: true });
        expect({ ...left, cart: null }).toEqual({ ...state, cart: null });
      }),
    );
  });

  test("is a new cart without codes when nothing is left, and otherwise one with its codes, each time under another id", () => {
    fc.assert(
      fc.property(stateArbitrary, orderArbitrary, (state, ordered) => {
        const { cart } = takeOrdered(state, ordered, "cart-2");
        const isEmpty = Object.keys(cart.items).length === 0;
        expect([cart.id, cart.promoCodes]).toEqual(isEmpty ? ["cart-2", []] : ["cart-2", ["TREAD10"]]);
      }),
    );
  });
});

test("no date of a state lies after now, and earlier ones are as they were", () => {
  const now = 1_000;
  fc.assert(
    fc.property(itemsArbitrary, (items) => {
      const wishes = Object.fromEntries(
        Object.values(items).map(({ id: _id, ...item }) => [item.productId, { ...item, qty: 1 }]),
      );
      const state = { ...empty, cart: { ...empty.cart, items }, wishlist: { items: wishes } };
      const clamped = withoutFutureDates(state, now);
      const expected = <T extends { createdAt: number }>(records: Record<string, T>) =>
        Object.fromEntries(
          Object.entries(records).map(([id, item]) => [id, { ...item, createdAt: Math.min(now, item.createdAt) }]),
        );
      expect(clamped).toEqual({
        ...state,
        cart: { ...state.cart, items: expected(items) },
        wishlist: { items: expected(wishes) },
      });
    }),
  );
});
