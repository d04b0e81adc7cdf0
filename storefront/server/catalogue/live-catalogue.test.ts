import { expect, test } from "vitest";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { createStock } from "../stock/stock.ts";
import { openLiveCatalogue } from "./live-catalogue.ts";
import { nextRevision } from "./stored-documents.ts";
import { writeShopDocuments } from "./stored-shop-documents.ts";

test("a listener that fails keeps a change from no other, and is told of", async () => {
  const database = await openEmptyDatabase();
  const told: unknown[] = [];
  const catalogue = await openLiveCatalogue({
    database,
    stock: createStock(database),
    onError: (error) => told.push(error),
  });
  const failure = new Error("This listener fails.");
  catalogue.onDocuments(() => {
    throw failure;
  });
  let heard = 0;
  catalogue.onDocuments(() => {
    heard += 1;
  });
  await database.transaction(async (transaction) => {
    const written = [{ kind: "redirect" as const, id: "/old", to: "/new" }];
    await writeShopDocuments(transaction, await nextRevision(transaction), { written, removed: [] });
  });
  await catalogue.refresh();
  expect([heard, told]).toEqual([1, [failure]]);
  await database.close();
});
