import type { FastifyInstance } from "fastify";
import { frameAssets } from "../frames/frame-assets.ts";
import { registerFrameAssets, sendFrame } from "../frames/frame-routes.ts";
import { type HostedFieldName, hostedFieldNames } from "../vault.ts";
import { framePage, frameProgram, frameStyle } from "./frame-page.ts";

/** `GET /sandbox/hosted-fields/<field>`: the document of one card field, for an iframe; and what it loads. */
export function registerHostedFieldsRoutes(app: FastifyInstance): void {
  const assets = frameAssets(frameProgram, frameStyle);

  registerFrameAssets(app, "/sandbox/hosted-fields/assets", assets);

  app.get<{ Params: { field: string } }>("/sandbox/hosted-fields/:field", (request, reply) => {
    const { field } = request.params;
    if (!isFieldName(field)) return reply.callNotFound();
    const modules = [...assets().keys()].filter((path) => path.endsWith(".ts"));
    return sendFrame(request, reply, framePage(field, modules));
  });
}

function isFieldName(value: string): value is HostedFieldName {
  return (hostedFieldNames as readonly string[]).includes(value);
}
