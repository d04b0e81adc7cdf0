import type { ShopDocumentOf } from "#contract/shop-documents.ts";
import { pathSegmentOf } from "#domain/catalogue-forms/rows.ts";
import type { ShopDocuments } from "#merchandising/shop-documents.ts";
import type { DocumentLine } from "./document-line.ts";
import type { ReadLine } from "./read-product-lines.ts";

/**
 * Brands that products name and nobody has described: each is made with the first of its products, as plain as can be, so that it
 * has a page from the start. Other forms say no more of a brand than its name.
 * @param documents all that there would be otherwise
 */
export function plainBrands(products: readonly ReadLine[], documents: ShopDocuments): DocumentLine[] {
  const facets = documents.get("site", "main")?.everything.facets;
  if (facets === undefined) return [];
  const takenPaths = new Map(documents.all("brand").map(({ id, path }) => [path, id]));
  const known = new Set(takenPaths.values());
  let position = Math.max(0, ...documents.all("brand").map((brand) => brand.position));
  return products.flatMap((read): DocumentLine[] => {
    if (!("document" in read) || known.has(read.document.brand.id)) return [];
    const { id, name } = read.document.brand;
    known.add(id);
    // What was made by another before keeps that one's part in its own path.
    const paths = [read.document.path.split("/")[2] ?? "", pathSegmentOf(name)].map((segment) => `/brands/${segment}`);
    const path = paths.find((one) => !takenPaths.has(one));
    if (path === undefined) {
      const [first = ""] = paths;
      const problem = `brand: there is no brand ${id}, and ${first} is brand ${takenPaths.get(first)}'s.`;
      return [{ line: read.line, id: read.document.id, problems: [problem] }];
    }
    takenPaths.set(path, id);
    const document: ShopDocumentOf<"brand"> = {
      kind: "brand",
      id,
      position: Math.min(++position, 1_000_000),
      name,
      path,
      line: name,
      story: "",
      boutiqueLine: null,
      mark: "",
      facets,
      rooms: [],
    };
    return [{ line: read.line, key: { kind: "brand", id }, document }];
  });
}
