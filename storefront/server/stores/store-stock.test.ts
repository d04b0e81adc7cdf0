import { afterAll, beforeAll, expect, test } from "vitest";
import { stores } from "#catalogue/stores.ts";
import { storesStock } from "#contract/stores.ts";
import type { CountryCode } from "#domain/country/country.ts";
import { sampleProductById } from "../checkout/checkout.fixture.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { seedStoreStock, takeFromStore } from "../stock/store-shelf.ts";
import { createStoreStock } from "./store-stock.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await seedStoreStock(database.queries, [
    { country: "nz", erpStoreId: "0021", quantities: new Map([["100101-10", 5]]) },
    { country: "nz", erpStoreId: "0022", quantities: new Map([["100101-10", 3]]) },
    { country: "au", erpStoreId: "0211", quantities: new Map([["100101-10", 9]]) },
  ]);
});
afterAll(() => database.close());

const ask = async (productId: string, country: CountryCode = "nz") => {
  const service = createStoreStock({ queries: database.queries, stores, productById: sampleProductById });
  const input = { params: { productId }, query: undefined, body: undefined };
  return storesStock.response.parse(await service["stores.stock"](input, { country, requestId: "t", clientAddress: "" }));
};
const levels = async (variantId: string) =>
  Object.fromEntries(
    (await ask("100101")).stores.flatMap(({ erpStoreId, sizes }) =>
      sizes.flatMap((size) => (size.variantId === variantId && size.level !== "none" ? [[erpStoreId, size.level]] : [])),
    ),
  );

test("every store of the country says of every size whether it is in stock, low or gone, as of now", async () => {
  const { stores: shelves } = await ask("100101");
  expect(shelves.map(({ erpStoreId }) => erpStoreId)).toEqual(stores.nz.map(({ erpStoreId }) => erpStoreId));
  const variantIds = sampleProductById("nz", "100101")?.variants.map(({ id }) => id);
  for (const { sizes } of shelves) expect(sizes.map(({ variantId }) => variantId)).toEqual(variantIds);
  expect(await levels("100101-10")).toEqual({ "0021": "inStock", "0022": "low" });

  await takeFromStore(database.queries, "nz", "0021", { variantId: "100101-10", qty: 3 });
  await takeFromStore(database.queries, "nz", "0022", { variantId: "100101-10", qty: 3 });
  expect(await levels("100101-10")).toEqual({ "0021": "low" });
});

test("no store has what the shop does not sell", async () => {
  for (const id of ["nothing", "../100101", ""]) await expect(ask(id)).rejects.toMatchObject({ status: 404, code: "NotFound" });
});
