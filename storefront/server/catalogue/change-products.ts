import type { z } from "zod";
import type { priceChanges, publicationChange, stockChanges } from "#contract/catalogue.ts";
import { type CountryCode, countryCodes } from "#domain/country/country.ts";
import { functionalTypes } from "#domain/product/product.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import { ApiError } from "../api-error.ts";
import { type Database, type Queries, tell } from "../database/database.ts";
import { and, inArray, sql } from "../database/drizzle.ts";
import { cataloguePrices, catalogueProducts, stock as stockTable } from "../database/schema/schema.ts";
import type { Stock } from "../stock/stock.ts";
import { setInStores } from "../stock/store-shelf.ts";
import { type CatalogueNews, catalogueChannel, nextRevision, rowsAStatement } from "./stored-documents.ts";

const unknown = (what: string, ids: readonly string[]) =>
  new ApiError(
    404,
    "NotFound",
    `There is no ${what} ${ids.slice(0, 10).join(", ")}${ids.length > 10 ? " and others" : ""}. Nothing was changed.`,
  );

/** @throws ApiError NotFound, naming what is not sold in that country, or InvalidRequest; then nothing is changed */
export async function changePrices(database: Database, changes: z.infer<typeof priceChanges>): Promise<void> {
  const dearer = changes.find(({ price, original = price }) => price > original);
  if (dearer !== undefined)
    throw new ApiError(400, "InvalidRequest", `The price of ${dearer.id} is above its original price. Nothing was changed.`);
  await database.transaction(async (transaction) => {
    const revision = await nextRevision(transaction);
    const known = new Set<string>();
    for (let start = 0; start < changes.length; start += rowsAStatement) {
      const said = JSON.stringify(changes.slice(start, start + rowsAStatement));
      const changed = await transaction
        .update(cataloguePrices)
        .set({ price: sql`said.price`, original: sql`coalesce(said.original, said.price)` })
        .from(sql`jsonb_to_recordset(${said}::jsonb) as said (id text, country text, price int, original int)`)
        .where(sql`${cataloguePrices.productId} = said.id and ${cataloguePrices.country} = said.country`)
        .returning({ id: cataloguePrices.productId, country: cataloguePrices.country });
      for (const { id, country } of changed) known.add(`${id} in ${country}`);
    }
    const missing = changes.map(({ id, country }) => `${id} in ${country}`).filter((price) => !known.has(price));
    if (missing.length > 0) throw unknown("product", missing);
    await touch(transaction, revision, [...new Set(changes.map(({ id }) => id))]);
  });
}

/**
 * Sets what was counted. What a store did not carry so far it carries from then on.
 * @param isStore whether a country has a store of this id
 * @throws ApiError NotFound, naming what is on no shelf, or no store, InvalidRequest for what never runs out; then nothing is changed
 */
export async function countStock(
  database: Database,
  stock: Stock,
  changes: z.infer<typeof stockChanges>,
  isStore: (country: CountryCode, id: string) => boolean,
): Promise<void> {
  const nowhere = changes.flatMap(({ country, store }) =>
    store !== undefined && !isStore(country, store) ? [`${store} in ${country}`] : [],
  );
  if (nowhere.length > 0) throw unknown("store", [...new Set(nowhere)]);
  const [onShelves, inWarehouses] = [changes.filter(isOfStore), changes.filter((change) => !isOfStore(change))];
  await database.transaction(async (transaction) => {
    // All are waited for before the first is stamped with its time: who follows changes looks back for a while, and no further.
    const known = new Set([
      ...(await knownSizes(transaction, inWarehouses, "update")),
      ...(await knownSizes(transaction, onShelves)),
    ]);
    const missing = changes.map(sizeIn).filter((size) => !known.has(size));
    if (missing.length > 0) throw unknown("size", [...new Set(missing)].sort());
    await refuseEndless(transaction, changes);
    await setInWarehouses(transaction, inWarehouses);
    await setInStores(transaction, onShelves);
    await tell(transaction, catalogueChannel, "stock" satisfies CatalogueNews);
  });
  for (const country of countryCodes) stock.committed(country);
}

type StockChange = z.infer<typeof stockChanges>[number];

const isOfStore = (change: StockChange): change is StockChange & { readonly store: string } => change.store !== undefined;
const sizeIn = ({ variantId, country }: Pick<StockChange, "variantId" | "country">) => `${variantId} in ${country}`;

/** Those of the sizes that there are. @param lock keeps them, in the order in which everybody takes them, so that nobody waits in a circle */
async function knownSizes(transaction: Queries, changes: readonly StockChange[], lock?: "update"): Promise<string[]> {
  const known: string[] = [];
  const inOrder = changes.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (let start = 0; start < inOrder.length; start += rowsAStatement) {
    const said = JSON.stringify(inOrder.slice(start, start + rowsAStatement));
    const chosen = transaction
      .select({ country: sql<CountryCode>`${stockTable.country}`, variantId: stockTable.variantId })
      .from(stockTable)
      .where(
        sql`(${stockTable.country}, ${stockTable.variantId}) in
            (select country, "variantId" from jsonb_to_recordset(${said}::jsonb) as said (country text, "variantId" text))`,
      )
      .orderBy(sql`${stockTable.variantId} collate "C"`);
    for (const row of await (lock ? chosen.for(lock) : chosen)) known.push(sizeIn(row));
  }
  return known;
}

const endlessTypes = functionalTypes.filter((type) => !isStocked(type));

/** @throws ApiError InvalidRequest for what comes by e-mail: whatever was counted of it, shoppers could still buy it */
async function refuseEndless(transaction: Queries, changes: readonly StockChange[]): Promise<void> {
  const productIds = [...new Set(changes.map(({ variantId }) => variantId.slice(0, variantId.indexOf("-"))))];
  for (let start = 0; start < productIds.length; start += rowsAStatement) {
    const [endless] = await transaction
      .select({ id: catalogueProducts.id })
      .from(catalogueProducts)
      .where(
        and(
          inArray(catalogueProducts.id, productIds.slice(start, start + rowsAStatement)),
          inArray(sql`${catalogueProducts.document} ->> 'functionalType'`, endlessTypes),
        ),
      )
      .limit(1);
    if (endless === undefined) continue;
    const message = `${endless.id} comes by e-mail and never runs out, so that there is nothing to count. Nothing was changed.`;
    throw new ApiError(400, "InvalidRequest", message);
  }
}

async function setInWarehouses(transaction: Queries, changes: readonly StockChange[]): Promise<void> {
  for (let start = 0; start < changes.length; start += rowsAStatement) {
    const said = JSON.stringify(changes.slice(start, start + rowsAStatement));
    await transaction.execute(sql`
      update stock set qty = said.qty, changed_at = clock_timestamp()
      from jsonb_to_recordset(${said}::jsonb) as said (country text, "variantId" text, qty int)
      where stock.country = said.country and stock.variant_id = said."variantId"`);
  }
}

/** @throws ApiError NotFound, naming what there is not; then nothing is changed */
export async function changePublication(
  database: Database,
  { ids, published }: z.infer<typeof publicationChange>,
): Promise<void> {
  const wanted = [...new Set(ids)];
  await database.transaction(async (transaction) => {
    const revision = await nextRevision(transaction);
    const found = new Set<string>();
    for (let start = 0; start < wanted.length; start += rowsAStatement) {
      const portion = wanted.slice(start, start + rowsAStatement);
      const changed = await transaction
        .update(catalogueProducts)
        .set({ document: sql`${catalogueProducts.document} || ${JSON.stringify({ published })}::jsonb`, revision })
        .where(inArray(catalogueProducts.id, portion))
        .returning({ id: catalogueProducts.id });
      for (const { id } of changed) found.add(id);
    }
    const missing = wanted.filter((id) => !found.has(id));
    if (missing.length > 0) throw unknown("product", missing);
  });
}

/** Marks documents as changed by this revision. */
async function touch(transaction: Queries, revision: number, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += rowsAStatement) {
    await transaction
      .update(catalogueProducts)
      .set({ revision })
      .where(inArray(catalogueProducts.id, ids.slice(start, start + rowsAStatement)));
  }
}
