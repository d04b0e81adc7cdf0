import fc from "fast-check";
import { expect, test } from "vitest";
import { keptProducts } from "./kept-products.ts";

const id = fc.stringMatching(/^[0-9]{1,2}$/);
const products = (version: string) =>
  fc.uniqueArray(id, { maxLength: 30 }).map((ids) => Object.fromEntries(ids.map((each) => [each, `${each} ${version}`])));

test("what is kept is wanted, as new as it is known, and everything of the cart that is known is there", () => {
  fc.assert(
    fc.property(
      fc.record({ cart: fc.array(id), viewed: fc.array(id, { maxLength: 30 }) }),
      products("new"),
      products("old"),
      (wanted, known, before) => {
        const kept = keptProducts(wanted, known, before);
        for (const [each, product] of Object.entries(kept)) {
          expect([...wanted.cart, ...wanted.viewed.slice(0, 12)]).toContain(each);
          expect(product).toBe(known[each] ?? before[each]);
        }
        for (const each of wanted.cart) expect(kept[each]).toBe(known[each] ?? before[each]);
      },
    ),
  );
});

test("an id that an object has of itself is nobody's product", () => {
  expect(keptProducts({ cart: ["constructor", "__proto__"], viewed: [] }, {}, {})).toEqual({});
});
