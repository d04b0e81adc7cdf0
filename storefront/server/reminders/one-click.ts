import type { FastifyInstance } from "fastify";
import { countries, countryCodes } from "#domain/country/country.ts";
import type { Reminders } from "./reminders.ts";

/**
 * Takes the one POST by which a mail program leaves a list (RFC 8058): the address of the page that does so, with
 * `List-Unsubscribe=One-Click` as a form. The token in the address is all that is needed.
 */
export function registerOneClick(app: FastifyInstance, { service }: Pick<Reminders, "service">): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { bodyLimit: 1024, parseAs: "string" }, async () => undefined);
    for (const country of countryCodes) {
      const path = `${countries[country].baseUrl}/reminders/end`;
      scope.post<{ Querystring: { token?: unknown } }>(path, async ({ query, id, ip }, reply) => {
        const token = typeof query.token === "string" ? query.token.slice(0, 512) : "";
        const input = { params: undefined, query: undefined, body: { token } };
        await service["reminders.end"](input, { country, requestId: id, clientAddress: ip });
        return reply.header("cache-control", "no-store").code(204).send();
      });
    }
  });
}
