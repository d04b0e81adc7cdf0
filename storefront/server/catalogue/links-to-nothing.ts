import { isShopsOwn, type ShopDocument } from "#contract/shop-documents.ts";
import { linksOf, pathOf } from "#merchandising/dead-links.ts";
import { fixedRedirects } from "../content/fixed-redirects.ts";
import { rewrites } from "../content/rewrites.ts";
import type { Queries } from "../database/database.ts";
import { inArray, sql } from "../database/drizzle.ts";
import { catalogueProducts } from "../database/schema/schema.ts";
import type { DocumentLine } from "./read-document-lines.ts";
import type { ReadLine } from "./read-product-lines.ts";

/** What a file says, and the documents that there are already. */
export interface LinkSources {
  readonly products: readonly ReadLine[];
  readonly documents: readonly DocumentLine[];
  readonly stored: Iterable<ShopDocument>;
}

/** Links of a file's documents to where nothing is, a sentence each, by line: what they lead to may still be to come. */
export async function linksToNothing(
  queries: Queries,
  { products, documents, stored }: LinkSources,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const written = documents.flatMap((read) => ("document" in read ? [read.document] : []));
  const all = [...stored, ...written];
  const there = new Set(all.map(pathOf));
  for (const read of products) if ("document" in read) there.add(read.document.path);
  /** Below them are pages of what a brand makes, which are there while it makes enough. */
  const brands = all.flatMap((document) => (document.kind === "brand" ? [`${document.path}/`] : []));
  const isThere = (path: string) =>
    there.has(path) ||
    isShopsOwn(path) ||
    fixedRedirects.has(path) ||
    rewrites.has(path) ||
    brands.some((brand) => path.startsWith(brand));

  const found = documents.flatMap((read) => {
    const links = "document" in read ? linksOf(read.document) : [];
    return links.filter(({ path }) => !isThere(path)).map((link) => ({ ...link, line: read.line }));
  });
  const ofProducts = await productPathsAmong(
    queries,
    found.flatMap(({ path }) => (path.startsWith("/products/") ? [path] : [])),
  );
  const warnings = new Map<number, string[]>();
  for (const { line, at, path } of found) {
    if (ofProducts.has(path)) continue;
    warnings.set(line, [...(warnings.get(line) ?? []), `${at}: there is nothing at ${path}.`]);
  }
  return warnings;
}

async function productPathsAmong(queries: Queries, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const path = sql<string>`${catalogueProducts.document}->>'path'`;
  const rows = await queries
    .select({ path })
    .from(catalogueProducts)
    .where(inArray(path, [...new Set(paths)]));
  return new Set(rows.map((row) => row.path));
}
