import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import table from "../routes.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import { productModule } from "./product-module.ts";

test("nothing is fetched ahead on data-saver or 2G connections", () => {
  expect(mayPrefetch(undefined)).toBe(true);
  expect(mayPrefetch({ effectiveType: "4g" })).toBe(true);
  expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(mayPrefetch({ effectiveType: "2g" })).toBe(false);
  expect(mayPrefetch({ effectiveType: "slow-2g" })).toBe(false);
});

test("the module fetched ahead is that of the route which products have in the route table", async () => {
  const all = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
    routes.flatMap((route) => [route, ...all(route.children ?? [])]);
  // React Router names a route by its file where the table does not.
  const named = all(await table).map(({ id, file, path }) => ({ path, id: id ?? file.replace(/\.\w+$/, "") }));
  const routes = Object.fromEntries(named.map(({ id, path }) => [id, { module: `/assets/${path}.js` }]));
  expect(productModule({ routes })).toBe("/assets/products/*.js");
});

test("no module is fetched ahead from a manifest that has no such route", () => {
  expect(productModule(undefined)).toBeUndefined();
  expect(productModule({ routes: {} })).toBeUndefined();
});
