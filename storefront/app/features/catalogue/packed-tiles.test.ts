import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packTiles } from "./pack-tiles.server.ts";
import { tilesOf, unpackTiles } from "./packed-tiles.ts";
import { sampleProduct, sampleSibling } from "./product.fixture.ts";
import { type TileProduct, toTileProduct } from "./tile-product.ts";

const throughText = (products: readonly TileProduct[]): TileProduct[] =>
  unpackTiles(JSON.parse(JSON.stringify(packTiles(products))));

/** Words with all that has a meaning of its own in packed tiles. */
const words = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab AB-|*~$!#/<"\\é'.split("")), maxLength: 6 }),
  fc.constantFrom("Court Low", "Chalk / Pine", "Rātā", "/products/osker/court-low-chalk"),
  fc.string(),
);
const hex = fc.oneof(fc.constantFrom("#f3f0e9", "#4a7bab", "#", ""), words);
const path = fc.oneof(
  fc
    .tuple(fc.constantFrom("osker", "fourth-set"), fc.constantFrom("court-low", "tie"), words)
    .map(([brand, name, colour]) => `/products/${brand}/${name}-${colour}`),
  words,
);
const tile: fc.Arbitrary<TileProduct> = fc.record(
  {
    id: fc.oneof(fc.constantFrom("104201", "1042", "1"), words),
    name: fc.oneof(fc.constantFrom("Court Low", "Tie"), words),
    path,
    brand: fc.oneof(fc.constantFrom("Osker", "Fourth Set"), words),
    colourName: words,
    swatch: hex,
    price: fc.integer({ min: 0 }),
    pictures: fc.array(fc.oneof(fc.constant("/media/products/104201/side"), words), { maxLength: 2 }),
    placeholder: fc.oneof(fc.constant("dde5dd-f3f0e9"), words),
    colours: fc.array(
      fc.record(
        { name: words, swatch: hex, path, soldOut: fc.constant(true as const) },
        { requiredKeys: ["name", "swatch", "path"] },
      ),
      { maxLength: 4 },
    ),
    onlySize: fc.oneof(fc.constant("104201-OS"), words),
    was: fc.integer({ min: 0 }),
    isNew: fc.constant(true),
    overlayIds: fc.array(fc.constantFrom("new", "sale")),
    release: fc.integer({ min: 1 }),
  },
  { requiredKeys: ["id", "name", "path", "brand", "colourName", "swatch", "price", "pictures"] },
);

describe("packed tiles", () => {
  test("are the same tiles when they are unpacked, whatever is said of them", () => {
    fc.assert(
      fc.property(fc.array(tile, { maxLength: 6 }), (tiles) => {
        expect(throughText(tiles)).toEqual(tiles);
      }),
      { numRuns: 500 },
    );
  });

  const ordinary = ["Chalk", "Harbour", "Kelp"].map((colourName, index) =>
    toTileProduct(
      sampleProduct({
        id: `10420${index}`,
        colourName,
        path: `/products/ochre-state/court-low-${colourName.toLowerCase()}`,
        productGallery: ["side", "pair"].map((view) => ({
          type: "IMAGE" as const,
          src: `/media/products/10420${index}/${view}`,
          alt: "",
          placeholder: "dde5dd-f3f0e9",
        })),
        siblingProducts: [sampleSibling("Galah"), sampleSibling("Basalt", true)],
        isNew: index > 0,
      }),
    ),
  );

  test("say once what products have in common, and nothing that follows from something else", () => {
    const packed = packTiles(ordinary);
    expect(packed.whole).toEqual({});
    expect(packed.styles[0]).toEqual(["Ochre State|Court Low"]);
    expect(packed.pictures[0]).toEqual([["/media/products/*/side", "/media/products/*/pair"]]);
    expect(packed.placeholders[0]).toEqual(["dde5dd-~"]);
    expect(packed.palette).toEqual(["Chalk|#f3f0e9", "Galah|#4a7bab", "Basalt|#4a7bab", "Harbour|#f3f0e9", "Kelp|#f3f0e9"]);
    expect(packed.colours).toEqual(["ABC!", "DBC!", "EBC!"]);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(ordinary).length * 0.6);
  });

  test("are unpacked once, and tiles that were never packed stay as they are", () => {
    const packed = packTiles(ordinary);
    expect(tilesOf(packed)).toEqual(ordinary);
    expect(tilesOf(packed)).toBe(tilesOf(packed));
    expect(tilesOf(ordinary)).toBe(ordinary);
  });
});
