import { tmpdir } from "node:os";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { importEvents } from "#contract/catalogue.ts";
import { collectDocuments } from "#merchandising/shop-documents.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { registerErrorAnswers } from "../http/error-answers.ts";
import { openPhotographs } from "../images/photographs.ts";
import { registerProductFileRoutes } from "./product-file-routes.ts";

test("whoever sends or asks for a file while the database is away is told that, and what to do", async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  vi.spyOn(database.queries, "select").mockImplementation(() => {
    throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  });
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrorAnswers(app);
  registerProductFileRoutes(app, {
    database,
    catalogue: { refresh: async () => undefined, shopDocuments: () => collectDocuments([]) },
    stock: { readAll: async () => new Map() },
    pictures: {
      photographs: openPhotographs(tmpdir()),
      isDrawn: () => false,
      fetching: { hosts: new Set<string>() },
    },
    origin: () => "http://localhost",
  });
  const headers = { "content-type": "application/x-ndjson", accept: importEvents };
  const sent = await app.inject({ method: "POST", url: "/catalogue/products", headers, payload: "{}\n" });
  expect(sent.json()).toEqual({ failure: "The shop cannot reach its database. Import the file again in a moment." });
  for (const form of ["ndjson", "shopify"]) {
    const asked = await app.inject(`/catalogue/products?form=${form}&country=nz`);
    expect([form, asked.statusCode, asked.json()]).toMatchObject([form, 503, { code: "ServiceUnavailable" }]);
  }
});
