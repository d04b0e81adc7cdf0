import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import type { CategoryReference } from "#domain/product/product.ts";
import type { ShopDocuments } from "./shop-documents.ts";

export type Category = ShopDocumentOf<"category">;

/** The categories of a shop, each with what is above and below it. */
export interface CategoryTree {
  /** From the root down, the category itself last. */
  lineOf(category: Category): readonly Category[];
  childrenOf(id: string | null): readonly Category[];
  /** A category as products name it. */
  reference(id: string): CategoryReference | undefined;
}

/** Grows the tree. A circle of parents, which no import lets in, ends where it begins again. */
export function growCategoryTree(documents: ShopDocuments): CategoryTree {
  const children = Map.groupBy(documents.all("category"), ({ parent }) => parent);
  const lineOf = (category: Category): readonly Category[] => {
    const line = [category];
    for (let parent = category.parent; parent !== null; ) {
      const above = documents.get("category", parent);
      if (above === undefined || line.includes(above)) break;
      line.unshift(above);
      parent = above.parent;
    }
    return line;
  };
  const references = new Map(
    documents.all("category").map((category): [string, CategoryReference] => [
      category.id,
      {
        id: category.id,
        name: category.name,
        shortName: category.shortName,
        path: category.path,
        ancestors: lineOf(category)
          .slice(0, -1)
          .map(({ id, shortName, path }) => ({ id, name: shortName, path })),
      },
    ]),
  );
  return { lineOf, childrenOf: (id) => children.get(id) ?? [], reference: (id) => references.get(id) };
}
