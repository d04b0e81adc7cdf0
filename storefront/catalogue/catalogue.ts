import type { ResponseOf } from "#contract/calls.ts";
import type { Listing, Page } from "#contract/content.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product, SizeChart } from "#domain/product/product.ts";
import { articles } from "./articles/all.ts";
import { categoryReference } from "./categories.ts";
import { buildErrorPages, type ErrorPageEntry } from "./error-pages.ts";
import { buildFrame } from "./frame.ts";
import { stockedCategories } from "./hanging.ts";
import { buildLinkIndexes, type LinkIndex } from "./link-indexes.ts";
import { buildListings } from "./listings.ts";
import { buildNavigation } from "./navigation.ts";
import { articlePage } from "./pages/article-page.ts";
import { boutiqueHomePage } from "./pages/boutique-home.ts";
import { homePage } from "./pages/home.ts";
import { productDocuments } from "./products.ts";
import { movedSizeCharts, redirects } from "./redirects.ts";
import { ratingFor, reviewsFor } from "./reviews.ts";
import { shelfItem } from "./shelf.ts";
import { sizeCharts, sizingOf } from "./sizing.ts";

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The demo shop as a source of content. Pure: the same country and `now` give the same shop. */
export const catalogue = {
  category: categoryReference,

  listings: (_country: CountryCode): Listing[] => buildListings(stockedCategories),

  pages(country: CountryCode, products: ReadonlyMap<string, Product>, now: Date): Page[] {
    return [
      homePage(country, products),
      boutiqueHomePage(products),
      ...articles.map((article) => articlePage(article, products, seconds(now))),
    ];
  },

  linkIndexes: (_country: CountryCode): LinkIndex[] => buildLinkIndexes(stockedCategories),

  frame: (country: CountryCode): Omit<ResponseOf<"content.frame">, "boutique"> => buildFrame(country),

  navigation: (_country: CountryCode): ResponseOf<"content.navigation"> => ({ items: buildNavigation(stockedCategories) }),

  errorPages: (_country: CountryCode): ErrorPageEntry[] => buildErrorPages(stockedCategories),

  sizeCharts: [...sizeCharts.values()] as readonly SizeChart[],
  movedSizeCharts,

  /** Newest first; empty for a product without reviews and for an unknown id. */
  reviews(productId: string): ResponseOf<"reviews.list"> {
    const item = shelfItem(productId);
    const rating = item && ratingFor(item);
    if (!item || !rating) return { average: 0, count: 0, reviews: [] };
    const codes = sizingOf(item.style).codes;
    return { ...rating, reviews: reviewsFor(item, rating.count, codes.length > 1 ? codes : []) };
  },

  redirects,
} as const;

/** What the demo shop opens with. */
export const openingProducts = (now: Date): readonly ProductDocument[] => productDocuments(seconds(now));
