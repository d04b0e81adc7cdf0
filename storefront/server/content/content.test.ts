import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ResponseOf } from "#contract/calls.ts";
import type { FacetDefinition, Listing, Page, ProductBlock } from "#contract/content.ts";
import { contentErrorPage, contentResolve, productsByIds } from "#contract/content.ts";
import { listProduct } from "#contract/product.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { plainProduct } from "#domain/product/product.fixture.ts";
import type { Product } from "#domain/product/product.ts";
import { ApiError } from "#server/api-error.ts";
import type { ContentCatalogue } from "./catalogue-source.ts";
import { type ContentOptions, createContent, type ProductSource } from "./content.ts";

function product(id: string, path: string, more: Partial<Product> = {}): Product {
  return plainProduct({
    id,
    path,
    sizeChart: { id: "shoes" },
    canonicalCategory: { id: "men", name: "Men", shortName: "Men", path: "/categories/men", ancestors: [] },
    ...more,
  });
}

const sale: FacetDefinition = {
  id: "sale",
  label: "Sale",
  type: "TOGGLE",
  attribute: "isDiscounted",
  queryParameter: "sale",
  optionSort: "alpha",
};

function listing(path: string, type: Listing["type"], btq = false): Listing {
  return {
    id: path.slice(1).replaceAll("/", "-"),
    name: path,
    headline: { shout: path },
    path,
    type,
    description: "",
    btq,
    mode: "filter",
    products: { index: "products" },
    facetFilters: ["visibleIn.categories:true"],
    orderingInheritance: "OWN",
    inheritOrderingFrom: null,
    ancestors: [],
    children: [],
    facets: [sale],
  };
}

const sibling = (id: string, path: string) => ({
  id,
  path,
  state: "current" as const,
  colourName: "Kelp",
  swatch: "#335533",
  soldOut: false,
});
const chalk = product("104201", "/products/osker/court-low-chalk", {
  siblingProducts: [sibling("104202", "/products/osker/court-low-kelp")],
});
const kelp = product("104202", "/products/osker/court-low-kelp", {
  siblingProducts: [sibling("104201", "/products/osker/court-low-chalk")],
});

function home(path: string, btq: boolean): Page {
  return {
    id: btq ? "btq" : "home",
    path,
    title: btq ? "BTQ" : "Tread & Thread",
    description: "",
    btq,
    blocks: [
      btq
        ? { type: "productTrio", headline: { shout: "New" }, more: null, products: [chalk, kelp, chalk] }
        : { type: "productCarousel", headline: { shout: "New" }, more: null, products: [chalk, kelp] },
    ],
  };
}

const productsIn = (country: CountryCode): Product[] => [
  { ...chalk, price: country === "nz" ? 18000 : 16500 },
  kelp,
  product("104301", "/products/osker/elsewhere", { redirectTarget: { href: "https://partner.example/shoe" } }),
  product("104302", "/products/osker/our-own", {
    redirectTarget: { href: "https://shop.example/nz/products/osker/court-low-kelp" },
  }),
  product("104401", "/products/osker/successor", { redirectTarget: { path: "/products/osker/court-low-kelp" } }),
  product("900101", "/products/house/gift-card", { functionalType: "giftCard" }),
];

const catalogue: ContentCatalogue = {
  listings: () => [
    listing("/products", "All"),
    listing("/brands/osker", "Brand", true),
    listing("/brands/osker/shoes", "BrandCategory", true),
    listing("/categories/men/shoes/sneakers", "Category"),
    listing("/categories/btq", "Category", true),
    listing("/categories/btq/bags", "Category", true),
  ],
  pages: () => [home("/", false), home("/btq", true), { ...home("/articles/btq-lookbook", true), id: "lookbook" }],
  linkIndexes: () => [
    { title: "Brands", path: "/brands", groups: [] },
    { title: "Categories", path: "/categories", groups: [] },
  ],
  frame: () => ({
    ...{ announcements: [], topLinks: [], btqTopLinks: [], hasStores: false, collects: false },
    ...{ footer: [], social: [], posters: [], overlays: [], badges: [] },
  }),
  navigation: () => ({ items: [] }),
  errorPages: () => [
    { path: "/brands/osker", content: { id: "osker", type: "Brand", products: { mode: "membership" } } },
    { path: "/categories/men", content: { id: "men", type: "Category", products: { index: "products", mode: "filter" } } },
  ],
  sizeCharts: [{ id: "shoes", type: "dense", name: "Shoes", defaultSizeSystem: "usMen", rows: [{ erpVariantLabel: "9" }] }],
  movedSizeCharts: { footwear: "shoes" },
  reviews: (id) => ({ average: id === "104201" ? 5 : 0, count: id === "104201" ? 1 : 0, reviews: [] }),
  redirects: {
    "/shoes": "/categories/men/shoes/sneakers",
    "/journal-old": "https://journal.example/",
    "/journal-home": "http://shop.example/nz",
    "/journal-here": "https://shop.example/nz/articles?tag=new#top",
    "/journal-there": "https://shop.example/au/articles",
    "/journal-near": "https://shop.example/nzl/articles",
  },
};

/** A warehouse whose quantities a test may change; what it does not know is as the catalogue says. */
function shop({ boutiqueFeature = true, galleryOverlay = false } = {}) {
  const quantities = { nz: new Map<string, number>(), au: new Map<string, number>() };
  const clock = { readAt: 1000, reads: 0 };
  const content = createContent({
    catalogue,
    boutiqueFeature,
    galleryOverlay,
    publicOrigin: "https://shop.example",
    products: {
      products: (country) => new Map(productsIn(country).map((one) => [one.id, one])),
      onChange: () => () => undefined,
      onDocuments: () => () => undefined,
    },
    stock: {
      read: async (country) => {
        clock.reads++;
        return quantities[country];
      },
      readAt: () => clock.readAt,
    },
  });
  const context = (country: CountryCode) => ({ country, requestId: "test", clientAddress: "127.0.0.1" });
  return {
    content,
    quantities,
    clock,
    context,
    resolve: async (path: string, country: CountryCode = "nz") =>
      content["content.resolve"]({ query: { path }, params: undefined, body: undefined }, context(country)),
    byIds: async (ids: string[], country: CountryCode = "nz") =>
      (await content["products.byIds"]({ body: { ids }, params: undefined, query: undefined }, context(country))).products,
  };
}

const notFound = { isRedirect: false, redirectHref: null, httpStatusCode: 404, entity: null };
const movedTo = (redirectHref: string, httpStatusCode = 301) => ({
  isRedirect: true,
  redirectHref,
  httpStatusCode,
  entity: null,
});

describe("what lives at a path", () => {
  test.each([
    ["ROUTE-01 the home page", "/", "page", { path: "/", btq: false }],
    ["ROUTE-02 the boutique's home page", "/btq", "page", { path: "/btq", btq: true }],
    ["ROUTE-04 the boutique's home page at its category's path", "/categories/btq", "page", { path: "/btq", btq: true }],
    ["ROUTE-07 the listing of all products", "/products", "listing", { type: "All" }],
    ["ROUTE-08 a product", "/products/osker/court-low-chalk", "product", { id: "104201" }],
    ["ROUTE-09 the brands index", "/brands", "index", { title: "Brands" }],
    ["ROUTE-10 a brand", "/brands/osker", "listing", { type: "Brand" }],
    ["ROUTE-11 a brand's category", "/brands/osker/shoes", "listing", { type: "BrandCategory" }],
    ["ROUTE-12 the categories index", "/categories", "index", { title: "Categories" }],
    ["ROUTE-13 a category three deep", "/categories/men/shoes/sneakers", "listing", { type: "Category" }],
  ])("%s", async (_, path, type, data) => {
    const resolution = await shop().resolve(path);
    expect(resolution).toMatchObject({ isRedirect: false, redirectHref: null, httpStatusCode: 200, entity: { type, data } });
    expect(contentResolve.response.parse(resolution)).toEqual(resolution);
  });

  test("ROUTE-20 pages under products and brands never set the boutique flag, those of the boutique do", async () => {
    const { resolve } = shop();
    const flag = async (path: string) => ((await resolve(path)).entity!.data as { btq: boolean }).btq;
    expect(await Promise.all(["/brands/osker", "/brands/osker/shoes", "/products"].map(flag))).toEqual([false, false, false]);
    expect(await flag("/categories/btq/bags")).toBe(true);
  });

  test("each country has its own prices", async () => {
    const { resolve } = shop();
    expect((await resolve(chalk.path, "nz")).entity?.data).toMatchObject({ price: 18000 });
    expect((await resolve(chalk.path, "au")).entity?.data).toMatchObject({ price: 16500 });
  });
});

describe("what has moved", () => {
  test.each([
    ["ROUTE-03 the boutique's article", "/articles/btq", movedTo("/btq")],
    ["checkout, typed without its step", "/checkout", movedTo("/checkout/contact-info")],
    ["returns, typed as they are called", "/returns/", movedTo("/return")],
    ["a guest's return, without its step", "/return/guest", movedTo("/return/guest/create")],
    ["an old path", "/shoes", movedTo("/categories/men/shoes/sneakers")],
    ["an old path, sloppily typed, in one step", "/Shoes//", movedTo("/categories/men/shoes/sneakers")],
    ["an old path to another site", "/journal-old", movedTo("https://journal.example/")],
    ["a product sold elsewhere", "/products/osker/elsewhere", movedTo("https://partner.example/shoe", 302)],
    ["a product with a successor", "/products/osker/successor", movedTo("/products/osker/court-low-kelp", 302)],
    ["ROUTE-18 a printed code", "/pcr?code=1042-02", movedTo("/products/osker/court-low-kelp", 302)],
    ["ROUTE-18 a product id", "/pcr?code=%20104201", movedTo("/products/osker/court-low-chalk", 302)],
    ["PDP-18 a product to one at our own address", "/products/osker/our-own", movedTo("/products/osker/court-low-kelp", 302)],
    ["an old path to our own front door", "/journal-home", movedTo("/")],
    ["an old path to our own address", "/journal-here", movedTo("/articles?tag=new#top")],
    ["an old path to another country's shop", "/journal-there", movedTo("https://shop.example/au/articles")],
    ["an old path to our own host but no shop", "/journal-near", movedTo("https://shop.example/nzl/articles")],
    ["a slash at the end", "/brands/osker/", movedTo("/brands/osker")],
    ["capitals", "/Products/Osker/Court-Low-Chalk", movedTo("/products/osker/court-low-chalk")],
    ["doubled slashes", "//brands//osker", movedTo("/brands/osker")],
    ["letters encoded without need", "/brands/%6Fsker", movedTo("/brands/osker")],
    ["a query comes along", "/BRANDS/osker?sale=true#top", movedTo("/brands/osker?sale=true")],
  ])("%s", async (_, path, expected) => {
    expect(await shop().resolve(path)).toEqual(expected);
  });
});

test("ROUTE-05 ROUTE-06 the boutique's lookbook is there while its feature is on, and leads home while it is off", async () => {
  const [path, others] = ["/articles/btq-lookbook", ["/btq", "/categories/btq/bags"]];
  expect(await shop().resolve(path)).toMatchObject({ httpStatusCode: 200, entity: { type: "page", data: { id: "lookbook" } } });
  const off = shop({ boutiqueFeature: false });
  expect(await off.resolve(path)).toEqual(movedTo("/", 302));
  expect(await off.resolve("/Articles/BTQ-lookbook/?x=1")).toEqual(movedTo("/", 302));
  for (const other of others) expect(await off.resolve(other)).toMatchObject({ httpStatusCode: 200 });
});

test("the frame says whether the boutique is open and whether tiles are leafed through", () => {
  for (const [boutiqueFeature, galleryOverlay] of [
    [true, false],
    [false, true],
  ] as const) {
    const { content, context } = shop({ boutiqueFeature, galleryOverlay });
    const frame = content["content.frame"]({ query: undefined, params: undefined, body: undefined }, context("nz"));
    expect(frame).toMatchObject({ boutique: boutiqueFeature, galleryOverlay, announcements: expect.any(Array) });
  }
});

describe("what is not there", () => {
  test.each([
    "/nothing",
    "/products/osker",
    "/products/osker/court-low-gold",
    "/brands/osker/hats",
    "/categories/men/shoes/sneakers/red",
    "/pcr",
    "/pcr?code=0000-00",
    "/%",
    "/%00",
    "/brands/../brands/osker",
    "/brands/%2e%2e/osker",
    "/brands\\osker",
    "brands/osker",
    "https://evil.example/brands/osker",
    "/__proto__",
    "/constructor",
    `/${"a".repeat(600)}`,
  ])("ROUTE-21 %s", async (path) => {
    expect(await shop().resolve(path)).toEqual(notFound);
  });

  test("whatever is asked, the answer is whole, and a redirect of ours stays on this site", async () => {
    const { resolve } = shop();
    const piece = fc.constantFrom(
      "/",
      "//",
      "brands",
      "Osker",
      "products",
      "..",
      "%2f",
      "\\",
      "evil.example",
      "?q=1",
      "#",
      ".",
      "é",
      "%E0%A4%A",
      ":",
      "@",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
        async (path) => {
          const resolution = await resolve(path);
          contentResolve.response.parse(resolution);
          if (resolution.isRedirect) expect(resolution.redirectHref).toMatch(/^\/(?![/\\])/);
          else expect(resolution.httpStatusCode).toBe(resolution.entity === null ? 404 : 200);
        },
      ),
    );
  });
});

describe("stock of this moment", () => {
  test("CONF-09 a product's page carries quantities and when they were read", async () => {
    const { resolve, quantities } = shop();
    quantities.nz.set("104201-9", 0).set("104201-10", 2).set("104202-9", 0);
    expect((await resolve(chalk.path)).entity?.data).toMatchObject({
      soldOut: false,
      stockUpdatedAt: 1000,
      variants: [
        { id: "104201-9", qty: 0 },
        { id: "104201-10", qty: 2 },
      ],
      siblingProducts: [{ id: "104202", soldOut: true }],
    });
    expect((await resolve(kelp.path)).entity?.data).toMatchObject({ soldOut: true });
    expect((await resolve(kelp.path, "au")).entity?.data).toMatchObject({ soldOut: false });
  });

  test.each([
    ["carousel", "/"],
    ["trio", "/btq"],
  ])("the tiles of a home page's %s carry no more than they show, and follow the stock there and back", async (_, path) => {
    const { resolve, quantities } = shop();
    const kelpTile = async () => {
      const { entity } = await resolve(path);
      const [block] = (entity as { data: Page }).data.blocks as ProductBlock[];
      expect(block!.products[1]).toEqual(listProduct.parse(block!.products[1]));
      return block!.products.map((tile) => tile.soldOut)[1];
    };
    expect(await kelpTile()).toBe(false);
    quantities.nz.set("104202-9", 0);
    expect(await kelpTile()).toBe(true);
    quantities.nz.set("104202-9", 4);
    expect(await kelpTile()).toBe(false);
  });

  test("what is handed out can be written to by nobody, whether its stock was as it is or not", async () => {
    const { byIds, quantities, clock } = shop();
    const isWhole = (product: Product | null) => Object.isFrozen(product) && Object.isFrozen(product?.variants[0]);
    clock.readAt = chalk.stockUpdatedAt;
    expect((await byIds([chalk.id])).map(isWhole)).toEqual([true]);
    quantities.nz.set(chalk.variants[0]!.id, 1);
    clock.readAt++;
    expect((await byIds([chalk.id])).map(isWhole)).toEqual([true]);
  });

  test("nothing is made anew while nothing has changed", async () => {
    const { resolve, quantities, clock } = shop();
    const first = await Promise.all([resolve("/"), resolve(chalk.path), resolve("/brands")]);
    expect(await Promise.all([resolve("/"), resolve(chalk.path), resolve("/brands")])).toSatisfy((again: unknown[]) =>
      again.every((one, i) => one === first[i]),
    );
    expect(Object.isFrozen((first[1]!.entity!.data as Product).variants[0])).toBe(true);
    clock.readAt = 1005;
    expect(await resolve("/")).toBe(first[0]);
    expect((await resolve(chalk.path)).entity?.data).toMatchObject({ stockUpdatedAt: 1005 });
    quantities.nz.set("104201-9", 1);
    expect(await resolve("/")).not.toBe(first[0]);
    expect(first[1]!.entity?.data).toMatchObject({ stockUpdatedAt: 1000, variants: [{ qty: 3 }, { qty: 0 }] });
  });

  test("products by id come in the order asked, unknown ones null, in one reading of the stock", async () => {
    const { byIds, quantities, clock } = shop();
    quantities.nz.set("104201-9", 7).set("900101-9", 0);
    const products = await byIds(["104202", "nope", "104201", "104202", "__proto__", "900101"]);
    expect(products.map((found) => found?.id ?? null)).toEqual(["104202", null, "104201", "104202", null, "900101"]);
    expect(products[2]).toMatchObject({ stockUpdatedAt: 1000, variants: [{ qty: 7 }, { qty: 0 }] });
    expect(products[5]).toMatchObject({ soldOut: false });
    expect(clock.reads).toBe(1);
    expect(() => productsByIds.response.parse({ products })).not.toThrow();
  });
});

test("what changes while the stock is read is shown as it is then, and stays so", async () => {
  let held: Promise<void> | undefined;
  let changed: Parameters<ProductSource["onChange"]>[0] = () => undefined;
  let [pages, products] = [[home("/", false)], productsIn("nz")];
  const moving: ContentOptions = {
    catalogue: { ...catalogue, pages: () => pages },
    boutiqueFeature: true,
    galleryOverlay: false,
    publicOrigin: undefined,
    products: {
      products: () => new Map(products.map((one) => [one.id, one])),
      onChange: (listener) => {
        changed = listener;
        return () => undefined;
      },
      onDocuments: () => () => undefined,
    },
    stock: {
      read: async () => {
        await held;
        return new Map();
      },
      readAt: () => 1000,
    },
  };
  const content = createContent(moving);
  const context = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" } as const;
  const resolve = async (path: string) =>
    (await content["content.resolve"]({ query: { path }, params: undefined, body: undefined }, context)).entity?.data;
  const byId = async (id: string) =>
    (await content["products.byIds"]({ body: { ids: [id] }, params: undefined, query: undefined }, context)).products[0];

  const { promise, resolve: release } = Promise.withResolvers<void>();
  held = promise;
  const asked = Promise.all([resolve(chalk.path), resolve("/"), byId(kelp.id), resolve(kelp.path)]);
  products = [{ ...chalk, price: 9900 }];
  pages = [{ ...home("/", false), title: "Winter" }];
  changed("nz", { changed: products, removed: [kelp] });
  release();
  await asked;
  expect(await asked).toMatchObject([{ price: 9900 }, { title: "Winter" }, { id: kelp.id }, undefined]);
  expect(await Promise.all([resolve(chalk.path), resolve("/"), byId(chalk.id)])).toMatchObject([
    { price: 9900 },
    { title: "Winter" },
    { price: 9900 },
  ]);
  expect(await Promise.all([resolve(kelp.path), byId(kelp.id)])).toEqual([undefined, null]);
  changed("nz", { changed: [kelp], removed: [] });
  expect(await byId(kelp.id)).toMatchObject({ price: kelp.price });
});

describe("the smaller calls", () => {
  const { content, context } = shop();
  const params = (id: string) => ({ params: { id }, query: undefined, body: undefined });

  test("SIZE-10 a size chart by id, or the id that it has now; an unknown one is not found", () => {
    expect(content["sizeCharts.get"](params("shoes"), context("nz"))).toMatchObject({ id: "shoes" });
    expect(content["sizeCharts.get"](params("footwear"), context("nz"))).toEqual({ redirectTarget: { id: "shoes" } });
    expect(() => content["sizeCharts.get"](params("hats"), context("nz"))).toThrow(ApiError);
  });

  test.each([
    ["/brands/osker", "osker"],
    ["/brands/osker/gone/for/good", "osker"],
    ["/Brands//Osker/", "osker"],
    ["/categories/men/gone", "men"],
    ["/brands/oskers", null],
    ["/brands", null],
    ["/", null],
    ["/%", null],
    ["/constructor", null],
  ])("ERRP-12 the error page at %s has the content of the nearest brand or category above it: %s", (path, id) => {
    const answer = content["content.errorPage"]({ query: { path }, params: undefined, body: undefined }, context("nz"));
    expect(contentErrorPage.response.parse(answer)).toEqual(answer);
    expect((answer as ResponseOf<"content.errorPage">).content?.id ?? null).toBe(id);
  });

  test("reviews of a product, none for one without, not found for no product", () => {
    expect(content["reviews.list"](params("104201"), context("nz"))).toMatchObject({ count: 1 });
    expect(content["reviews.list"](params("104202"), context("nz"))).toMatchObject({ count: 0, reviews: [] });
    expect(() => content["reviews.list"](params("nope"), context("nz"))).toThrow(ApiError);
  });
});

test("a listing or a page says when another country has nothing there, and no longer once it has", async () => {
  const path = "/categories/men/shoes/sneakers";
  let notInAustralia = [path, "/"];
  let changed: Parameters<ProductSource["onChange"]>[0] = () => undefined;
  const isIn = (country: CountryCode) => (one: { path: string }) => country === "nz" || !notInAustralia.includes(one.path);
  const content = createContent({
    catalogue: {
      ...catalogue,
      listings: (country) => catalogue.listings(country).filter(isIn(country)),
      pages: (country) => catalogue.pages(country).filter(isIn(country)),
    },
    boutiqueFeature: true,
    galleryOverlay: false,
    publicOrigin: undefined,
    products: {
      products: (country) => new Map(productsIn(country).map((one) => [one.id, one])),
      onChange: (listener) => {
        changed = listener;
        return () => undefined;
      },
      onDocuments: () => () => undefined,
    },
    stock: { read: async () => new Map(), readAt: () => 1000 },
  });
  const context = { country: "nz", requestId: "test", clientAddress: "127.0.0.1" } as const;
  const marks = async () => {
    const asked = [path, "/", "/products", "/btq"].map(async (one) => {
      const answer = await content["content.resolve"]({ query: { path: one }, params: undefined, body: undefined }, context);
      expect(contentResolve.response.parse(answer)).toEqual(answer);
      return "onlyHere" in (answer.entity?.data ?? {});
    });
    return Promise.all(asked);
  };
  expect(await marks()).toEqual([true, true, false, false]);
  expect(await marks()).toEqual([true, true, false, false]);
  notInAustralia = ["/products"];
  changed("au", { changed: [chalk], removed: [] });
  expect(await marks()).toEqual([false, false, true, false]);
});
