import { setTimeout as delay } from "node:timers/promises";
import { type ShopDocument, shopDocument } from "#contract/shop-documents.ts";
import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { countryCodes } from "#domain/country/country.ts";
import type { Database, Queries } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { cataloguePrices, catalogueProducts, stock } from "../database/schema/schema.ts";
import { type SeedVariant, seedStock } from "../stock/seed-stock.ts";
import { type SeedShelf, seedStoreStock } from "../stock/store-shelf.ts";
import { type DocumentRevisions, nextRevision, readRevisions, writeDocuments } from "./stored-documents.ts";
import { writeShopDocuments } from "./stored-shop-documents.ts";

/** What a shop opens with. */
export interface ShopOpening {
  readonly products: readonly ProductDocument[];
  readonly documents: readonly ShopDocument[];
  /** What the stores' shelves begin with. */
  readonly storeStock: readonly SeedShelf[];
}

/**
 * Fills a catalogue that nobody has put anything into yet, and its shelves; any other is left as it is. One that has products and
 * no documents is of a shop that was opened before these were data.
 */
export async function openCatalogue(database: Database, opening: () => ShopOpening | Promise<ShopOpening>): Promise<void> {
  const isOpen = ({ revision, documents }: DocumentRevisions) => revision > 0 && documents > 0;
  while (!isOpen(await readRevisions(database.queries))) {
    if (await database.transaction((transaction) => fill(transaction, opening))) return;
    // Another replica is at it, for longer than a statement may wait.
    await delay(pause);
  }
}

/** Milliseconds between two looks whether another replica has filled the catalogue. */
const pause = 200;

/** @returns false when another replica is filling it */
async function fill(transaction: Queries, opening: () => ShopOpening | Promise<ShopOpening>): Promise<boolean> {
  const { rows } = await transaction.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('opening the catalogue', 0)) as mine`,
  );
  if (!rows[0]?.mine) return false;
  // It may have finished just before this one's turn.
  if ((await readRevisions(transaction)).documents > 0) return true;
  const revision = await nextRevision(transaction);
  const first = await opening();
  await writeShopDocuments(transaction, revision, { written: first.documents.map((one) => shopDocument.parse(one)) });
  if (revision === 1) await putInto(transaction, revision, first.products);
  await seedStoreStock(transaction, first.storeStock);
  return true;
}

/** Documents after which the database is to look at its tables again. */
const manyDocuments = 1_000;

/** Writes documents, and puts sizes that are new on the shelf; what is on the shelf already keeps its number. */
export async function putInto(transaction: Queries, revision: number, documents: readonly ProductDocument[]): Promise<void> {
  await writeDocuments(transaction, revision, documents);
  await seedStock(transaction, openingStock(documents));
  if (documents.length < manyDocuments) return;
  // The embedded database never counts its rows by itself, and reads a large table in portions by sorting all of it for each.
  for (const table of [catalogueProducts, cataloguePrices, stock]) await transaction.execute(sql`analyze ${table}`);
}

function openingStock(documents: readonly ProductDocument[]): SeedVariant[] {
  return documents.flatMap((document) =>
    countryCodes.flatMap((country) =>
      document.countries[country] === undefined
        ? []
        : document.sizes.map((code) => ({
            country,
            variantId: `${document.id}-${code}`,
            qty: new Map(Object.entries(document.openingStock[country] ?? {})).get(code) ?? 0,
          })),
    ),
  );
}
