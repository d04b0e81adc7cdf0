import { type EntryContext, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { RenderRequest } from "#contract/rendering.ts";
import handleRequest from "./entry.server.tsx";
import { renderContext } from "./platform/store/render-context.ts";

function answer(crawler: boolean, status: number, failed: boolean) {
  const context = new RouterContextProvider();
  context.set(renderContext, { nonce: "n", crawler } as RenderRequest);
  const errors = failed ? { root: new Error("inner workings") } : null;
  const router = { staticHandlerContext: { errors } } as unknown as EntryContext;
  return handleRequest(new Request("http://shop.test/nz/"), status, new Headers({ "x-kept": "yes" }), router, context);
}

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
