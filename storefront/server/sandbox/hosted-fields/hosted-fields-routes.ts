import type { FastifyInstance, FastifyRequest } from "fastify";
import { type HostedFieldName, hostedFieldNames } from "../vault.ts";
import { loadFrameAssets } from "./frame-assets.ts";
import { framePage, framePolicy } from "./frame-page.ts";

/** `GET /sandbox/hosted-fields/<field>`: the document of one card field, for an iframe; and what it loads. */
export function registerHostedFieldsRoutes(app: FastifyInstance): void {
  const assets = loadFrameAssets();
  const modules = [...assets.keys()].filter((path) => path.endsWith(".ts"));

  app.get<{ Params: { "*": string } }>("/sandbox/hosted-fields/assets/*", (request, reply) => {
    const asset = assets.get(request.params["*"]);
    if (asset === undefined) return reply.callNotFound();
    // Modules are fetched with CORS, and a frame has no origin of its own.
    return reply
      .header("access-control-allow-origin", "*")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "public, max-age=300")
      .type(asset.contentType)
      .send(asset.body);
  });

  app.get<{ Params: { field: string } }>("/sandbox/hosted-fields/:field", (request, reply) => {
    const { field } = request.params;
    if (!isFieldName(field)) return reply.callNotFound();
    return reply
      .header("content-security-policy", framePolicy(ownOrigin(request)))
      .header("x-frame-options", "SAMEORIGIN")
      .header("x-content-type-options", "nosniff")
      .header("referrer-policy", "no-referrer")
      .header("cross-origin-resource-policy", "same-origin")
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(framePage(field, modules));
  });
}

function isFieldName(value: string): value is HostedFieldName {
  return (hostedFieldNames as readonly string[]).includes(value);
}

/** The origin the visitor used, or nothing when the header holds more than a host. */
function ownOrigin(request: FastifyRequest): string {
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(request.host) ? `${request.protocol}://${request.host}` : "";
}
