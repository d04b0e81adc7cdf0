import type { Visibility } from "#domain/catalogue/product-record.ts";
import { articlePath, articles } from "./articles/all.ts";
import { brandIds, brands } from "./brands.ts";
import { categories } from "./categories.ts";

/** A brand, category or article as the search index holds it. */
export interface NamedRecord {
  readonly objectID: string;
  readonly name: string;
  readonly path: string;
  readonly popularity: number;
  readonly visibleIn: Visibility;
}

const everywhere: Visibility = { searchResults: true, brand: true, categories: true };
/** Records of the brand index. */
export function brandRecords(): NamedRecord[] {
  return brandIds.map((id, i) => ({
    objectID: id,
    name: brands[id].name,
    path: `/brands/${brands[id].slug}`,
    popularity: 100 - i,
    visibleIn: everywhere,
  }));
}

/** Records of the category index, the departments' leaves before the tree's upper rooms. */
export function categoryRecords(): NamedRecord[] {
  return [...categories.values()].map((category) => ({
    objectID: category.id,
    name: category.name,
    path: category.path,
    popularity: category.children.length === 0 ? 50 : 20,
    visibleIn: everywhere,
  }));
}

/** Records of the article index. */
export function articleRecords(): NamedRecord[] {
  return articles.map((article) => ({
    objectID: article.slug,
    name: article.title,
    path: articlePath(article),
    popularity: (article.story ? 500 : 100) - article.age,
    visibleIn: everywhere,
  }));
}
