import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { sql } from "../../database/drizzle.ts";
import { openEmptyDatabase } from "../../database/empty-database.fixture.ts";
import { meta } from "../../database/schema/schema.ts";
import { createPushLease } from "./push-lease.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

test("of servers that share a database one pushes, and another once that one has been silent", async () => {
  const [one, other] = [createPushLease(database, "one"), createPushLease(database, "other")];
  expect([await one(), await other(), await one(), await other()]).toEqual([true, false, true, false]);
  await database.queries.update(meta).set({ value: sql`'one ' || (extract(epoch from clock_timestamp()) - 1)::bigint` });
  expect([await other(), await one()]).toEqual([true, false]);
});
