import { setTimeout as delay } from "node:timers/promises";
import { sql } from "@tread/storefront/server/database/drizzle.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBooks } from "./books.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

test("the defaults of somebody's PostgreSQL change neither how dates are read nor how transactions are kept apart", async () => {
  const url = await postgres.createDatabase("peculiar");
  const books = await openBooks(url);
  await books.run(`alter database peculiar set datestyle to 'German';
    alter database peculiar set default_transaction_isolation to 'serializable'`);
  await books.close();
  const database = await openDatabase({ databaseUrl: url });
  const shown = async (name: string) => (await database.queries.execute(sql.raw(`show ${name}`))).rows;
  expect(await shown("datestyle")).toEqual([{ DateStyle: expect.stringContaining("ISO") }]);
  expect(await shown("transaction_isolation")).toEqual([{ transaction_isolation: "read committed" }]);
  await database.close();
});

test("a connection that is lost while it is idle is told of once", async () => {
  const url = await postgres.createDatabase("losing");
  const books = await openBooks(url);
  const lost: string[] = [];
  const database = await openDatabase({ databaseUrl: url, onConnectionError: ({ message }) => lost.push(message) });
  await database.ping();
  expect(await books.loseShopConnections(1)).toBe(1);
  await expect.poll(() => lost).not.toEqual([]);
  await database.ping();
  expect(lost).toEqual(["terminating connection due to administrator command"]);
  await database.close();
  await books.close();
});

test("a PostgreSQL that by default waits for nobody has the shop wait for another server, and for a row, all the same", async () => {
  const url = await postgres.createDatabase("hasty");
  const other = await openDatabase({ databaseUrl: url });
  await other.queries.execute(sql`alter database hasty set statement_timeout to '100ms'`);
  await other.queries.execute(sql`alter database hasty set lock_timeout to '100ms'`);
  const locked = Promise.withResolvers<void>();
  const migrating = other.transaction(async (transaction) => {
    await transaction.execute(sql`lock table drizzle.__drizzle_migrations`);
    locked.resolve();
    await delay(500);
  });
  await locked.promise;
  const database = await openDatabase({ databaseUrl: url });
  await migrating;
  expect((await database.queries.execute(sql`show lock_timeout`)).rows).toEqual([{ lock_timeout: "0" }]);
  await database.close();
  await other.close();
});

test("a role that may have three connections has a crowd take turns on them, and nobody is refused", async () => {
  const beside = await postgres.createDatabase("beside");
  const books = await openBooks(beside);
  await books.run("create role few login connection limit 3; create database crowded owner few");
  await books.close();
  const database = await openDatabase({
    databaseUrl: Object.assign(new URL(beside), { username: "few", pathname: "/crowded" }).href,
  });
  const turn = sql`select pg_sleep(0.02)`;
  const crowd = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0 ? database.queries.execute(turn) : database.transaction((transaction) => transaction.execute(turn)),
  );
  const refused = (await Promise.allSettled(crowd)).filter(({ status }) => status === "rejected");
  await database.close();
  expect(refused).toEqual([]);
});
