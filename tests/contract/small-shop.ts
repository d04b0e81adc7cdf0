import { stores } from "@tread/storefront/catalogue/stores.ts";
import type { ProductDocument } from "@tread/storefront/domain/catalogue/product-document.ts";
import type { SizeChart } from "@tread/storefront/domain/product/product.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";

const chart: SizeChart = {
  id: "mens-shoes",
  type: "dense",
  name: "Men's shoes",
  defaultSizeSystem: "usMen",
  rows: [
    { erpVariantLabel: "9", usMen: "9", usWomen: "10.5", uk: "8", eu: "42", cm: "27" },
    { erpVariantLabel: "12", usMen: "12", usWomen: "13.5", uk: "11", eu: "45", cm: "30" },
  ],
};

const category = {
  id: "sneakers",
  name: "Sneakers",
  shortName: "Sneakers",
  path: "/categories/men/shoes/sneakers",
  ancestors: [],
};

/** Two products that never run out while the tests order and order again; of the second, one size was never there. */
const documents: readonly ProductDocument[] = ["104201", "104202"].map((id, index) => {
  const offer = { price: 18_000 + index * 1_000, original: 18_000 + index * 1_000, release: null };
  return {
    id,
    style: `${id}0`,
    name: `Court ${index + 1}`,
    path: `/products/osker/court-${index + 1}`,
    brand: { id: "osker", name: "Osker" },
    colour: { name: "Black", swatch: "#111111", base: ["Black"] },
    state: "current",
    saleMode: "normal",
    functionalType: "basic",
    sizeGroup: "shoes",
    sizes: index === 0 ? ["9"] : ["9", "12"],
    sizeChart: chart.id,
    showSingleSize: true,
    countries: { nz: offer, au: offer },
    openingStock: { nz: { 9: 1_000_000 }, au: { 9: 1_000_000 } },
    categories: ["sneakers"],
    mainCategory: "sneakers",
    overlays: [],
    badges: [],
    pictures: [{ type: "IMAGE", src: `/media/products/${id}/side`, alt: "From the side" }],
    styleNumber: id,
    description: "A court shoe.",
    details: ["Leather"],
    fitAndSize: "True to size.",
    care: "Wipe clean.",
    rating: { average: 4.5, count: 2 },
    challengeQuestion: null,
    redirect: null,
    limits: { product: null, max: null, min: null, multipleOf: null },
    accountExclusive: false,
    isNew: index === 0,
    isBestSeller: false,
    isExclusive: false,
    isSustainable: false,
    taxExclusive: false,
    boutique: false,
    search: { bestFor: [], fit: "Regular", features: [], keywords: "", popularity: 1, publishedAt: 0 },
    published: { from: null, until: null },
  };
});

const visibleIn = { searchResults: true, brand: true, categories: true };

/** The least a shop can be and still answer every call: what the contract tests are run against. */
export const smallShop: ShopSource = {
  content: {
    category: (id) => (id === category.id ? category : undefined),
    listings: () => [
      {
        id: "all",
        name: "All products",
        headline: { shout: "Everything" },
        path: "/products",
        type: "All",
        description: "",
        btq: false,
        mode: "filter",
        products: { index: "products" },
        facetFilters: [],
        orderingInheritance: "OWN",
        inheritOrderingFrom: null,
        ancestors: [],
        children: [],
        facets: [],
      },
    ],
    pages: () => [{ id: "home", path: "/", title: "Home", description: "", btq: false, blocks: [] }],
    linkIndexes: () => [{ title: "Brands", path: "/brands", groups: [] }],
    frame: () => ({
      announcements: [],
      topLinks: [{ label: "New", path: "/products" }],
      btqTopLinks: [],
      footer: [],
      overlays: [],
      badges: [],
    }),
    navigation: () => ({ items: [{ link: { label: "New", path: "/products" }, children: [] }] }),
    errorPages: () => [{ path: "/", content: { id: "all", type: "Category", products: { index: "products", mode: "filter" } } }],
    movedSizeCharts: {},
    sizeCharts: [chart],
    reviews: () => ({
      average: 4.5,
      count: 1,
      reviews: [{ id: "1", author: "Ana", place: "Nelson", rating: 5, title: "Good", text: "Fits.", bought: "9" }],
    }),
    redirects: { "/sale": "/products" },
  },
  stores,
  openingProducts: () => documents,
  indexes: (country, products) => {
    const ranking = [{ attribute: "popularity", direction: "desc" as const }];
    const common = { country, ranking };
    return [
      {
        ...common,
        name: `tt_${country}_products`,
        records: products.map((product) => ({ ...product })),
        searchable: ["name", "brand.name"],
        facets: ["brand.name", "visibleIn.searchResults"],
        numeric: ["price"],
      },
      ...(["brands", "categories", "articles"] as const).map((kind) => ({
        ...common,
        name: `tt_${country}_${kind}`,
        records: [{ objectID: kind, name: `${kind} one`, path: `/${kind}/one`, popularity: 1, visibleIn }],
        searchable: ["name"],
        facets: ["visibleIn.searchResults"],
      })),
    ];
  },
  openingStoreStock: () => [
    { country: "nz", erpStoreId: "0021", quantities: new Map(documents.map(({ id }) => [`${id}-9`, 1_000_000])) },
  ],
};
