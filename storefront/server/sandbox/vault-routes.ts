import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { allowFrames, allowFramesToPost } from "./frames/frame-routes.ts";
import { hostedFieldNames, type Vault } from "./vault.ts";

const session = z.string().regex(/^[0-9a-f]{32}$/);
const partBody = z.strictObject({ session, field: z.enum(hostedFieldNames), value: z.string().max(40) });
const tokenBody = z.strictObject({ session, parts: z.array(z.string().max(400)).length(hostedFieldNames.length) });

/** Card fields are short; anything longer is not one. */
const bodyLimit = 4096;
const config = { rateLimit: { max: 300, timeWindow: 60_000 } };

/**
 * `POST /sandbox/vault/parts` takes one field from its frame and hands it back sealed; `POST /sandbox/vault` exchanges
 * the three sealed parts for a token. Nothing that comes in is logged or kept.
 */
export function registerVaultRoutes(app: FastifyInstance, vault: Vault): void {
  allowFramesToPost(app, "/sandbox/vault/parts", config);

  app.post("/sandbox/vault/parts", { config, bodyLimit }, (request, reply) => {
    const body = partBody.safeParse(request.body);
    allowFrames(reply);
    if (!body.success) return reply.code(400).send({ code: "InvalidRequest", message: "That is not a card field." });
    return reply.send({ part: vault.sealPart(body.data.session, body.data.field, body.data.value) });
  });

  app.post("/sandbox/vault", { config, bodyLimit }, (request, reply) => {
    reply.header("cache-control", "no-store");
    const body = tokenBody.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send({ code: "InvalidRequest", message: "Those are not three sealed card fields." });
    const outcome = vault.tokenise(body.data.session, body.data.parts);
    switch (outcome.type) {
      case "token":
        return reply.send({ nonce: outcome.nonce, details: outcome.details });
      case "fieldsInvalid":
        return reply.code(422).send({
          code: "CardFieldsInvalid",
          message: "Check your card details.",
          issues: outcome.fields.map((path) => ({ path, message: "This is not right yet." })),
        });
      case "notATestCard":
        return reply.code(422).send({
          code: "TestCardRequired",
          message: "This shop runs on pretend money. Use one of its test cards.",
        });
      case "partsInvalid":
        return reply
          .code(422)
          .send({ code: "CardFieldsExpired", message: "Your card details have expired, so enter them again." });
    }
  });
}
