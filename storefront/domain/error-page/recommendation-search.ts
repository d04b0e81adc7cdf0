import { recommendationConfiguration } from "#domain/configuration/configuration.ts";

/** What an error page may recommend: the products of a brand or category (ERRP-12). */
export interface ErrorPageContent {
  id: string;
  type: "Brand" | "Category";
  products: {
    /** Index the products are in; the shop's products unless it says so. */
    index?: string;
    /** `membership`: the brand's or category's own products. `filter`: the rules of the search decide. */
    mode: "membership" | "filter";
  };
}

/** A search for recommendations. The index is without its configured prefix. */
export interface RecommendationSearch {
  index: string;
  query: "";
  hitsPerPage: number;
  facetFilters: string[];
  ruleContexts: string[];
  attributesToHighlight: never[];
}

const types = {
  Brand: { visible: "visibleIn.brand", id: "brand.id" },
  Category: { visible: "visibleIn.categories", id: "categoryIds" },
} as const;

/** What to ask of the site's search for an error page's recommendations (ERRP-19). */
export function recommendationSearch({ id, type, products }: ErrorPageContent): RecommendationSearch {
  const attributes = types[type];
  return {
    index: `${products.index || "products"}_recommended`,
    query: "",
    hitsPerPage: recommendationConfiguration.errorPageMax,
    facetFilters: [`${attributes.visible}:true`, ...(products.mode === "membership" ? [`${attributes.id}:${id}`] : [])],
    ruleContexts: [`${type.toLowerCase()}-${id}`],
    attributesToHighlight: [],
  };
}
