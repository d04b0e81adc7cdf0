import type { FastifyInstance } from "fastify";
import { countries, countryCodes } from "#domain/country/country.ts";
import { sendText } from "../http/compression.ts";
import { openApiDocument } from "./document.ts";

/** Serves `/nz/api/openapi.json` and `/au/api/openapi.json`, made when first asked for. */
export function registerOpenApi(app: FastifyInstance, origin: () => string): void {
  for (const country of countryCodes) {
    let document: string | undefined;
    app.get(`${countries[country].baseUrl}/api/openapi.json`, async (request, reply) => {
      document ??= JSON.stringify(openApiDocument(country, origin()));
      reply.header("cache-control", "public, max-age=300").type("application/json; charset=utf-8");
      return sendText(request, reply, document);
    });
  }
}
