import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Call } from "#contract/call.ts";
import { type CallName, calls } from "#contract/calls.ts";
import { type CountryCode, countries, countryCodes } from "#domain/country/country.ts";
import type { Handlers, RequestContext } from "../service.ts";
import { type Authenticate, accountOf } from "./access.ts";
import { CallContext } from "./call-context.ts";
import { sendText } from "./compression.ts";
import { checkIdempotencyKey } from "./idempotency-key.ts";
import { parseInput } from "./input.ts";
import { speakAlgolia } from "./search-scope.ts";
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
  readonly authenticate: Authenticate;
  /** Public origin without a trailing slash. */
  readonly origin: () => string;
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
  const forSearch = entries.filter(([, call]) => call.root === "country");
  const forShop = entries.filter(([, call]) => call.root !== "country");
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parseJson = scope.getDefaultJsonParser("error", "error");
    // Clients name the type of every body, also of one that is not there; whether a call needs one, its own schema says.
    scope.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
      body === "" ? done(null, undefined) : parseJson(request, body, done),
    );
    registerGroup(scope, forShop, ["/api", "/api/*"], options);
  });
  await app.register(async (scope) => {
    speakAlgolia(scope);
    registerGroup(scope, forSearch, ["/search/indexes/*"], options);
  });
}

/** Registers some calls, and a typed answer for every other address in their part of the shop. */
function registerGroup(
  scope: FastifyInstance,
  group: readonly [CallName, Call][],
  others: readonly string[],
  options: RegisterCallsOptions,
): void {
  for (const country of countryCodes) {
    for (const [name, call] of group) registerCall(scope, name, call, country, options);
    for (const url of others) {
      scope.route({
        method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
        url: countries[country].baseUrl + url,
        exposeHeadRoute: false,
        // What is not there needs no body; not reading it keeps a wrong content type from hiding the 404.
        onRequest: async (request, reply) => refuseMissing(country, request, reply),
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
  { handlers, validateResponses, rateLimits, authenticate, origin }: RegisterCallsOptions,
): void {
  const handler = handlers[name] as AnyHandler;
  const cacheControl = call.cacheControl ?? "no-store";
  const hasStar = call.path.includes("/*/");
  app.route({
    method: call.method,
    url: routePath(country, call),
    bodyLimit: call.bodyLimit ?? defaultBodyLimit,
    onRequest: refuseCompressedBody,
    config: rateLimits ? limitOf(call.rateLimit) : {},
    handler: async (request, reply) => {
      if (hasStar && (request.params as { star?: string }).star !== "*") refuseMissing(country, request, reply);
      const account = await accountOf(call, request, reply, authenticate);
      const idempotencyKey = call.idempotent ? checkIdempotencyKey(request.headers["idempotency-key"]) : undefined;
      const input = parseInput(call, request);
      const answer = await handler(
        input,
        new CallContext(country, request, reply, { origin: origin(), idempotencyKey, account }),
      );
      if (validateResponses) {
        const read = call.response.safeParse(answer);
        if (!read.success) throw new ResponseMismatch(`${name} answered against its contract: ${read.error.message}`);
      }
      reply.header("cache-control", cacheControl).type("application/json; charset=utf-8");
      return sendText(request, reply, JSON.stringify(answer));
    },
  });
}

/** The route setting for a number of requests a minute from one address. */
export function limitOf(requests: number = defaultRateLimit) {
  return { rateLimit: { max: requests, timeWindow: 60_000 } };
}

/** Bodies come as they are: nothing here is large enough to be worth a decompression bomb (415, RFC 9110 §15.5.16). */
export async function refuseCompressedBody(request: FastifyRequest): Promise<void> {
  const encoding = request.headers["content-encoding"];
  if (encoding !== undefined && encoding.toLowerCase() !== "identity") throw httpError("UnsupportedMediaType");
}

/** @throws ApiError NotFound, or MethodNotAllowed with the right methods in the answer's `Allow` */
function refuseMissing(country: CountryCode, request: FastifyRequest, reply: FastifyReply): never {
  const methods = methodsAt(country, request.url.split("?", 1)[0] as string);
  const isRight = methods.some((method) => method === request.method || (method === "GET" && request.method === "HEAD"));
  if (methods.length === 0 || isRight) throw httpError("NotFound");
  reply.header("allow", methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", "));
  throw httpError("MethodNotAllowed");
}
