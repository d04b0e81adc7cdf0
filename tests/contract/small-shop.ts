import { stores } from "@tread/storefront/catalogue/stores.ts";
import type { ShopDocument } from "@tread/storefront/contract/shop-documents.ts";
import type { ProductDocument } from "@tread/storefront/domain/catalogue/product-document.ts";
import { countryCodes } from "@tread/storefront/domain/country/country.ts";
import type { ShopOpening } from "@tread/storefront/server/catalogue/open-catalogue.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";
import type { PictureArtist } from "@tread/storefront/server/images/images.ts";

const sizeChart = "mens-shoes";

/** Two products that never run out while the tests order and order again; of the second, one size was never there. */
const products: readonly ProductDocument[] = ["104201", "104202"].map((id, index) => {
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
    sizeChart,
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

const everywhere = [...countryCodes];
const category = (id: string, path: string, parent: string | null, position: number): ShopDocument => ({
  kind: "category",
  id,
  position,
  parent,
  name: id,
  shortName: id,
  path,
  headline: { shout: id },
  description: "",
  btq: false,
  mode: "filter",
  facets: "all",
  first: [],
});
const page = { countries: everywhere, description: "", btq: false };

/** What the small shop is besides its products: at least one of every kind. */
const documents: readonly ShopDocument[] = [
  {
    kind: "site",
    id: "main",
    everything: {
      name: "All products",
      headline: { shout: "Everything" },
      description: "",
      facets: "all",
      categories: ["men"],
    },
    recommended: ["104202"],
    searchRedirects: [{ query: "refund", path: "/articles/one" }],
    footer: [],
  },
  { kind: "facets", id: "all", facets: [] },
  {
    kind: "sizeChart",
    id: sizeChart,
    formerIds: ["mens"],
    type: "dense",
    name: "Men's shoes",
    defaultSizeSystem: "usMen",
    rows: [
      { erpVariantLabel: "9", usMen: "9", usWomen: "10.5", uk: "8", eu: "42", cm: "27" },
      { erpVariantLabel: "12", usMen: "12", usWomen: "13.5", uk: "11", eu: "45", cm: "30" },
    ],
  },
  {
    kind: "overlay",
    id: "new",
    position: 0,
    name: "New",
    dynamicOverlay: "newArrival",
    textColour: "#111111",
    textOpacity: 1,
    backgroundColour: "#ffffff",
    backgroundOpacity: 0.5,
  },
  { kind: "badge", id: "vegan", position: 0, name: "Vegan", colour: "#111111", link: null, dynamicBadge: null },
  {
    kind: "brand",
    id: "osker",
    position: 0,
    name: "Osker",
    path: "/brands/osker",
    line: "Court shoes.",
    story: "",
    boutiqueLine: null,
    mark: "",
    facets: "all",
    rooms: [],
  },
  category("men", "/categories/men", null, 0),
  category("sneakers", "/categories/men/shoes/sneakers", "men", 1),
  {
    kind: "navigation",
    id: "new",
    position: 0,
    countries: everywhere,
    link: { label: "New", path: "/products" },
    columns: [{ category: "men" }, { link: { label: "More" }, links: [{ label: "All", path: "/products" }] }],
  },
  { kind: "announcement", id: "open", position: 0, countries: everywhere, text: "We are open.", link: null },
  { kind: "page", id: "home", path: "/", title: "Home", ...page, blocks: [{ type: "quote", text: "Hello." }] },
  {
    kind: "article",
    id: "one",
    position: 0,
    path: "/articles/one",
    title: "Articles one",
    ...page,
    blocks: [
      {
        type: "hero",
        headline: { shout: "One" },
        text: "",
        image: { src: "/media/scenes/one", alt: "", width: 800, height: 1200 },
        actions: [],
        product: null,
      },
    ],
    facts: { kind: "help", kicker: "Help", byline: "Ana", published: 1_790_000_000, minutes: 2, tags: [] },
  },
  { kind: "redirect", id: "/sale", to: "/products" },
  { kind: "redirect", id: "/stores/closed", to: "/stores" },
  { kind: "redirect", id: "/articles/returns", to: "/articles/one" },
  ...countryCodes.flatMap((country) =>
    stores[country].map(({ erpStoreId, ...store }, position): ShopDocument => {
      const { hours, carries, services } = store;
      const own = { hours: { ...hours, week: [...hours.week] }, carries: [...carries], services: [...services] };
      return { kind: "store", id: erpStoreId, position, ...store, ...own };
    }),
  ),
  {
    kind: "promotion",
    id: "ten",
    countries: everywhere,
    name: "10% off",
    codes: ["TEN"],
    exclusive: false,
    usageLimit: null,
    customerLimit: null,
    scope: {},
    effect: { type: "percentOff", percent: 10 },
  },
  {
    kind: "reviews",
    id: "104201",
    average: 4.5,
    reviews: [{ id: "1", author: "Ana", place: "Nelson", rating: 5, title: "Good", text: "Fits.", bought: "9" }],
  },
];

/** The least a shop can open with and still answer every call. */
export const smallOpening: ShopOpening = {
  products,
  documents,
  storeStock: [{ country: "nz", erpStoreId: "0021", quantities: new Map(products.map(({ id }) => [`${id}-9`, 1_000_000])) }],
};

/** Draws one colour for every source but a photograph's, at once. */
const artist: PictureArtist & { close: () => Promise<void> } = {
  knows: (source) => source.startsWith("/media/"),
  transparent: () => false,
  draw: async (_, width) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="100%" height="100%" fill="#2f5141"/></svg>`,
  edition: async () => "one colour",
  close: async () => undefined,
};

/** The shop that the contract tests are run against. */
export const smallShop: ShopSource = { opening: () => smallOpening, startArtist: async () => artist };
