/** The pages that are measured; `path` is within New Zealand's shop. The listing has at least 48 products. */
export const listingPath = "/categories/men/shoes/sneakers";

/** Parts of every page of the shop's own frame. */
const frame = [
  "features/navigation/main-navigation.tsx",
  "features/navigation/announcements.tsx",
  "features/navigation/shop-footer.tsx",
] as const;
/** Source files of the pages' routes, as the build's manifest knows them, with the parts of each that come with its first use. */
export const routes = {
  home: {
    files: ["layouts/default.tsx", "routes/content.tsx"],
    parts: ["features/content/block-page.tsx", ...frame],
  },
  listing: {
    files: ["layouts/default.tsx", "routes/listing.tsx"],
    parts: ["features/catalogue/listing-page.tsx", "features/catalogue/listing-filters.tsx", ...frame],
  },
  product: {
    files: ["layouts/default.tsx", "routes/product.tsx"],
    parts: ["features/catalogue/product-page.tsx", ...frame],
  },
  cart: { files: ["layouts/default.tsx", "routes/cart.tsx"], parts: ["features/cart/cart-contents.tsx", ...frame] },
  contact: { files: ["layouts/checkout.tsx", "routes/checkout-contact.tsx"], parts: [] },
  shipping: { files: ["layouts/checkout.tsx", "routes/checkout-shipping.tsx"], parts: [] },
  payment: { files: ["layouts/checkout.tsx", "routes/checkout-payment.tsx"], parts: [] },
} as const;
export type PageName = keyof typeof routes;

/** Most kilobytes of JavaScript, as gzip, that a page may load before anybody does anything (issue "The shop opens", What it must reach). */
export const scriptLimits: Readonly<Record<PageName, number>> = {
  home: 150,
  listing: 150,
  product: 150,
  cart: 150,
  contact: 190,
  shipping: 190,
  payment: 190,
};

/** Most kilobytes of style sheets, as gzip, that any page may load. */
export const styleLimit = 14;

/** Most kilobytes that a page's document may weigh, as gzip -9. */
export const documentLimits = { listing: 14 } as const;

/**
 * What the build may weigh today on pages that have not reached their limit yet, in kilobytes as gzip. A ceiling comes
 * down with the work on it and is gone once the limit holds; it never goes up.
 */
export const ceilings: {
  readonly script: Partial<Record<PageName, number>>;
  readonly style: Partial<Record<PageName, number>>;
  readonly document: Partial<Record<keyof typeof documentLimits, number>>;
} = {
  script: {},
  style: {},
  document: { listing: 15.8 },
};
