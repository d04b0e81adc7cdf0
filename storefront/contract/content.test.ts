import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { buildProducts } from "#catalogue/opening-products.fixture.ts";
import { wishlistConfiguration } from "#domain/configuration/configuration.ts";
import {
  contentErrorPage,
  contentResolve,
  facetDefinition,
  listing,
  navigationItem,
  productsByIds,
  sizeChartGet,
} from "./content.ts";
import { listProduct, product, sizeChart } from "./product.ts";

/** Each of the keys is needed: without it the value is refused. */
function expectNeeded(schema: z.ZodType, whole: object, keys: readonly string[]): void {
  expect(schema.safeParse(whole).success).toBe(true);
  for (const key of keys) {
    const { [key]: _, ...rest } = whole as Record<string, unknown>;
    expect([key, schema.safeParse(rest).success]).toEqual([key, false]);
  }
}

test("the products of a full wishlist can be asked for at once", () => {
  const ids = Array.from({ length: wishlistConfiguration.maxItems }, (_, n) => `p${n}`);
  expect(productsByIds.body?.safeParse({ ids }).success).toBe(true);
  expect(productsByIds.body?.safeParse({ ids: [...ids, "more"] }).success).toBe(false);
});

const now = new Date("2026-11-20T00:00:00Z");
const [shoe] = buildProducts("nz", now.getTime() / 1000);

test("HEAD-26 a navigation item has a link of a label and a path or an address, nested children, and perhaps pictures", () => {
  const image = { src: "/a", alt: "A", width: 800, height: 1200 };
  const item = {
    link: { label: "Men", path: "/categories/men" },
    children: [{ link: { label: "Shoes", href: "https://x.example/" }, children: [{ link: { label: "Boots" } }] }],
    imageLayout: {
      gridLayout: [{ image, caption: "New", link: "/products" }],
      rowLayout: [],
      singleLayout: [],
      ctaButton: { label: "All", path: "/products" },
    },
  };
  expect(navigationItem.parse(item)).toEqual(item);
  expectNeeded(navigationItem, item, ["link", "children"]);
  expect(navigationItem.safeParse({ ...item, link: { path: "/categories/men" } }).success).toBe(false);
  expect(navigationItem.safeParse({ ...item, imageLayout: { gridLayout: [{ caption: "New" }] } }).success).toBe(false);
  expect(navigationItem.safeParse({ link: item.link, children: [] }).success).toBe(true);
});

test("LIST-18 a facet definition has id, type, attribute, query parameter and option sort", () => {
  const facet = {
    id: "fit",
    label: "Fit",
    type: "OPTIONS",
    attribute: "fit",
    queryParameter: "fit",
    optionSort: "alpha",
  };
  expect(facetDefinition.parse(facet)).toEqual(facet);
  expectNeeded(facetDefinition, facet, ["id", "type", "attribute", "queryParameter", "optionSort"]);
  const types = ["OPTIONS", "TOGGLE", "RANGE", "TREE"].map((type) => facetDefinition.safeParse({ ...facet, type }).success);
  expect(types).toEqual([true, true, true, false]);
  const sorts = ["alpha", "size", "count", "price"].map(
    (optionSort) => facetDefinition.safeParse({ ...facet, optionSort }).success,
  );
  expect(sorts).toEqual([true, true, true, false]);
});

test("LIST-21 a listing has id, name, path, type, mode, the index of its products, and how it is ordered", () => {
  const shoes = {
    id: "men-shoes",
    name: "Shoes",
    headline: { shout: "Shoes" },
    path: "/categories/men/shoes",
    type: "Category",
    description: "",
    btq: false,
    mode: "filter",
    products: { index: "products" },
    facetFilters: ["categoryIds:men-shoes"],
    orderingInheritance: "INHERIT",
    inheritOrderingFrom: "men",
    ancestors: [],
    children: [],
    facets: [],
  };
  expect(listing.parse(shoes)).toEqual(shoes);
  const needed = ["id", "name", "path", "type", "mode", "products", "orderingInheritance", "inheritOrderingFrom"];
  expectNeeded(listing, shoes, needed);
  expectNeeded(listing.shape.products, shoes.products, ["index"]);
  const accepts = (different: object) => listing.safeParse({ ...shoes, ...different }).success;
  expect(["Brand", "Category", "BrandCategory", "Shelf"].map((type) => accepts({ type }))).toEqual([true, true, true, false]);
  expect(["filter", "membership", "all"].map((mode) => accepts({ mode }))).toEqual([true, true, false]);
});

describe("a product of a list", () => {
  test("TILE-42 says what it is, what it costs, and how and to whom it is sold", () => {
    expectNeeded(listProduct, shoe!, [
      ...["id", "name", "path", "brand", "state", "saleMode", "soldOut", "accountExclusive", "isDiscounted", "isNew"],
      ...["isBestSeller", "isExclusive", "isSustainable", "price", "erpOriginalPrice", "colourName"],
    ]);
    expectNeeded(listProduct.shape.brand, shoe!.brand, ["name"]);
  });

  test("TILE-43 has pictures, its other colours and its sizes with their stock", () => {
    expectNeeded(listProduct, shoe!, ["productGallery", "siblingProducts", "variants"]);
    const { productGallery, siblingProducts, variants } = listProduct.shape;
    const [picture] = shoe!.productGallery;
    expect(picture?.type).toBe("IMAGE");
    expectNeeded(productGallery.element, picture!, ["type", "src"]);
    expectNeeded(siblingProducts.element, shoe!.siblingProducts[0]!, ["id", "state", "path", "colourName", "soldOut"]);
    expectNeeded(variants.element, shoe!.variants[0]!, ["id", "code", "qty"]);
  });

  test("TILE-44 has how an only size is offered, its chart, labels and badges, when it is released and where it has gone", () => {
    expectNeeded(listProduct, shoe!, ["showSingleSize", "sizeChart", "overlayIds", "badgeIds", "release", "redirectTarget"]);
    const accepts = (key: string, values: readonly unknown[]) =>
      values.map((value) => listProduct.safeParse({ ...shoe, [key]: value }).success);
    expect(accepts("sizeChart", [null, { id: "footwear" }, {}])).toEqual([true, true, false]);
    expect(accepts("release", [null, now.getTime() / 1000, "2026-11-20", 0.5])).toEqual([true, true, false, false]);
    const moved = [{ href: "https://elsewhere.example/" }, { path: "/products/osker/new" }];
    expect(moved.map((redirectTarget) => listProduct.parse({ ...shoe, redirectTarget }).redirectTarget)).toEqual(moved);
    expect(accepts("redirectTarget", [null, "/products/osker/new", {}])).toEqual([true, false, false]);
  });
});

describe("a size chart", () => {
  test("SIZE-01 that is dense has a size system to begin with, and rows of a size in every system", () => {
    const row = { erpVariantLabel: "9", usMen: "9", usWomen: "10.5", usKids: "9", uk: "8", eu: "42.5", cm: "27" };
    const dense = { id: "footwear", type: "dense", name: "Footwear", defaultSizeSystem: "usMen", rows: [row] };
    expect(sizeChart.parse(dense)).toEqual(dense);
    expectNeeded(sizeChart, dense, ["defaultSizeSystem", "rows"]);
    const { erpVariantLabel: _, ...unnamed } = row;
    expect(sizeChart.safeParse({ ...dense, rows: [unnamed] }).success).toBe(false);
    expect(sizeChart.safeParse({ ...dense, defaultSizeSystem: "jp" }).success).toBe(false);
  });

  test("SIZE-02 that is sparse has rows of cells, and says which of them make a size's label", () => {
    const sparse = {
      id: "clothing",
      type: "sparse",
      name: "Clothing",
      columns: ["Size", "AU / NZ"],
      erpVariantLabelColumn: 0,
      manufacturerColumn: 0,
      translationColumn: 1,
      manufacturerPrefix: "",
      translationPrefix: "AU ",
      rows: [{ cells: ["S", "10"] }],
    };
    expect(sizeChart.parse(sparse)).toEqual(sparse);
    const named = ["erpVariantLabelColumn", "manufacturerColumn", "translationColumn", "manufacturerPrefix", "translationPrefix"];
    expectNeeded(sizeChart, sparse, [...named, "rows"]);
    expect(sizeChart.safeParse({ ...sparse, rows: [{}] }).success).toBe(false);
  });

  test("SIZE-10 is a GET of /size-charts with its id", () => {
    expect(sizeChartGet).toMatchObject({ method: "GET", path: "/size-charts/:id" });
    expect(sizeChartGet.params.safeParse({}).success).toBe(false);
  });
});

describe("a whole product", () => {
  test("PDP-12 has a description, two codes, whether it is without tax, its category and its ancestors, its kind and its stock's age", () => {
    expectNeeded(product, shoe!, [
      "description",
      "erpProductCompositeCode",
      "erpProductParentCode",
      "taxExclusive",
      "canonicalCategory",
      "functionalType",
      "stockUpdatedAt",
    ]);
    expectNeeded(product.shape.canonicalCategory, shoe!.canonicalCategory, ["id", "name", "shortName", "path", "ancestors"]);
  });

  test("PDP-13 has the limits of its quantity, each a whole number or none", () => {
    const limits = ["cartQtyProductMax", "cartQtyVariantMax", "cartQtyVariantMin", "cartQtyVariantMultipleOf"];
    expectNeeded(product, shoe!, limits);
    for (const limit of limits)
      expect([null, 6, 1.5, "6"].map((value) => product.safeParse({ ...shoe, [limit]: value }).success)).toEqual([
        true,
        true,
        false,
        false,
      ]);
  });

  test("CART-08 comes to the cart with its id, variants of id, code and stock, state, whose it is, its kind and its stock's age", () => {
    const answer = productsByIds.response.parse({ products: [shoe, null] });
    expect(answer.products).toEqual([shoe, null]);
    expectNeeded(product, shoe!, ["id", "variants", "state", "accountExclusive", "functionalType", "stockUpdatedAt"]);
    expectNeeded(product.shape.variants.element, shoe!.variants[0]!, ["id", "code", "qty"]);
  });
});

describe("the resolver", () => {
  test("PDP-15 PDP-19 is a GET of /content/resolve with the path in its query", () => {
    expect(contentResolve).toMatchObject({ method: "GET", path: "/content/resolve" });
    expect(contentResolve.query.parse({ path: "/products/osker" })).toEqual({ path: "/products/osker" });
    expect(contentResolve.query.safeParse({}).success).toBe(false);
  });

  test("PDP-16 PDP-19 answers whether and where it has moved, its status, and what is there", () => {
    const whole = {
      isRedirect: false,
      redirectHref: null,
      httpStatusCode: 200,
      entity: { type: "product", data: shoe },
    };
    expect(contentResolve.response.parse(whole)).toEqual(whole);
    expectNeeded(contentResolve.response, whole, ["isRedirect", "redirectHref", "httpStatusCode", "entity"]);
    expect(contentResolve.response.safeParse({ ...whole, entity: { type: "product" } }).success).toBe(false);
  });
});

test("ERRP-12 an error page's content has an id, is of a brand or a category, and has products of an index and a mode", () => {
  const whole = { id: "osker", type: "Brand", products: { index: "products", mode: "membership" } };
  const { response } = contentErrorPage;
  const accepts = (content: unknown) => response.safeParse({ content }).success;
  expect(response.parse({ content: whole })).toEqual({ content: whole });
  expectNeeded(response.shape.content.unwrap(), whole, ["id", "type", "products"]);
  expect(["Brand", "Category", "BrandCategory"].map((type) => accepts({ ...whole, type }))).toEqual([true, true, false]);
  expect(["membership", "filter", "all"].map((mode) => accepts({ ...whole, products: { mode } }))).toEqual([true, true, false]);
  expect(accepts(null)).toBe(true);
});
