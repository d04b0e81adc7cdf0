import type { ProductDocument } from "#domain/catalogue/product-document.ts";
import { countryCodes } from "#domain/country/country.ts";
import type { Database, Queries } from "../database/database.ts";
import { type SeedVariant, seedStock } from "../stock/seed-stock.ts";
import { nextRevision, readRevision, writeDocuments } from "./stored-documents.ts";

/** Fills a catalogue that nobody has put anything into yet, and its shelves; any other is left as it is. */
export async function openCatalogue(database: Database, opening: readonly ProductDocument[]): Promise<void> {
  if ((await readRevision(database.queries)) > 0) return;
  await database.transaction(async (transaction) => {
    // Another replica may have been quicker while this one waited for its turn.
    const revision = await nextRevision(transaction);
    if (revision === 1) await putInto(transaction, revision, opening);
  });
}

/** Writes documents, and puts sizes that are new on the shelf; what is on the shelf already keeps its number. */
export async function putInto(transaction: Queries, revision: number, documents: readonly ProductDocument[]): Promise<void> {
  await writeDocuments(transaction, revision, documents);
  await seedStock(transaction, openingStock(documents));
}

function openingStock(documents: readonly ProductDocument[]): SeedVariant[] {
  return documents.flatMap((document) =>
    countryCodes.flatMap((country) =>
      document.countries[country] === undefined
        ? []
        : document.sizes.map((code) => ({
            country,
            variantId: `${document.id}-${code}`,
            qty: document.openingStock[country]?.[code] ?? 0,
          })),
    ),
  );
}
