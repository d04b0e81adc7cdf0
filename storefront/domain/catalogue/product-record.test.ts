import { describe, expect, test } from "vitest";
import type { CategoryReference, SizeChart } from "../product/product.ts";
import { shoe, shoeShown } from "./product-document.fixture.ts";
import type { ProductDocument } from "./product-document.ts";
import { productsOf } from "./product-of.ts";
import { productRecord, recordSizes } from "./product-record.ts";

const dense: SizeChart = {
  id: "mens-shoes",
  type: "dense",
  name: "Men's shoes",
  defaultSizeSystem: "usMen",
  rows: [
    { erpVariantLabel: "8", usMen: "8", usWomen: "9.5", uk: "7", eu: "41", cm: "26" },
    { erpVariantLabel: "9", usMen: "9", usKids: "9K" },
  ],
};

const sparse: SizeChart = {
  id: "clothes",
  type: "sparse",
  name: "Clothes",
  columns: ["Maker", "Size", "Here", "US Men", "US Women", "US Kids"],
  erpVariantLabelColumn: 1,
  manufacturerColumn: 0,
  translationColumn: 2,
  manufacturerPrefix: "",
  translationPrefix: "AU/NZ ",
  rows: [{ cells: ["1", "S", "10", "7", "8.5", "13K"] }, { cells: ["2", "M", ""] }],
};

const none = { footwear: [], footwearWomen: [], footwearKids: [], clothing: [], elsewhere: [] };
const sizedAs = (sizeGroup: ProductDocument["sizeGroup"]) => ({
  sizeGroup,
  limits: { product: null, max: null, min: null, multipleOf: null },
});
const inStock = (...codes: string[]) => codes.map((code) => ({ code, qty: 1 }));

describe("the sizes of a record", () => {
  test("leave out one of which fewer are there than can be ordered", () => {
    const inFives = { sizeGroup: "clothing", limits: { product: null, max: null, min: 5, multipleOf: 5 } } as const;
    const variants = [
      { code: "S", qty: 2 },
      { code: "M", qty: 5 },
    ];
    expect(recordSizes(inFives, variants, undefined).clothing).toEqual(["M"]);
  });

  test("of shoes are those of each system that the chart has, and what else they are called", () => {
    expect(recordSizes(sizedAs("shoes"), inStock("8", "9"), dense)).toEqual({
      footwear: ["8", "9"],
      footwearWomen: ["9.5"],
      footwearKids: ["9K"],
      clothing: [],
      elsewhere: ["UK 7", "EU 41", "26 cm"],
    });
  });

  test("of shoes are found in a chart of free columns by the columns' names", () => {
    expect(recordSizes(sizedAs("shoes"), inStock("S"), sparse)).toEqual({
      footwear: ["7"],
      footwearWomen: ["8.5"],
      footwearKids: ["13K"],
      clothing: [],
      elsewhere: ["AU/NZ 10"],
    });
  });

  test("of what comes in one size are told so while it is there", () => {
    expect(recordSizes(sizedAs("accessories"), inStock("OS"), undefined)).toEqual({ ...none, elsewhere: ["One size"] });
    expect(recordSizes(sizedAs("accessories"), [{ code: "OS", qty: 0 }], undefined)).toEqual(none);
  });

  test("of clothes are their letters, with the translation where the chart has one", () => {
    expect(recordSizes(sizedAs("clothing"), inStock("S", "M"), sparse)).toEqual({
      ...none,
      clothing: ["S", "M"],
      elsewhere: ["AU/NZ 10"],
    });
    expect(recordSizes(sizedAs("clothing"), inStock("S"), { ...sparse, translationPrefix: "" }).elsewhere).toEqual([]);
    expect(recordSizes(sizedAs("clothing"), inStock("S"), undefined)).toEqual({ ...none, clothing: ["S"] });
  });

  test("of accessories are none, whatever the chart says", () => {
    expect(recordSizes(sizedAs("accessories"), inStock("S"), sparse)).toEqual(none);
  });

  test("are only those in stock, and of shoes only those that the chart knows", () => {
    expect(recordSizes(sizedAs("shoes"), [{ code: "8", qty: 0 }, ...inStock("99")], dense)).toEqual(none);
    expect(recordSizes(sizedAs("shoes"), inStock("99"), sparse)).toEqual(none);
    expect(recordSizes(sizedAs("shoes"), inStock("8"), undefined)).toEqual(none);
  });
});

const sneakers = { id: "sneakers", name: "Sneakers", shortName: "Sneakers", path: "/shoes/sneakers", ancestors: [] };

/** The record of the first of the documents as their country's index holds it; three pieces of each size are left. */
function recordOf(
  documents: readonly ProductDocument[],
  country: "nz" | "au" = "nz",
  pieces = 3,
  above: CategoryReference["ancestors"] = [],
) {
  const product = productsOf(documents, {
    country,
    stockUpdatedAt: 1_764_000_000,
    quantity: () => pieces,
    category: () => sneakers,
    brandName: () => undefined,
  }).find(({ id }) => id === documents[0]?.id);
  return productRecord(documents[0]!, product!, {
    sizeChart: (id) => (id === "mens-shoes" ? dense : undefined),
    category: (id) => (id === "sneakers" ? { ...sneakers, name: "Shoes > Sneakers", ancestors: above } : undefined),
  });
}

describe("a record", () => {
  test("is of all categories above those that it hangs in", () => {
    const above = [{ id: "shoes", name: "Shoes", path: "/shoes" }];
    const { categoryIds } = recordOf([shoe({ categories: ["sneakers"] })], "nz", 3, above);
    expect(categoryIds).toEqual(["sneakers", "shoes"]);
  });

  test("shows pictures, however many films a gallery begins with", () => {
    const pictures = shoe().pictures;
    const film = { type: "VIDEO", src: "/films/court-low.webm", thumbnail: "/104201-front.jpg" } as const;
    expect(recordOf([shoe({ pictures: [film, film, film, ...pictures] })]).productGallery).toEqual(pictures.slice(0, 3));
  });

  test("holds what tiles show, and what facets and words of a search find", () => {
    const pictures = shoe().pictures;
    expect(recordOf([shoe(), shoe({ id: "104202" })])).toEqual({
      id: "104201",
      objectID: "104201",
      ...shoeShown,
      productGallery: pictures.slice(0, 3),
      siblingProducts: [
        {
          id: "104202",
          state: "current",
          path: "/products/osker/court-low-galah",
          colourName: "Galah",
          swatch: "#d98695",
          soldOut: false,
        },
      ],
      variants: [
        { id: "104201-8", code: "8", qty: 3 },
        { id: "104201-9", code: "9", qty: 3 },
      ],
      showSingleSize: false,
      sizeChart: { id: "mens-shoes" },
      overlayIds: [],
      badgeIds: ["vegan"],
      release: null,
      redirectTarget: null,
      functionalType: "basic",
      cartQtyVariantMin: 1,
      cartQtyVariantMultipleOf: 2,
      styleNumber: "OSK-104201",
      categoryIds: ["sneakers"],
      categoryPaths: ["Shoes > Sneakers"],
      group: "shoes",
      sizes: {
        ...none,
        footwear: ["8", "9"],
        footwearWomen: ["9.5"],
        footwearKids: ["9K"],
        elsewhere: ["UK 7", "EU 41", "26 cm"],
      },
      baseColours: ["pink", "grey"],
      bestFor: ["court"],
      fit: "regular",
      feature: ["leather"],
      btq: true,
      visibleIn: { searchResults: true, brand: true, categories: true },
      publishedAt: 1_750_000_000,
      popularity: 950,
      keywords: "tennis exclusive",
    });
  });

  test.each([
    ["a best seller", { isBestSeller: true }, "tennis bestseller"],
    ["what is exclusive and for members only", { isExclusive: true, accountExclusive: true }, "tennis exclusive membersonly"],
    ["what is coming soon", { saleMode: "comingSoon" as const }, "tennis comingsoon"],
    ["what is to come", { state: "coming" as const }, "tennis comingsoon"],
  ])("of %s is found by what its tile says", (_, changes, keywords) => {
    expect(recordOf([shoe({ isExclusive: false, ...changes })]).keywords).toBe(keywords);
  });

  test("of a reduced product hangs in the sale, and a category without a name has no path", () => {
    expect(recordOf([shoe()], "au")).toMatchObject({ categoryIds: ["sneakers", "sale"], categoryPaths: ["Shoes > Sneakers"] });
  });

  test("of a product without a chart has no sizes of shoes", () => {
    expect(recordOf([shoe({ sizeChart: null })]).sizes).toEqual(none);
  });

  test("falls behind when it is sold out, and further when it is discontinued, which search alone still shows", () => {
    expect(recordOf([shoe()], "nz", 0).popularity).toBe(350);
    expect(recordOf([shoe({ state: "discontinued" })])).toMatchObject({
      popularity: 50,
      visibleIn: { searchResults: true, brand: false, categories: false },
    });
    expect(recordOf([shoe({ state: "discontinued" })], "nz", 0).popularity).toBe(-550);
  });
});
