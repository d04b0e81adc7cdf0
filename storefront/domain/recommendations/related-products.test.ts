import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Occasion, relatedProducts } from "./related-products.ts";

const id = fc.constantFrom(..."abcdefgh");
const occasion = fc.record({ products: fc.array(id, { maxLength: 6 }), weight: fc.integer({ min: 1, max: 4 }) });
const occasions = fc.array(occasion, { maxLength: 40 });
const options = { most: 5, least: 2 };
const bought = (...products: string[]): Occasion => ({ products, weight: 4 });
const seen = (...products: string[]): Occasion => ({ products, weight: 1 });

describe("what goes with a product", () => {
  test("is what came with it, first what came with little else", () => {
    const socksWithAll = ["a", "b", "c", "d"].map((shoe) => bought(shoe, "socks"));
    const related = relatedProducts([...socksWithAll, bought("a", "laces")], options);
    expect(related.get("a")).toEqual(["laces", "socks"]);
    expect(related.get("socks")).toEqual(["b", "c", "d", "a"]);
  });

  test("is not what came with it once by chance", () => {
    expect(relatedProducts([seen("a", "b")], options).size).toBe(0);
    expect(relatedProducts([seen("a", "b"), seen("b", "a")], options).get("a")).toEqual(["b"]);
    expect(relatedProducts([seen("a", "a")], options).size).toBe(0);
  });

  test("is the same in whatever order it was told of", () => {
    fc.assert(
      fc.property(
        occasions.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          const plain = (some: readonly Occasion[]) => Object.fromEntries([...relatedProducts(some, options)].sort());
          expect(plain(shuffled)).toEqual(plain(all));
          expect(plain(all.map((one) => ({ ...one, products: one.products.toReversed() })))).toEqual(plain(all));
        },
      ),
    );
  });

  test("is never itself, never too many, and always something that came with it", () => {
    fc.assert(
      fc.property(occasions, (all) => {
        for (const [product, others] of relatedProducts(all, options)) {
          expect(others.length).toBeLessThanOrEqual(options.most);
          expect(new Set(others).size).toBe(others.length);
          for (const other of others) {
            expect(other).not.toBe(product);
            const weight = all
              .filter(({ products }) => products.includes(product) && products.includes(other))
              .reduce((sum, one) => sum + one.weight, 0);
            expect(weight).toBeGreaterThanOrEqual(options.least);
          }
        }
      }),
    );
  });

  test("goes both ways while there is room", () => {
    fc.assert(
      fc.property(occasions, (all) => {
        const related = relatedProducts(all, { most: 100, least: 1 });
        for (const [product, others] of related) for (const other of others) expect(related.get(other)).toContain(product);
      }),
    );
  });
});
