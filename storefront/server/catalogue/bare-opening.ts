import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { siteName } from "#domain/configuration/site-name.ts";
import { countryCodes } from "#domain/country/country.ts";
import { articlesOfPages } from "#merchandising/articles-of-pages.ts";
import type { ShopOpening } from "./open-catalogue.ts";

/** What any product can be filtered by, whatever it is. */
const facets: ShopDocumentOf<"facets"> = {
  kind: "facets",
  id: "all",
  facets: [
    { id: "brand", label: "Brand", type: "OPTIONS", attribute: "brand.name", queryParameter: "brand", optionSort: "count" },
    { id: "price", label: "Price", type: "RANGE", attribute: "price", queryParameter: "price", optionSort: "size" },
    { id: "colour", label: "Colour", type: "OPTIONS", attribute: "baseColours", queryParameter: "colour", optionSort: "alpha" },
    { id: "sale", label: "On sale", type: "TOGGLE", attribute: "isDiscounted", queryParameter: "sale", optionSort: "alpha" },
  ],
};

const site: ShopDocumentOf<"site"> = {
  kind: "site",
  id: "main",
  everything: { name: "All products", headline: { shout: "Everything" }, description: "", facets: facets.id, categories: [] },
  recommended: [],
  searchRedirects: [],
  footer: [],
};

const home: ShopDocumentOf<"page"> = {
  kind: "page",
  id: "home",
  path: "/",
  title: "Home",
  description: "",
  countries: [...countryCodes],
  btq: false,
  blocks: [
    { type: "quote", text: "Still unpacking." },
    {
      type: "announcement",
      text: "What's out of its box is on the shelf.",
      action: { label: "Shop everything", path: "/products" },
    },
  ],
};

/** What stands at an article that pages lead to until the owner has written it. */
const unwritten = Object.entries(articlesOfPages).map(
  ([id, title], position): ShopDocumentOf<"article"> => ({
    kind: "article",
    id,
    position,
    path: `/articles/${id}`,
    title,
    description: "",
    countries: [...countryCodes],
    btq: false,
    facts: { kind: "help", kicker: "Still unpacking", byline: siteName, published: 0, minutes: 1, tags: [] },
    blocks: [
      {
        type: "hero",
        headline: { shout: title },
        text: "This page is still being written. Call {supportPhone}, and we'll tell you what you need to know.",
        actions: [],
        product: null,
      },
    ],
  }),
);

/**
 * The least that a shop can open with: a front page, the listing of everything, what it is filtered by, and something at the articles
 * that pages lead to.
 */
export const bareOpening: ShopOpening = { products: [], documents: [site, facets, home, ...unwritten], storeStock: [] };
