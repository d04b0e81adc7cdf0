import { isShopsOwn, type ShopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { boutiqueHome } from "#merchandising/boutique.ts";
import { countriesOf, linksOf, pathOf } from "#merchandising/dead-links.ts";
import { fixedRedirects } from "../content/fixed-redirects.ts";
import { rewrites } from "../content/rewrites.ts";
import type { Queries } from "../database/database.ts";
import { inArray, sql } from "../database/drizzle.ts";
import { catalogueProducts } from "../database/schema/schema.ts";
import type { DocumentLine } from "./document-line.ts";
import type { ReadLine } from "./read-product-lines.ts";
import { readDocuments } from "./stored-documents.ts";

/** What a file says, and the documents that there are already. */
export interface LinkSources {
  readonly products: readonly ReadLine[];
  readonly documents: readonly DocumentLine[];
  readonly stored: Iterable<ShopDocument>;
}

/**
 * Links of a file's documents to where nothing is in a country where they are shown, a sentence each, by line: what they lead to may
 * still be to come.
 */
export async function linksToNothing(
  queries: Queries,
  { products, documents, stored }: LinkSources,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const written = documents.flatMap((read) => ("document" in read ? [read.document] : []));
  const all = [...stored, ...written];
  const links = documents.flatMap((read) =>
    "document" in read ? linksOf(read.document).map((link) => ({ ...link, line: read.line, from: read.document })) : [],
  );
  const linked = new Set(links.flatMap(({ path }) => (path.startsWith("/products/") ? [path] : [])));
  const coming = products.flatMap((read) => ("document" in read ? [read.document] : []));
  const sold = new Map([...(await productsAt(queries, [...linked])), ...coming].map((product) => [product.id, product]));
  const there = new Set([
    ...all.flatMap((document) => countriesOf(document).map((country) => `${country} ${pathOf(document)}`)),
    ...(all.some(isBoutique) ? countryCodes.map((country) => `${country} ${boutiqueHome}`) : []),
    ...[...sold.values()].flatMap(({ path, countries, published }) =>
      published === null ? [] : Object.keys(countries).map((country) => `${country} ${path}`),
    ),
  ]);
  /** Pages of what a brand makes are there while it makes enough. */
  const rooms = new Set(
    all.flatMap((document) => (document.kind === "brand" ? document.rooms.map(({ group }) => `${document.path}/${group}`) : [])),
  );
  const isThere = (country: CountryCode, linkedPath: string) => {
    const path = rewrites.get(linkedPath) ?? fixedRedirects.get(linkedPath) ?? linkedPath;
    return there.has(`${country} ${path}`) || isShopsOwn(path) || rooms.has(path);
  };

  const warnings = new Map<number, string[]>();
  for (const { line, at, path, from } of links) {
    const countries = countriesOf(from).filter((country) => !isThere(country, path));
    if (countries.length === 0) continue;
    const where = countries.length < countryCodes.length ? ` in ${countries.join(", ")}` : "";
    warnings.set(line, [...(warnings.get(line) ?? []), `${at}: there is nothing at ${path}${where}.`]);
  }
  return warnings;
}

/** Whether a document makes a boutique, which has a home though nobody has written one. */
const isBoutique = (document: ShopDocument): boolean => document.kind === "category" && document.btq && document.parent === null;

async function productsAt(queries: Queries, paths: readonly string[]): Promise<Iterable<ProductDocument>> {
  if (paths.length === 0) return [];
  const rows = await queries
    .select({ id: catalogueProducts.id })
    .from(catalogueProducts)
    .where(inArray(sql<string>`${catalogueProducts.document}->>'path'`, [...paths]));
  return (await readDocuments(queries, { ids: rows.map(({ id }) => id) })).values();
}
