import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { explainFailure } from "@tread/storefront/server/lifecycle/explain-failure.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBooks } from "./books.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

let postgres: Postgres;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("refusing");
  const books = await openBooks(url);
  await books.run(
    "create role reader login; create database closed; create database lost; alter database lost set search_path to nowhere",
  );
  await books.close();
});
afterAll(() => postgres?.stop());

test.each([
  ["an unknown role", (there: URL) => Object.assign(there, { username: "stranger" }), "its role is unknown or may not sign in"],
  ["an unknown database", (there: URL) => Object.assign(there, { pathname: "/nowhere" }), "there is no database of that name"],
  [
    "a role that may only read",
    (there: URL) => Object.assign(there, { username: "reader", pathname: "/closed" }),
    "its role may not create what the shop needs; grant it CREATE on the database and on its schema",
  ],
  ["a search path to nowhere", (there: URL) => Object.assign(there, { pathname: "/lost" }), "its search path leads to no schema"],
])("%s is said in one sentence", async (_what, change, reason) => {
  const said = await openDatabase({ databaseUrl: change(new URL(url)).href }).then(() => expect.unreachable(), explainFailure);
  expect(said).toBe(`PostgreSQL does not let the shop in by DATABASE_URL: ${reason}.`);
});
