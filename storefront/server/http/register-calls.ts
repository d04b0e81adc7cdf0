import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "#contract/call.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import type { Handlers, RequestContext } from "../service.ts";
import { CallContext } from "./call-context.ts";
import { sendText } from "./compression.ts";
import { answerError } from "./error-answers.ts";
import { checkIdempotencyKey } from "./idempotency-key.ts";
import { parseInput } from "./input.ts";
import { httpError } from "./to-api-error.ts";
import { methodsAt, routePath } from "./wire-path.ts";

/** Largest request body in bytes of calls that set none. */
export const defaultBodyLimit = 64 * 1024;
/** Requests a minute, from one address to one call, of calls that set none. */
export const defaultRateLimit = 600;

export interface RegisterCallsOptions {
  readonly handlers: Handlers;
  /** Check every answer against its schema, so that a handler that strays from the contract is found before production. */
  readonly validateResponses: boolean;
  readonly rateLimits: boolean;
}

type AnyHandler = (input: unknown, context: RequestContext) => unknown;

/** An answer that its own schema refuses: a mistake of ours. */
export class ResponseMismatch extends Error {
  override readonly name = "ResponseMismatch";
}

/** Registers every call of the contract, for both countries, and typed answers for every other address below them. */
export async function registerCalls(app: FastifyInstance, options: RegisterCallsOptions): Promise<void> {
  if (options.rateLimits) {
    await app.register(rateLimit, {
      global: false,
      cache: 20_000,
      errorResponseBuilder: (_request, { ttl }) => httpError("TooManyRequests", Math.max(1, Math.ceil(ttl / 1_000))),
    });
  }
  const entries = Object.entries(calls) as [CallName, Call][];
  // Algolia's own client sends its JSON as text/plain, which spares a cross-origin preflight; only search accepts that.
  const forSearch = entries.filter(([, call]) => call.root === "country");
  const forShop = entries.filter(([, call]) => call.root !== "country");
  for (const [group, types] of [
    [forShop, ["application/json"]],
    [forSearch, ["application/json", "text/plain"]],
  ] as const) {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser([...types], { parseAs: "string" }, scope.getDefaultJsonParser("error", "error"));
      scope.addHook("onRequest", refuseCompressedBody);
      for (const [name, call] of group) for (const country of countryCodes) registerCall(scope, name, call, country, options);
    });
  }
  for (const country of countryCodes) {
    const base = countries[country].baseUrl;
    for (const url of [`${base}/api`, `${base}/api/*`, `${base}/search/indexes/*`]) {
      app.route({
        method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
        url,
        exposeHeadRoute: false,
        // What is not there needs no body; not reading it keeps a wrong content type from hiding the 404.
        onRequest: async (request, reply) => answerMissing(country, request, reply),
        handler: () => undefined,
      });
    }
  }
}

function registerCall(
  app: FastifyInstance,
  name: CallName,
  call: Call,
  country: CountryCode,
  { handlers, validateResponses, rateLimits }: RegisterCallsOptions,
): void {
  const handler = handlers[name] as AnyHandler;
  const cacheControl = call.cacheControl ?? "no-store";
  const hasStar = call.path.includes("/*/");
  app.route({
    method: call.method,
    url: routePath(country, call),
    bodyLimit: call.bodyLimit ?? defaultBodyLimit,
    config: rateLimits ? { rateLimit: { max: call.rateLimit ?? defaultRateLimit, timeWindow: 60_000 } } : {},
    handler: async (request, reply) => {
      if (hasStar && (request.params as { star?: string }).star !== "*") return answerMissing(country, request, reply);
      const key = call.idempotent ? checkIdempotencyKey(request.headers["idempotency-key"]) : undefined;
      const input = parseInput(call, request);
      const answer = await handler(input, new CallContext(country, request, reply, key));
      if (validateResponses) {
        const read = call.response.safeParse(answer);
        if (!read.success) throw new ResponseMismatch(`${name} answered against its contract: ${read.error.message}`);
      }
      reply.header("cache-control", cacheControl).type("application/json; charset=utf-8");
      return sendText(request, reply, JSON.stringify(answer));
    },
  });
}

/** Bodies come as they are: nothing here is large enough to be worth a decompression bomb (415, RFC 9110 §15.5.16). */
async function refuseCompressedBody(request: FastifyRequest): Promise<void> {
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") throw httpError("UnsupportedMediaType");
}

function answerMissing(country: CountryCode, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = methodsAt(country, request.url.split("?", 1)[0] as string);
  // The right method at an address that the router still refused: a parameter too long to be anything of ours.
  const isRight = methods.some((method) => method === request.method || (method === "GET" && request.method === "HEAD"));
  if (methods.length === 0 || isRight) return answerError(reply, httpError("NotFound"));
  reply.header("allow", methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
  return answerError(reply, httpError("MethodNotAllowed"));
}
