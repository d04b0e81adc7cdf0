import { expect, onTestFinished, test } from "vitest";
import { bareOpening } from "../catalogue/bare-opening.ts";
import { openLiveCatalogue } from "../catalogue/live-catalogue.ts";
import { openCatalogue } from "../catalogue/open-catalogue.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { createStock } from "../stock/stock.ts";
import { openSearch } from "./open-search.ts";

test("the embedded search is ready once its indexes are built, which a start begins with", async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  await openCatalogue(database, () => bareOpening);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const stock = createStock(database, { onError });
  const catalogue = await openLiveCatalogue({ database, stock, onError });
  const onEvents = async () => undefined;
  const search = await openSearch({ hosted: undefined, database, catalogue, stock, rateLimits: false, onError, onEvents });
  await expect(search.ready()).rejects.toThrow();
  const stop = search.start();
  await expect(search.ready()).rejects.toThrow();
  await stop();
  await search.ready();
});
