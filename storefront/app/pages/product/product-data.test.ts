import { describe, expect, test } from "vitest";
import { structuredData } from "#contract/structured-data.fixture.ts";
import { countries } from "#domain/country/country.ts";
import { sampleProduct } from "../../features/product/product.fixture.ts";
import { productData, reviewsData } from "./product-data.ts";
import { fullProductName } from "./product-name.ts";

const now = Date.UTC(2026, 10, 20);
const origin = "https://shop.test";
interface Variant {
  sku: string;
  offers: Record<string, unknown>;
}
const variantsOf = (...different: Parameters<typeof sampleProduct>) =>
  productData(sampleProduct(...different), countries.nz, origin, now).hasVariant as Variant[];

describe("a product for search engines", () => {
  test("PDP-14 an offer's sku is its variant's id", () => {
    const variants = variantsOf();
    expect(variants.map((variant) => variant.offers.sku)).toEqual(["104201-8", "104201-9", "104201-10"]);
    expect(variants.map((variant) => variant.sku)).toEqual(["104201-8", "104201-9", "104201-10"]);
  });

  test("a product that nobody has described is described by its name", () => {
    const bare = sampleProduct({ description: "" });
    expect(productData(bare, countries.nz, origin, now)).toMatchObject({ description: fullProductName(bare) });
    const described = sampleProduct({ description: "Made to last." });
    expect(productData(described, countries.nz, origin, now)).toMatchObject({ description: "Made to last." });
  });

  test("an offer has its size's own address, the price in dollars and the country's currency", () => {
    expect(variantsOf()[0]?.offers).toMatchObject({
      url: "https://shop.test/nz/products/ochre-state/court-low-chalk?size=8",
      price: "180.00",
      priceCurrency: "NZD",
    });
  });

  test("a reduced product says what it cost before, another does not", () => {
    const [reduced] = variantsOf({ isDiscounted: true, price: 9_000, erpOriginalPrice: 18_000 });
    expect(reduced?.offers).toMatchObject({ price: "90.00", priceSpecification: { price: "180.00", priceCurrency: "NZD" } });
    expect(variantsOf()[0]?.offers).not.toHaveProperty("priceSpecification");
  });

  test.each([
    [{}, ["InStock", "InStock", "OutOfStock"]],
    [{ functionalType: "giftCard" as const }, ["InStock", "InStock", "InStock"]],
    [{ state: "discontinued" as const }, ["Discontinued", "Discontinued", "Discontinued"]],
    [{ state: "coming" as const }, ["OutOfStock", "OutOfStock", "OutOfStock"]],
    [{ saleMode: "scheduledRelease" as const }, ["OutOfStock", "OutOfStock", "OutOfStock"]],
    [{ saleMode: "scheduledRelease" as const, release: now / 1000 + 1 }, ["PreOrder", "PreOrder", "PreOrder"]],
    [{ saleMode: "scheduledRelease" as const, release: now / 1000 }, ["InStock", "InStock", "OutOfStock"]],
    [{ saleMode: "comingSoon" as const }, ["OutOfStock", "OutOfStock", "OutOfStock"]],
    [{ saleMode: "inStoreOnly" as const }, ["InStoreOnly", "InStoreOnly", "InStoreOnly"]],
  ])("says whether each size can be bought: %o", (different, expected) => {
    const said = variantsOf(different).map((variant) => variant.offers.availability);
    expect(said).toEqual(expected.map((each) => `https://schema.org/${each}`));
  });

  test.each([
    [undefined, "New"],
    ["used" as const, "Used"],
    ["refurbished" as const, "Refurbished"],
  ])("tells search engines whether it is new: %s", (condition, type) => {
    const [variant] = variantsOf(condition && { condition });
    expect(variant?.offers.itemCondition).toBe(`https://schema.org/${type}Condition`);
  });

  test("what has but one colour, which its owner never named, is told without", () => {
    const told = productData(sampleProduct({ colourName: "" }), countries.nz, origin, now);
    expect(told.name).toBe("Ochre State Court Low");
    expect(told).not.toHaveProperty("hasVariant.0.color");
  });

  test("a release is told by its time, a rating only where there is one", () => {
    expect(variantsOf({ release: 1_700_000_000 })[0]?.offers.availabilityStarts).toBe("2023-11-14T22:13:20.000Z");
    expect(productData(sampleProduct(), countries.nz, origin, now)).not.toHaveProperty("aggregateRating");
    expect(
      productData(sampleProduct({ rating: { average: 4.5, count: 12 } }), countries.nz, origin, now).aggregateRating,
    ).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 12,
    });
  });

  test("what buyers said is of the group that the page describes, in the form that search engines ask for", () => {
    const review = { id: "1", author: "Mere P.", place: "Wellington", rating: 4, title: "Good", text: "Wide.", bought: "US 9" };
    const product = sampleProduct();
    const [described, ...others] = reviewsData([review], product, countries.nz, origin)["@graph"] as unknown[];
    expect(others).toEqual([]);
    expect(structuredData.Review.parse(described)).toMatchObject({
      itemReviewed: { "@id": productData(product, countries.nz, origin, now)["@id"] },
      author: { name: "Mere P." },
      reviewRating: { ratingValue: 4 },
      reviewBody: "Wide.",
    });
  });

  test("pictures are whole addresses, and a video is none", () => {
    const { image } = productData(sampleProduct(), countries.nz, origin, now) as { image: string[] };
    expect(image).toEqual(
      ["side", "pair", "top"].map(
        (view) => `${origin}/pictures/width=960,fit=scale-down,format=auto/media/products/104201/${view}`,
      ),
    );
  });
});
