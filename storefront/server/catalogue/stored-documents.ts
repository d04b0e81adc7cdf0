import { setImmediate as nextTurn } from "node:timers/promises";
import type { CountryOffer, ProductDocument } from "#domain/catalogue/product-document.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { type Queries, tell } from "../database/database.ts";
import { and, asc, eq, gt, inArray, lte, sql } from "../database/drizzle.ts";
import type { StoredDocument } from "../database/schema/catalogue.ts";
import { cataloguePrices, catalogueProducts, catalogueRevision } from "../database/schema/schema.ts";

/** Rows that one statement is given at most; PostgreSQL takes 65,535 parameters a statement. */
export const rowsAStatement = 5_000;
/**
 * Documents that one statement writes or reads: the embedded database works in the server's process, where pages are served between
 * statements. A hundred long ones are written in some tenths of a second, and five times as many take no less in all.
 */
const rowsWritten = 100;
const rowsRead = 1_000;

const theRow = 1;

/** The numbers of the last changes; 0 before the first one. */
export interface DocumentRevisions {
  /** Of anything. */
  readonly revision: number;
  /** Of documents other than products. */
  readonly documents: number;
}

/** The numbers of the last changes. */
export async function readRevisions(queries: Queries): Promise<DocumentRevisions> {
  const { revision, documents } = catalogueRevision;
  const [row] = await queries.select({ revision, documents }).from(catalogueRevision);
  return row ?? { revision: 0, documents: 0 };
}

/** Where every server hears of changes as soon as they are committed. */
export const catalogueChannel = "catalogue";

/** What is said there: that documents have changed, or that pieces were counted. */
export type CatalogueNews = "documents" | "stock";

/**
 * Counts a change up, keeps all others out until the transaction ends, and has every server told of it then.
 * @returns the number of this change
 */
export async function nextRevision(transaction: Queries): Promise<number> {
  const [row] = await transaction
    .insert(catalogueRevision)
    .values({ id: theRow, revision: 1 })
    .onConflictDoUpdate({ target: catalogueRevision.id, set: { revision: sql`${catalogueRevision.revision} + 1` } })
    .returning({ revision: catalogueRevision.revision });
  if (row === undefined) throw new Error("The catalogue's revision could not be counted up.");
  await tell(transaction, catalogueChannel, "documents" satisfies CatalogueNews);
  return row.revision;
}

/** Notes that a change is also one of documents other than products. */
export async function noteDocuments(transaction: Queries, revision: number): Promise<void> {
  await transaction.update(catalogueRevision).set({ documents: revision }).where(eq(catalogueRevision.id, theRow));
}

/** Which documents are read; all of them when nothing is named. */
export interface DocumentChoice {
  readonly changedAfter?: number;
  readonly ids?: readonly string[];
}

/** Documents by id, in the order of their ids. */
export async function readDocuments(
  queries: Queries,
  { changedAfter, ids }: DocumentChoice = {},
): Promise<Map<string, ProductDocument>> {
  const chosen =
    ids !== undefined
      ? inArray(catalogueProducts.id, [...ids])
      : changedAfter !== undefined
        ? gt(catalogueProducts.revision, changedAfter)
        : undefined;
  const documents = new Map<string, ProductDocument>();
  for (let after = ""; ; ) {
    const rows = await queries
      .select({ id: catalogueProducts.id, document: catalogueProducts.document })
      .from(catalogueProducts)
      .where(and(chosen, gt(catalogueProducts.id, after)))
      .orderBy(asc(catalogueProducts.id))
      .limit(rowsRead);
    const read = rows.map(({ id }) => id);
    const last = read.at(-1) ?? "";
    // Where all are read their ids need not be named, which would take as long as reading them.
    const isOfThese =
      chosen === undefined
        ? and(gt(cataloguePrices.productId, after), lte(cataloguePrices.productId, last))
        : inArray(cataloguePrices.productId, read);
    const prices = read.length === 0 ? [] : await queries.select().from(cataloguePrices).where(isOfThese);
    const pricesOf = Map.groupBy(prices, ({ productId }) => productId);
    for (const { id, document } of rows) documents.set(id, withPrices(document, pricesOf.get(id) ?? []));
    if (rows.length < rowsRead) return documents;
    after = last;
    await nextTurn();
  }
}

interface StoredPrice {
  readonly country: CountryCode;
  readonly price: number;
  readonly original: number;
}

function withPrices({ releases, ...document }: StoredDocument, prices: readonly StoredPrice[]): ProductDocument {
  const countries: Partial<Record<CountryCode, CountryOffer>> = {};
  for (const code of countryCodes) {
    const found = prices.find(({ country }) => country === code);
    if (found) countries[code] = { price: found.price, original: found.original, release: releases[code] ?? null };
  }
  return { ...document, countries };
}

/** Writes documents as they are, in place of what was there under their ids. */
export async function writeDocuments(
  transaction: Queries,
  revision: number,
  documents: readonly ProductDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += rowsWritten) {
    const portion = documents.slice(start, start + rowsWritten);
    const ids = portion.map(({ id }) => id);
    await transaction
      .insert(catalogueProducts)
      .values(portion.map((document) => ({ id: document.id, document: withoutPrices(document), revision })))
      .onConflictDoUpdate({
        target: catalogueProducts.id,
        set: { document: sql`excluded.document`, revision: sql`excluded.revision` },
      });
    await transaction.delete(cataloguePrices).where(inArray(cataloguePrices.productId, ids));
    const prices = portion.flatMap(({ id, countries }) =>
      countryCodes.flatMap((country) => {
        const offer = countries[country];
        return offer ? [{ productId: id, country, price: offer.price, original: offer.original }] : [];
      }),
    );
    if (prices.length > 0) await transaction.insert(cataloguePrices).values(prices);
    await nextTurn();
  }
}

function withoutPrices({ countries, ...document }: ProductDocument): StoredDocument {
  const releases = Object.fromEntries(
    countryCodes.flatMap((country) => (countries[country] ? [[country, countries[country].release]] : [])),
  );
  return { ...document, releases };
}
