import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CartItem } from "../cart/cart-item.ts";
import type { AccountChange, AccountCommand } from "./command.ts";
import { parseCommands } from "./parse-commands.ts";

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,20}$/);
const quantity = fc.integer({ min: 1, max: 99 });
const moment = fc.nat();
const attribution = fc.record(
  { listItemIndex: fc.nat(), algoliaQueryId: fc.string({ maxLength: 30 }), algoliaIndexName: fc.string({ maxLength: 30 }) },
  { requiredKeys: [] },
);
const item: fc.Arbitrary<CartItem> = fc.record(
  {
    id,
    productId: id,
    variantId: id,
    qty: quantity,
    createdAt: moment,
    challengeAnswer: fc.string({ maxLength: 40 }),
    addedFrom: fc.string({ maxLength: 40 }),
    attribution,
  },
  { requiredKeys: ["id", "productId", "variantId", "qty", "createdAt"] },
);
const wish = fc.record(
  { productId: id, variantId: id, createdAt: moment, qty: fc.constant(1), attribution, price: fc.nat() },
  { requiredKeys: ["productId", "variantId", "createdAt", "qty"] },
);
const code = fc.string({ maxLength: 30 });

/** One arbitrary a kind of change; a kind that is left out does not compile. */
const kinds: { readonly [T in AccountChange["type"]]: fc.Arbitrary<Omit<Extract<AccountChange, { type: T }>, "type">> } = {
  "cart/add": fc.record({ item }),
  "cart/setQuantity": fc.record({ itemId: id, qty: quantity }),
  "cart/remove": fc.record({ itemId: id }),
  "cart/applyPromoCode": fc.record({ code }),
  "cart/removePromoCode": fc.record({ code }),
  "cart/takePromoItem": fc.record({ item: fc.record({ promotionId: id, productId: id, variantId: id }) }),
  "cart/leavePromoItem": fc.record({ promotionId: id }),
  "cart/clear": fc.record({ newCartId: id, seen: fc.dictionary(id, quantity) }, { requiredKeys: [] }),
  "wishlist/add": fc.record({ item: wish }),
  "wishlist/remove": fc.record({ productId: id }),
  "search/setUserToken": fc.record({ token: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/) }),
};
const stamp = fc.record({ clientId: id, sequence: moment });
const commandOf = (type: string, change: fc.Arbitrary<object>) =>
  fc.tuple(change, stamp).map(([fields, by]) => ({ type, ...fields, ...by }) as AccountCommand);

const remove = { type: "cart/remove", itemId: "line-1", clientId: "tab-1", sequence: 7 };

describe("changes that wait for the server", () => {
  test.each(Object.entries(kinds))("of the kind %s come back from storage as they were", (type, change) => {
    fc.assert(
      fc.property(fc.array(commandOf(type, change), { maxLength: 4 }), (commands) => {
        expect(parseCommands(JSON.parse(JSON.stringify(commands)))).toEqual(commands);
      }),
      { numRuns: 40 },
    );
  });

  test("keep their order", () => {
    const commands = [9, 3, 5].map((sequence) => ({ ...remove, sequence }));
    expect(parseCommands(commands).map(({ sequence }) => sequence)).toEqual([9, 3, 5]);
  });

  test("are as many as a shopper makes without a network, and no more", () => {
    expect(parseCommands(Array.from({ length: 5_000 }, () => remove))).toHaveLength(5_000);
    expect(() => parseCommands(Array.from({ length: 5_001 }, () => remove))).toThrow("unexpected value");
  });

  test.each([
    null,
    "cart/remove",
    {},
    [null],
    [[]],
    ["cart/remove"],
    [{ ...remove, type: undefined }],
    [{ ...remove, type: "cart/steal" }],
    [{ ...remove, type: "toString" }],
    [{ ...remove, type: ["cart/remove"] }],
    [{ ...remove, itemId: 7 }],
    [{ ...remove, itemId: "" }],
    [{ ...remove, clientId: undefined }],
    [{ ...remove, clientId: "<script>" }],
    [{ ...remove, sequence: -1 }],
    [{ ...remove, sequence: 1.5 }],
    [{ ...remove, sequence: "7" }],
    [{ ...remove, type: "cart/setQuantity", qty: 0 }],
    [{ ...remove, type: "cart/add" }],
    [{ ...remove, type: "cart/add", item: null }],
    [{ ...remove, type: "cart/add", item: { productId: "1", variantId: "1-9", qty: 1, createdAt: 1 } }],
    [{ ...remove, type: "cart/add", item: { id: 7, productId: "1", variantId: "1-9", qty: 1, createdAt: 1 } }],
    [{ ...remove, type: "cart/add", item: { id: "line-1", productId: "1", variantId: "1-9", qty: -1, createdAt: 1 } }],
    [{ ...remove, type: "wishlist/add", item: { productId: "1", variantId: "1-9", qty: 2, createdAt: 1 } }],
    [{ ...remove, type: "search/setUserToken", token: "a b" }],
    [remove, { ...remove, sequence: null }],
  ])("are refused as a whole when one of them is not a change: %j", (value) => {
    expect(() => parseCommands(value)).toThrow("unexpected value");
  });

  test.each([
    '[{"type":"__proto__","itemId":"line-1","clientId":"tab-1","sequence":7}]',
    '[{"type":"cart/remove","itemId":"__proto__","clientId":"tab-1","sequence":7}]',
    '[{"type":"cart/remove","itemId":"line-1","clientId":"__proto__","sequence":7}]',
    '[{"type":"wishlist/remove","productId":"__proto__","clientId":"tab-1","sequence":7}]',
    '[{"type":"cart/add","item":{"id":"__proto__","productId":"1","variantId":"1-9","qty":1,"createdAt":1},"clientId":"tab-1","sequence":7}]',
    '[{"__proto__":{"type":"cart/remove","itemId":"line-1"},"clientId":"tab-1","sequence":7}]',
  ])("cannot name what every object inherits from: %s", (json) => {
    expect(() => parseCommands(JSON.parse(json))).toThrow("unexpected value");
  });

  test("bring along nothing that they have no use for", () => {
    const json = JSON.stringify([remove]).replace("{", '{"__proto__":{"polluted":true},"extra":1,');
    expect(parseCommands(JSON.parse(json))).toEqual([remove]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
