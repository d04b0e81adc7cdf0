import { stores } from "@tread/storefront/catalogue/stores.ts";
import { countryCodes } from "@tread/storefront/domain/country/country.ts";
import type { Product, SizeChart } from "@tread/storefront/domain/product/product.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";

const chart: SizeChart = {
  id: "mens-shoes",
  type: "dense",
  name: "Men's shoes",
  defaultSizeSystem: "usMen",
  rows: [{ erpVariantLabel: "9", usMen: "9", usWomen: "10.5", uk: "8", eu: "42", cm: "27" }],
};

/** Two products that never run out while the tests order and order again. */
const products: readonly Product[] = ["104201", "104202"].map((id, index) => ({
  id,
  name: `Court ${index + 1}`,
  path: `/products/osker/court-${index + 1}`,
  brand: { id: "osker", name: "Osker" },
  state: "current",
  saleMode: "normal",
  soldOut: false,
  accountExclusive: false,
  isDiscounted: false,
  isNew: index === 0,
  isBestSeller: false,
  isExclusive: false,
  isSustainable: false,
  price: 18_000 + index * 1_000,
  erpOriginalPrice: 18_000 + index * 1_000,
  colourName: "Black",
  swatch: "#111111",
  productGallery: [{ type: "IMAGE", src: `/media/products/${id}/side`, alt: "From the side" }],
  siblingProducts: [],
  variants: [{ id: `${id}-9`, code: "9", qty: 1_000_000 }],
  showSingleSize: true,
  sizeChart: { id: chart.id },
  overlayIds: [],
  badgeIds: [],
  release: null,
  redirectTarget: null,
  description: "A court shoe.",
  details: ["Leather"],
  erpProductCompositeCode: id,
  erpProductParentCode: id.slice(0, 4),
  taxExclusive: false,
  canonicalCategory: {
    id: "sneakers",
    name: "Sneakers",
    shortName: "Sneakers",
    path: "/categories/men/shoes/sneakers",
    ancestors: [],
  },
  functionalType: "basic",
  cartQtyProductMax: null,
  cartQtyVariantMax: null,
  cartQtyVariantMin: null,
  cartQtyVariantMultipleOf: null,
  stockUpdatedAt: 0,
  challengeQuestion: null,
  rating: { average: 4.5, count: 2 },
  fitAndSize: "True to size.",
  care: "Wipe clean.",
}));

const visibleIn = { searchResults: true, brand: true, categories: true };

/** The least a shop can be and still answer every call: what the contract tests are run against. */
export const smallShop: ShopSource = {
  content: {
    buildProducts: () => structuredClone(products) as Product[],
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
  indexes: () =>
    countryCodes.flatMap((country) => {
      const ranking = [{ attribute: "popularity", direction: "desc" as const }];
      const visibility = ["visibleIn.searchResults"] as [string];
      const common = { country, ranking, visibility };
      return [
        {
          ...common,
          name: `tt_${country}_products`,
          records: products.map((product) => ({ ...product, objectID: product.id, popularity: 1, visibleIn })),
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
    }),
  openingStock: () =>
    countryCodes.flatMap((country) =>
      products.flatMap(({ variants }) => variants.map(({ id, qty }) => ({ country, variantId: id, qty }))),
    ),
  stores,
};
