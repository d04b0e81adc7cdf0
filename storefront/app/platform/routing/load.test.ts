import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { AppStore } from "../store/app-state.ts";
import { storeContext } from "../store/loader-contexts.ts";
import { type LoadArgs, loadWith } from "./load.ts";

/** What a page's `load` is given for an address of the New Zealand shop. */
async function given(address: string): Promise<Pick<LoadArgs, "path" | "asked">> {
  const shop = { country: "nz", origin: "https://shop.test" };
  const context = new RouterContextProvider(new Map([[storeContext, { getState: () => ({ shop }) } as unknown as AppStore]]));
  const url = new URL(address, shop.origin);
  const load = loadWith(async ({ path, asked }) => ({ path, asked }));
  return await load({ request: new Request(url), url, pattern: "*", params: {}, context });
}

test.each([
  ["/nz/products?q=boots", "/products", "/products"],
  ["/nz", "/", "/"],
])("an address in its one right form is asked for by its path alone: %s", async (address, path, asked) => {
  expect(await given(address)).toEqual({ path, asked });
});

test.each([
  ["/nz/Products?q=boots", "/Products", "/Products?q=boots"],
  ["/nz/products/?q=boots", "/products", "/products/?q=boots"],
  ["/nz/Products.data?q=boots", "/Products", "/Products?q=boots"],
])("an address that is redirected to its right form takes its query along: %s", async (address, path, asked) => {
  expect(await given(address)).toEqual({ path, asked });
});

test("a path of a hundred thousand slashes is read at once", async () => {
  const start = performance.now();
  expect((await given(`/nz/a${"/".repeat(100_000)}b`)).path).toHaveLength(100_003);
  expect(performance.now() - start).toBeLessThan(500);
});
