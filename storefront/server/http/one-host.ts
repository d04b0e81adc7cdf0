import type { FastifyInstance } from "fastify";
import { httpError } from "./to-api-error.ts";

/**
 * Refuses a request that names two hosts, of which what is in front of the shop may have gone by the other one, or none where its
 * version asks for one (RFC 9112 §3.2). Node would refuse the latter itself, without the headers of every answer.
 */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === "host").length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion !== "1.0")) throw httpError("InvalidRequest");
  });
}
