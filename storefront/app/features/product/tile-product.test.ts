import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productStates, saleModes } from "#domain/product/product.ts";
import { sampleProduct, sampleSibling } from "./product.fixture.ts";
import { firstPictureAlt, toTileProduct, withDefaults } from "./tile-product.ts";

describe("a tile's product", () => {
  test("carries nothing that is as usual", () => {
    expect(toTileProduct(sampleProduct())).toEqual({
      id: "104201",
      name: "Court Low",
      path: "/products/ochre-state/court-low-chalk",
      brand: "Ochre State",
      colourName: "Chalk",
      swatch: "#f3f0e9",
      price: 18_000,
      pictures: ["/media/products/104201/side", "/media/products/104201/pair"],
      placeholder: "dde5dd-f3f0e9",
    });
  });

  test("is told in a picture's words with its colour, where its owner names one", () => {
    const words = (colourName: string) => firstPictureAlt(toTileProduct(sampleProduct({ colourName })));
    expect([words("Chalk"), words("")]).toEqual(["Ochre State Court Low in Chalk", "Ochre State Court Low"]);
  });

  test("gets back what was left out, whatever the product is", () => {
    const product = fc
      .record({
        state: fc.constantFrom(...productStates),
        saleMode: fc.constantFrom(...saleModes),
        soldOut: fc.boolean(),
        accountExclusive: fc.boolean(),
        isDiscounted: fc.boolean(),
        isNew: fc.boolean(),
        isBestSeller: fc.boolean(),
        isExclusive: fc.boolean(),
        isSustainable: fc.boolean(),
        overlayIds: fc.array(fc.constantFrom("new", "sale")),
        badgeIds: fc.array(fc.constantFrom("recycled")),
        release: fc.option(fc.integer({ min: 1 })),
      })
      .map(sampleProduct);
    fc.assert(
      fc.property(product, (whole) => {
        expect(withDefaults(toTileProduct(whole))).toMatchObject({
          state: whole.state,
          saleMode: whole.saleMode,
          soldOut: whole.soldOut,
          accountExclusive: whole.accountExclusive,
          isDiscounted: whole.isDiscounted,
          isNew: whole.isNew,
          isBestSeller: whole.isBestSeller,
          isExclusive: whole.isExclusive,
          isSustainable: whole.isSustainable,
          overlayIds: whole.overlayIds,
          badgeIds: whole.badgeIds,
          release: whole.release,
        });
      }),
    );
  });

  test("TILE-45 keeps the price before the discount only where it is higher", () => {
    const price = { price: 9000, isDiscounted: true };
    expect(toTileProduct(sampleProduct({ ...price, erpOriginalPrice: 12_000 })).was).toBe(12_000);
    expect(toTileProduct(sampleProduct({ ...price, erpOriginalPrice: 9000 }))).not.toHaveProperty("was");
    expect(toTileProduct(sampleProduct({ erpOriginalPrice: 20_000 }))).not.toHaveProperty("was");
  });

  test("TILE-45 an only size is added at once unless the product shows it", () => {
    const variants = [{ id: "104201-OS", code: "OS", qty: 4 }];
    expect(toTileProduct(sampleProduct({ variants })).onlySize).toBe("104201-OS");
    expect(toTileProduct(sampleProduct({ variants, showSingleSize: true }))).not.toHaveProperty("onlySize");
    expect(toTileProduct(sampleProduct())).not.toHaveProperty("onlySize");
  });

  test("TILE-10 TILE-12 carries as many other colours as show, and one more", () => {
    const siblingProducts = ["Harbour", "Galah", "Kelp", "Basalt", "Ember", "Plum"].map((name) => sampleSibling(name));
    const { colours } = toTileProduct(
      sampleProduct({ siblingProducts: [...siblingProducts.slice(0, 2), sampleSibling("Fog", true)] }),
    );
    expect(colours).toEqual([
      { name: "Harbour", swatch: "#4a7bab", path: "/products/ochre-state/court-low-harbour" },
      { name: "Galah", swatch: "#4a7bab", path: "/products/ochre-state/court-low-galah" },
      { name: "Fog", swatch: "#4a7bab", path: "/products/ochre-state/court-low-fog", soldOut: true },
    ]);
    expect(toTileProduct(sampleProduct({ siblingProducts })).colours).toHaveLength(4);
  });
});
