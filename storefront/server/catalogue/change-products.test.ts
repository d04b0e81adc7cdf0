import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, Queries } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { cataloguePrices, catalogueProducts, stock as stockTable, storeStock } from "../database/schema/schema.ts";
import { seedStock } from "../stock/seed-stock.ts";
import { createStock } from "../stock/stock.ts";
import { changePrices, countStock } from "./change-products.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** The database, and how many statements its transactions have been given. */
function counting(): { database: Database; statements: () => number } {
  let statements = 0;
  const counted = (transaction: Queries): Queries =>
    new Proxy(transaction, {
      get(target, name) {
        if (["select", "insert", "update", "delete", "execute"].includes(String(name))) statements++;
        return Reflect.get(target, name, target);
      },
    });
  return {
    database: { ...database, transaction: (work) => database.transaction((transaction) => work(counted(transaction))) },
    statements: () => statements,
  };
}

test("a long list is counted by a few statements, so that whoever follows the stock still looks back to when it began", async () => {
  const variants = Array.from({ length: 4_000 }, (_, at) => ({ country: "nz" as const, variantId: `${at}-9`, qty: 5 }));
  await seedStock(database.queries, [...variants, { country: "au", variantId: "7-9", qty: 5 }]);
  const stock = createStock(database);
  await stock.readAll("nz");
  const { database: watched, statements } = counting();
  const counted = variants.map(({ country, variantId }, at) => ({ country, variantId, qty: at }));
  const inStores = counted.slice(0, 2_000).map((change) => ({ ...change, store: "0021" }));
  await countStock(watched, stock, [...counted.toReversed(), ...inStores], () => true);
  expect(statements()).toBeLessThan(10);
  const there = await stock.readAll("nz");
  expect(counted.filter(({ variantId, qty }) => there.get(variantId) !== qty)).toEqual([]);
  expect((await stock.readAll("au")).get("7-9")).toBe(5);
  const shelves = await database.queries.select({ variantId: storeStock.variantId, qty: storeStock.qty }).from(storeStock);
  expect(new Map(shelves.map(({ variantId, qty }) => [variantId, qty]))).toEqual(
    new Map(inStores.map(({ variantId, qty }) => [variantId, qty])),
  );
});

test("a list that names a size on no shelf changes nothing", async () => {
  const before = await database.queries.select().from(stockTable);
  const list = [
    { country: "nz" as const, variantId: "7-9", qty: 1 },
    { country: "au" as const, variantId: "8-9", qty: 1 },
    { country: "au" as const, variantId: "8-9", qty: 1, store: "0021" },
  ];
  await expect(countStock(database, createStock(database), list, () => true)).rejects.toThrow(
    "There is no size 8-9 in au. Nothing was changed.",
  );
  expect(await database.queries.select().from(stockTable)).toEqual(before);
});

test.each(["giftCard", "digital"])(
  "what never runs out (%s) is not counted, nor is anything else on its list",
  async (functionalType) => {
    const id = functionalType.toLowerCase();
    await database.queries.insert(catalogueProducts).values({ id, document: { functionalType } as never, revision: 0 });
    for (const variantId of ["7-9", `${id}-OS`]) await seedStock(database.queries, [{ country: "nz", variantId, qty: 0 }]);
    const before = await database.queries.select().from(stockTable);
    const list = ["7-9", `${id}-OS`].map((variantId) => ({ country: "nz" as const, variantId, qty: 3 }));
    await expect(countStock(database, createStock(database), list, () => true)).rejects.toThrow(
      `${id} comes by e-mail and never runs out, so that there is nothing to count. Nothing was changed.`,
    );
    expect(await database.queries.select().from(stockTable)).toEqual(before);
  },
);

test("a long list of prices is taken over by a few statements, and one that names what is not sold changes nothing", async () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => `${at}`);
  await database.queries.insert(catalogueProducts).values(ids.map((id) => ({ id, document: {} as never, revision: 0 })));
  const before = ids.map((productId) => ({ productId, country: "nz" as const, price: 100, original: 100 }));
  await database.queries.insert(cataloguePrices).values(before);
  const prices = () => database.queries.select().from(cataloguePrices).orderBy(cataloguePrices.productId);
  const at = (price: number, original?: number) => ids.map((id) => ({ id, country: "nz" as const, price, original }));

  const elsewhere = { id: "7", country: "au" as const, price: 90 };
  await expect(changePrices(database, [...at(90), elsewhere])).rejects.toThrow(
    "There is no product 7 in au. Nothing was changed.",
  );
  await expect(changePrices(database, at(90, 80))).rejects.toThrow("The price of 0 is above its original price.");
  expect(await prices()).toEqual(before.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)));

  const { database: watched, statements } = counting();
  await changePrices(watched, [...at(90, 120).slice(1), { id: "0", country: "nz", price: 95 }]);
  expect(statements()).toBeLessThan(10);
  expect(new Map((await prices()).map(({ productId, price, original }) => [productId, [price, original]]))).toEqual(
    new Map(ids.map((id) => [id, id === "0" ? [95, 95] : [90, 120]])),
  );
});
