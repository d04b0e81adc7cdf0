import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { countryCodes } from "#domain/country/country.ts";
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
  blocks: [{ type: "quote", text: "Still unpacking." }],
};

/** The least that a shop can open with: a front page, the listing of everything and what it is filtered by. */
export const bareOpening: ShopOpening = { products: [], documents: [site, facets, home], storeStock: [] };
