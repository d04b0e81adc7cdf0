import { setTimeout as delay } from "node:timers/promises";
import { bareOpening } from "@tread/storefront/server/catalogue/bare-opening.ts";
import { openCatalogue } from "@tread/storefront/server/catalogue/open-catalogue.ts";
import { sql } from "@tread/storefront/server/database/drizzle.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "./postgres.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test("of two servers that start on one empty database the second waits for the first to fill it, however long that takes", async () => {
  const databaseUrl = await postgres.createDatabase("opening");
  const [first, second] = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl, poolSize: 1 })));
  // A statement is cut off after so many milliseconds; the shop's own five seconds would be a long wait here.
  await second!.queries.execute(sql`set statement_timeout to 200`);
  let fillings = 0;
  const slowly = async () => {
    fillings += 1;
    await delay(600);
    return bareOpening;
  };
  const firstOpens = openCatalogue(first!, slowly);
  await expect.poll(() => fillings).toBe(1);
  await Promise.all([firstOpens, openCatalogue(second!, slowly)]);
  expect(fillings).toBe(1);
  await Promise.all([first!.close(), second!.close()]);
});
