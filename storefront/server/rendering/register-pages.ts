import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RenderRequest } from "#contract/rendering.ts";
import { type CountryCode, countries, countryCodes, isCountryCode } from "#domain/country/country.ts";
import { abortWhenGone, CallContext } from "../http/call-context.ts";
import { acceptsGzip } from "../http/compression.ts";
import type { Logger } from "../observability/logger.ts";
import { dynamicLevel, GzipSteps } from "../page-cache/gzip-steps.ts";
import type { KeptAnswer, PageCache, RenderedAnswer } from "../page-cache/page-cache.ts";
import { type SharedPage, sharedPage, type Visitor } from "../page-cache/page-key.ts";
import { SplicedPage } from "../page-cache/spliced-page.ts";
import { createNonce } from "../security/nonce.ts";
import type { Trust } from "../security/trusted-proxies.ts";
import type { Handlers } from "../service.ts";
import type { Renderer } from "./app-build.ts";
import { bursts } from "./bursts.ts";
import { callsForPages } from "./calls-for-pages.ts";
import { failureDocument, notFoundDocument } from "./plain-documents.ts";
import { chosenCountryCookie, geoCountryOf, homeCountryOf, isCrawler } from "./visitor.ts";

/** Milliseconds after which a page that many wait for is given up. */
const sharedTimeout = 15_000;

/** Every answer has a nonce of its own, so shared caches in front may not keep documents; browsers ask again by entity tag. */
const documentCaching = "private, no-cache";

/** Pages that show what one shopper has, pays and where they live: no history and no disk may bring them back. */
const secretSections: ReadonlySet<string | undefined> = new Set([
  "cart",
  "cart.data",
  "checkout",
  "orders",
  "orders.data",
  "account",
]);

export interface PagesOptions {
  readonly renderers: Readonly<Record<CountryCode, Renderer>>;
  readonly handlers: Handlers;
  readonly cache: PageCache;
  /** Content-Security-Policy of a document, by its nonce. */
  readonly policy: (nonce: string) => string;
  /** Public origin without a trailing slash. */
  readonly origin: () => string;
  readonly trust: Trust;
  readonly logger: Logger;
}

/**
 * The shop's pages under `/nz/` and `/au/`, and the way there from `/`.
 * Pages that hold nothing personal are rendered without anything of the visitor's (no cookies, no credentials) and shared
 * through the cache; all others are rendered for their request and streamed.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { trust } = options;

  app.get("/", (request, reply) => {
    const country = homeCountryOf(request, trust);
    reply.header("cache-control", "private, no-cache").header("vary", "cookie");
    return reply.redirect(`${countries[country].baseUrl}/${queryOf(request)}`, 302);
  });

  for (const country of countryCodes) {
    const { baseUrl } = countries[country];
    app.get(baseUrl, (request, reply) => reply.redirect(`${baseUrl}/${queryOf(request)}`, 301));
    app.get(`${baseUrl}/*`, (request, reply) => {
      const chosen = chosenCountryCookie(request, country, options.origin());
      if (chosen) reply.header("set-cookie", chosen);
      const there = geoCountryOf(request, trust);
      const visitor: Visitor = {
        country,
        geoCountry: isCountryCode(there) ? there : null,
        crawler: isCrawler(request.headers["user-agent"]),
      };
      const shared = sharedPage(request.raw.url as string, visitor);
      return shared
        ? answerShared(options, shared, visitor, request, reply)
        : answerPersonal(options, country, there, request, reply);
    });
  }
}

function queryOf(request: FastifyRequest): string {
  const url = request.raw.url as string;
  const mark = url.indexOf("?");
  return mark === -1 ? "" : url.slice(mark);
}

async function answerShared(
  options: PagesOptions,
  shared: SharedPage,
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cache } = options;
  const render = () => renderShared(options, shared, visitor);
  const kept = cache.find(shared.key, render);
  if (kept) return sendAgain(options, kept, request, reply);
  const running = cache.join(shared.key);
  if (running) return sendAgain(options, (await running).answer, request, reply);
  let first: { nonce: string; page: Buffer } | undefined;
  const { answer } = await cache.render(shared.key, () =>
    renderShared(options, shared, visitor, (nonce, page) => {
      first = { nonce, page };
    }),
  );
  return first ? sendFirst(options, answer, first.nonce, first.page, request, reply) : sendAgain(options, answer, request, reply);
}

/** Renders a page that everyone may see. The request it is rendered for is nobody's: an address and whether a crawler asks. */
async function renderShared(
  { renderers, handlers, origin, logger }: PagesOptions,
  { address }: SharedPage,
  { country, geoCountry, crawler }: Visitor,
  tellFirst?: (nonce: string, page: Buffer) => void,
): Promise<RenderedAnswer> {
  const nonce = createNonce();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`${address} took more than ${sharedTimeout} ms`)), sharedTimeout);
  const { signal } = patience;
  const userAgent = crawler ? "Mozilla/5.0 (compatible; crawler; bot)" : "Mozilla/5.0";
  const context = { country, requestId: `page ${address}`, clientAddress: "", signal };
  try {
    const response = await renderers[country](
      new Request(origin() + address, { headers: { accept: "text/html", "user-agent": userAgent }, signal }),
      { country, nonce, geoCountry, crawler, origin: origin(), now: new Date(), call: callsForPages(handlers, context, logger) },
    );
    const headers = [...response.headers].filter(([name]) => name !== "content-length");
    const mayKeep = !response.headers.has("set-cookie") && !/no-store|private/.test(response.headers.get("cache-control") ?? "");
    if (!response.body) {
      const redirect = response.status >= 300 && response.status < 400;
      return { answer: { status: response.status, headers, page: null }, keep: redirect && mayKeep };
    }
    const parts: Buffer[] = [];
    for await (const { part } of bursts(response.body)) parts.push(part);
    const page = parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts);
    tellFirst?.(nonce, page);
    return {
      answer: { status: response.status, headers, page: new SplicedPage(page, nonce) },
      keep: response.status === 200 && mayKeep,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The answer for whoever the page was rendered for: with the nonce it already has. */
function sendFirst(
  { policy }: PagesOptions,
  answer: KeptAnswer,
  nonce: string,
  page: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  startAnswer(answer, reply);
  reply.header("content-security-policy", policy(nonce));
  if (!acceptsGzip(request.headers["accept-encoding"])) return reply.send(page);
  return reply.header("content-encoding", "gzip").send(gzipSync(page, { level: dynamicLevel }));
}

/** The answer for everyone after: the same page with a nonce of its own. */
function sendAgain({ policy }: PagesOptions, answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  startAnswer(answer, reply);
  const { page } = answer;
  if (!page) return sendWithoutPage(answer.status, reply, policy);
  if (answer.status === 200 && matchesEtag(request.headers["if-none-match"], page.etag)) {
    // The browser keeps the document it has, whose nonce fits the policy it came with; a new policy would not fit.
    return reply.removeHeader("content-security-policy").removeHeader("content-type").code(304).send();
  }
  const nonce = createNonce();
  reply.header("content-security-policy", policy(nonce));
  if (!acceptsGzip(request.headers["accept-encoding"])) return reply.send(page.plain(nonce));
  return reply.header("content-encoding", "gzip").send(page.gzip(nonce));
}

function startAnswer({ status, headers, page }: KeptAnswer, reply: FastifyReply): void {
  reply.code(status).header("cache-control", documentCaching);
  for (const [name, value] of headers) reply.header(name, value);
  reply.header("vary", "accept-encoding");
  if (page && status === 200) reply.header("etag", page.etag);
}

/** A redirect, or what crawlers and the worst failures get instead of an error page (DECISIONS ERRP-23). */
function sendWithoutPage(status: number, reply: FastifyReply, policy: (nonce: string) => string): FastifyReply {
  if (status < 400) return reply.send();
  return reply
    .header("content-security-policy", policy(createNonce()))
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(status < 500 ? notFoundDocument : failureDocument);
}

/** Weak comparison (RFC 9110 §8.8.3.2): only the opaque parts count. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === opaque);
}

async function answerPersonal(
  { renderers, handlers, policy, origin }: PagesOptions,
  country: CountryCode,
  geoCountry: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const nonce = createNonce();
  const signal = abortWhenGone(reply);
  const context = new CallContext(country, request, reply);
  const about: RenderRequest = {
    country,
    nonce,
    geoCountry,
    crawler: isCrawler(request.headers["user-agent"]),
    origin: origin(),
    now: new Date(),
    call: callsForPages(handlers, context, request.log as Logger),
  };
  const response = await renderers[country](toWebRequest(request, origin(), signal), about);
  const [, , section] = (request.raw.url as string).split(/[/?]/, 3);
  reply.code(response.status).header("cache-control", secretSections.has(section) ? "no-store" : documentCaching);
  for (const [name, value] of response.headers) if (name !== "set-cookie" && name !== "content-length") reply.header(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  reply.header("vary", "accept-encoding, cookie");
  if (!response.body) {
    if (request.method !== "HEAD") return sendWithoutPage(response.status, reply, policy);
    return reply.header("content-security-policy", policy(nonce)).send();
  }
  reply.header("content-security-policy", policy(nonce));
  await stream(response.body, request, reply);
  return undefined;
}

function toWebRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(origin + (request.raw.url as string), { method: request.method, headers, signal });
}

/** Sends a page as it is rendered. Stops rendering when the visitor leaves, and waits for slow ones. */
async function stream(body: ReadableStream<Uint8Array>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const steps = acceptsGzip(request.headers["accept-encoding"]) ? new GzipSteps() : undefined;
  if (steps) reply.header("content-encoding", "gzip");
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as Record<string, string | string[]>);
  try {
    for await (const { part, last } of bursts(body)) {
      if (raw.destroyed) return;
      const bytes = steps ? steps.step(part, last) : part;
      if (last) raw.end(bytes);
      else await write(raw, bytes);
    }
  } catch (error) {
    if (!raw.destroyed) {
      request.log.error({ err: error }, "page broke off while it was being sent");
      raw.destroy();
    }
  }
}

function write(raw: FastifyReply["raw"], part: Buffer): Promise<void> | void {
  if (raw.write(part) || raw.destroyed) return;
  return new Promise((resolve) => {
    const done = () => {
      raw.off("drain", done);
      raw.off("close", done);
      resolve();
    };
    raw.once("drain", done);
    raw.once("close", done);
  });
}
