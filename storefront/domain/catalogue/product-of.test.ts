import { describe, expect, test } from "vitest";
import { onlyColour } from "../product/only-colour.ts";
import { shoe, shoeShown } from "./product-document.fixture.ts";
import type { ProductDocument } from "./product-document.ts";
import { productsOf } from "./product-of.ts";

const sneakers = { id: "sneakers", name: "Sneakers", shortName: "Sneakers", path: "/shoes/sneakers", ancestors: [] };
const pieces: Record<string, number> = { "104201-8": 0, "104201-9": 3 };

/** The documents as a country's shop shows them, with three pieces of the first shoe's size 9 and none of anything else. */
const shown = (documents: readonly ProductDocument[], country: "nz" | "au" = "nz") =>
  productsOf(documents, {
    country,
    stockUpdatedAt: 1_764_000_000,
    quantity: (variantId) => pieces[variantId] ?? 0,
    category: (id) => (id === "sneakers" ? sneakers : undefined),
    brandName: (id) => (id === "norvane" ? "Norvane & Co" : undefined),
  });

describe("a product", () => {
  test("is of the brand that its own document names, and of the one it says where there is none", () => {
    const of = (id: string) => shown([shoe({ brand: { id, name: "Before" } })])[0]?.brand;
    expect([of("norvane"), of("lune")]).toEqual([
      { id: "norvane", name: "Norvane & Co" },
      { id: "lune", name: "Before" },
    ]);
  });

  test("that is not new says so before all other details", () => {
    const [used] = shown([shoe({ condition: "used" })]);
    expect(used).toMatchObject({ condition: "used", details: ["Used, not new", "Leather"] });
    expect(shown([shoe({ condition: "new" })])[0]).not.toHaveProperty("condition");
  });

  test("says what its document says, with the price and the stock of the country", () => {
    expect(shown([shoe()])).toEqual([
      {
        id: "104201",
        ...shoeShown,
        productGallery: shoe().pictures,
        siblingProducts: [],
        variants: [
          { id: "104201-8", code: "8", qty: 0 },
          { id: "104201-9", code: "9", qty: 3 },
        ],
        showSingleSize: false,
        sizeChart: { id: "mens-shoes" },
        overlayIds: [],
        badgeIds: ["vegan"],
        release: null,
        redirectTarget: null,
        description: "A low court shoe.",
        details: ["Leather"],
        erpProductCompositeCode: "OSK-104201",
        erpProductParentCode: "court-low",
        taxExclusive: false,
        canonicalCategory: sneakers,
        functionalType: "basic",
        cartQtyProductMax: 6,
        cartQtyVariantMax: 4,
        cartQtyVariantMin: 1,
        cartQtyVariantMultipleOf: 2,
        stockUpdatedAt: 1_764_000_000,
        challengeQuestion: null,
        rating: { average: 4.5, count: 12 },
        fitAndSize: "True to size.",
        care: "Wipe clean.",
      },
    ]);
  });

  test("that is digital is sold with something to send, and not without", () => {
    const plan = shoe({ functionalType: "digital" });
    expect(shown([plan])).toEqual([]);
    expect(shown([{ ...plan, download: { href: "https://files.example/plan.pdf" } }])).toHaveLength(1);
  });

  test("is reduced, with the overlay of a sale, only in the country where it costs less than before", () => {
    expect(shown([shoe()], "au")).toMatchObject([
      { isDiscounted: true, price: 12_000, erpOriginalPrice: 16_000, overlayIds: ["sale"] },
    ]);
  });

  test("is not there where no price is set, nor without a category that its breadcrumbs could lead through", () => {
    const { nz } = shoe().countries;
    expect(shown([shoe({ countries: { nz: nz! } })], "au")).toEqual([]);
    expect(shown([shoe({ mainCategory: "gone" })])).toEqual([]);
  });

  test("says when the other country's shop does not have it", () => {
    const { nz } = shoe().countries;
    expect(shown([shoe()])[0]).not.toHaveProperty("onlyHere");
    expect(shown([shoe({ countries: { nz } })])[0]).toMatchObject({ onlyHere: true });
  });

  test("has no size chart where its document names none", () => {
    expect(shown([shoe({ sizeChart: null })])[0]?.sizeChart).toBeNull();
  });

  test("is sold out when no size is left, unless it never runs out or is still awaited", () => {
    const soldOut = (fields: Partial<ProductDocument>) => shown([shoe({ sizes: ["8"], ...fields })])[0]?.soldOut;
    expect(soldOut({})).toBe(true);
    expect(soldOut({ saleMode: "scheduledRelease" })).toBe(true);
    expect(soldOut({ functionalType: "giftCard" })).toBe(false);
    expect(soldOut({ state: "coming" })).toBe(false);
    expect(soldOut({ saleMode: "comingSoon" })).toBe(false);
  });

  test("that never runs out has more pieces than anybody may buy", () => {
    expect(shown([shoe({ functionalType: "giftCard" })])[0]?.variants.map(({ qty }) => qty)).toEqual([999, 999]);
  });
});

describe("the colours of a style", () => {
  const grey = shoe({ id: "104200", colour: { name: "Ash", swatch: "#999999", base: ["grey"] }, pictures: [] });
  const film = { type: "VIDEO", src: "/104201.mp4", thumbnail: "/104201.jpg" } as const;

  test("stand in the order of their ids, each with the others and their first picture", () => {
    const [first, second] = shown([shoe({ pictures: [film, ...shoe().pictures] }), grey]);
    expect([first?.id, second?.id]).toEqual(["104200", "104201"]);
    expect(first?.siblingProducts).toEqual([
      {
        id: "104201",
        state: "current",
        path: "/products/osker/court-low-galah",
        colourName: "Galah",
        swatch: "#d98695",
        soldOut: false,
        picture: "/104201-front.jpg",
      },
    ]);
    expect(second?.siblingProducts.map(({ id }) => id)).toEqual(["104200"]);
    expect(second?.siblingProducts[0]).not.toHaveProperty("picture");
  });

  test("are not told of where the owner names none, but among others", () => {
    const unnamed = shoe({ colour: { name: onlyColour, swatch: "#9a9ea1", base: [] } });
    expect(shown([unnamed])).toMatchObject([{ colourName: "" }]);
    expect(shown([grey, unnamed]).map(({ colourName }) => colourName)).toEqual(["Ash", onlyColour]);
  });

  test("are only those that the country sells, and no other style's", () => {
    expect(shown([shoe(), shoe({ id: "1", countries: {} }), shoe({ id: "2", style: "high" })])).toMatchObject([
      { id: "104201", siblingProducts: [] },
      { id: "2", siblingProducts: [] },
    ]);
  });
});
