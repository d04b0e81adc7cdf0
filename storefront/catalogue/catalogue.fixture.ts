import type { ResponseOf } from "#contract/calls.ts";
import type { CatalogueIndex } from "#contract/search-index.ts";
import { countHanging } from "#domain/catalogue/count-hanging.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import type { ProductRecord } from "#domain/catalogue/product-record.ts";
import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { growCategoryTree } from "#merchandising/category-tree.ts";
import { searchIndexesOf } from "#merchandising/search-indexes.ts";
import { contentOf, type ShopContent } from "#merchandising/shop-content.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import { surround } from "#merchandising/surroundings.ts";
import { demoDocuments } from "./opening-documents.ts";
import { productDocuments } from "./products.ts";
import { ratingFor, reviewsFor } from "./reviews.ts";
import { shelfItem } from "./shelf.ts";
import { sizingOf } from "./sizing.ts";

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

let made: { readonly at: number; readonly documents: readonly ProductDocument[] } | undefined;

/** What the demo shop opens with. The same `now` gives the same documents, so nobody may change them. */
export function openingProducts(now: Date): readonly ProductDocument[] {
  const at = seconds(now);
  if (made?.at !== at) made = { at, documents: productDocuments(at) };
  return made.documents;
}

/** The demo shop's reviews of a product, newest first; none of one that nobody has bought or that is not known. */
export function demoReviews(productId: string): ResponseOf<"reviews.list"> {
  const item = shelfItem(productId);
  const rating = item && ratingFor(item);
  if (!item || !rating) return { average: 0, count: 0, reviews: [] };
  const codes = sizingOf(item.style).codes;
  return { ...rating, reviews: reviewsFor(item, rating.count, codes.length > 1 ? codes : []) };
}

/** What the demo shop says of itself before anybody has changed anything. @param products a country's products by id, for pages that show some */
export function demoContent(now: Date, products: (country: CountryCode) => ReadonlyMap<string, Product>): ShopContent {
  const documents = collectDocuments(demoDocuments(seconds(now)));
  const shop = (country: CountryCode) => {
    const hanging = countHanging(openingProducts(now), country, demoCategory);
    return surround({ country, documents, hanging, products: products(country) });
  };
  return contentOf(documents, shop);
}

/** A category of the demo shop as products name it. */
export const demoCategory = growCategoryTree(collectDocuments(demoDocuments(0))).reference;

/** The demo shop's search indexes. @param products records of the product index */
export function demoIndexes(now: Date, country: CountryCode, products: readonly ProductRecord[]): CatalogueIndex[] {
  const content = demoContent(now, () => new Map());
  const said = { listings: content.listings(country), linkIndexes: content.linkIndexes(country) };
  return searchIndexesOf({ documents: collectDocuments(demoDocuments(seconds(now))), country, ...said }, products);
}
