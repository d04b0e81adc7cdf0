import { type EntryContext, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { RenderRequest } from "#contract/rendering.ts";
import handleRequest, { createLoadContext } from "./entry.server.tsx";
import { renderContext, storeContext } from "./platform/store/loader-contexts.ts";

function answer(crawler: boolean, status: number, failed: boolean) {
  const context = new RouterContextProvider();
  context.set(renderContext, { nonce: "n", crawler } as RenderRequest);
  const errors = failed ? { root: new Error("inner workings") } : null;
  const router = { staticHandlerContext: { errors } } as unknown as EntryContext;
  return handleRequest(new Request("http://shop.test/nz/"), status, new Headers({ "x-kept": "yes" }), router, context);
}

test.each([
  ["nz", "2026-12-31T10:59:59Z", 2026],
  ["nz", "2026-12-31T11:00:00Z", 2027],
  ["au", "2026-12-31T12:59:59Z", 2026],
  ["au", "2026-12-31T13:00:00Z", 2027],
] as const)("the year of the shop of %s at %s is %i, as on its own clocks", (country, moment, year) => {
  const request = { country, now: new Date(moment), signedIn: false } as RenderRequest;
  expect(createLoadContext(request).get(storeContext).getState().shop.year).toBe(year);
});

describe("an error while a page is made", () => {
  test.each([404, 500, 503])("ERRP-22 %i is answered to crawlers with the bare status, nothing is rendered", async (status) => {
    const response = await answer(true, status, true);
    expect([response.status, response.body, response.headers.get("x-kept")]).toEqual([status, null, "yes"]);
  });

  test("is rendered for everyone else, and so is for crawlers what has not failed", () => {
    // The store is what a page is rendered from, and here there is none.
    expect(() => answer(false, 500, true)).toThrow(/No value found for context/);
    expect(() => answer(true, 200, false)).toThrow(/No value found for context/);
  });
});
