import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type PageSettings, pageSections, type RenderRequest } from "#contract/rendering.ts";
import { type CountryCode, countries, countryCodes, isCountryCode } from "#domain/country/country.ts";
import { longestPath } from "../content/content-path.ts";
import { abortWhenGone, CallContext } from "../http/call-context.ts";
import { acceptsGzip } from "../http/compression.ts";
import type { Logger } from "../observability/logger.ts";
import { FinishedPage } from "../page-cache/finished-page.ts";
import type { PageCache, RenderedAnswer } from "../page-cache/page-cache.ts";
import { isSharedSection, redirectFor, type SharedPage, sharedPage, type Visitor } from "../page-cache/page-key.ts";
import type { DocumentPolicy } from "../security/content-security-policy.ts";
import { createNonce } from "../security/nonce.ts";
import type { Trust } from "../security/trusted-proxies.ts";
import type { Handlers } from "../service.ts";
import type { Renderer } from "./app-build.ts";
import { callsForPages } from "./calls-for-pages.ts";
import { hashInlineScripts } from "./inline-scripts.ts";
import { sendPlainDocument } from "./plain-documents.ts";
import { chosenCountryCookie, geoCountryOf, homeCountryOf, isCrawler, saysSignedIn } from "./visitor.ts";

/** Milliseconds after which a page that many wait for is given up. */
const sharedTimeout = 15_000;

/** The same address differs by the visitor's country and for crawlers, so shared caches in front may not keep documents. */
const documentCaching = "private, no-cache";

/**
 * A step back or on the spot in a path, which every browser takes itself before it asks. The renderer would take it as well, and show
 * another page than the one whose country and section decide what is kept.
 */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Largest preview that the content builder may post, in bytes. */
const previewLimit = 1_048_576;

export interface PagesOptions {
  readonly renderers: Readonly<Record<CountryCode, Renderer>>;
  readonly handlers: Handlers;
  readonly cache: PageCache;
  readonly policy: DocumentPolicy;
  /** Public origin without a trailing slash. */
  readonly origin: () => string;
  readonly trust: Trust;
  readonly logger: Logger;
  readonly settings: PageSettings;
}

/**
 * The shop's pages under `/nz/` and `/au/`, and the way there from `/` and from an address without its country.
 * Pages that hold nothing personal are rendered without anything of the visitor's (no cookies, no credentials) and shared
 * through the cache; all others are rendered for their request. Every document is sent whole, because its policy names its
 * scripts by their hashes.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { trust } = options;

  for (const address of ["/", ...pageSections.flatMap((section) => [`/${section}`, `/${section}/*`])])
    app.get(address, (request, reply) => {
      const country = homeCountryOf(request, trust);
      reply.header("cache-control", "private, no-cache").header("vary", "cookie");
      return reply.redirect(countries[country].baseUrl + (request.raw.url as string), 302);
    });

  for (const country of countryCodes) {
    const { baseUrl } = countries[country];
    app.get(baseUrl, (request, reply) => reply.redirect(`${baseUrl}/${queryOf(request)}`, 301));
    app.get(`${baseUrl}/*`, (request, reply) => {
      const path = pathOf(request);
      if (path.length - baseUrl.length > longestPath || dotSegment.test(path)) return reply.callNotFound();
      const chosen = chosenCountryCookie(request, country, options.origin());
      if (chosen) reply.header("set-cookie", chosen);
      const crawler = isCrawler(request.headers["user-agent"]);
      // A crawler that runs scripts reads the page, and not the question whether it would rather be in another country's shop.
      const there = crawler ? null : geoCountryOf(request, trust);
      const visitor: Visitor = { country, geoCountry: isCountryCode(there) ? there : null, crawler };
      const shared = sharedPage(request.raw.url as string, visitor);
      return shared
        ? answerShared(options, shared, visitor, request, reply)
        : answerPersonal(options, country, there, request, reply);
    });
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
        done(null, body),
      );
      scope.post(`${baseUrl}/_content-builder-preview`, { bodyLimit: previewLimit }, (request, reply) =>
        answerPersonal(options, country, geoCountryOf(request, trust), request, reply),
      );
    });
  }
}

function queryOf(request: FastifyRequest): string {
  return (request.raw.url as string).slice(pathOf(request).length);
}

function pathOf(request: FastifyRequest): string {
  return (request.raw.url as string).split("?", 1)[0] as string;
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
  const answer = cache.find(shared.key, render) ?? (await (cache.join(shared.key) ?? cache.render(shared.key, render))).answer;
  reply.code(answer.status).header("cache-control", documentCaching);
  for (const [name, value] of answer.headers)
    reply.header(name, name === "location" ? redirectFor(value, request.raw.url as string) : value);
  reply.header("vary", "accept-encoding");
  const { page } = answer;
  if (!page) return sendWithoutPage(answer.status, reply);
  if (answer.status !== 200) return sendPage(page, request, reply);
  reply.header("etag", page.etag);
  if (!matchesEtag(request.headers["if-none-match"], page.etag)) return sendPage(page, request, reply);
  return reply.header("content-security-policy", page.policy).removeHeader("content-type").code(304).send();
}

/** Renders a page that everyone may see. The request it is rendered for is nobody's: an address and whether a crawler asks. */
async function renderShared(
  { renderers, handlers, policy, origin, logger, settings }: PagesOptions,
  { address }: SharedPage,
  { country, geoCountry, crawler }: Visitor,
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
      {
        country,
        nonce,
        geoCountry,
        crawler,
        signedIn: false,
        origin: origin(),
        now: new Date(),
        ...settings,
        call: callsForPages(handlers, context, logger),
      },
    );
    const headers = [...response.headers].filter(([name]) => name !== "content-length");
    const mayKeep = !response.headers.has("set-cookie") && !/no-store|private/.test(response.headers.get("cache-control") ?? "");
    const page = await finishPage(response, nonce, policy, signal);
    const redirect = page === null && response.status >= 300 && response.status < 400;
    return {
      answer: { status: response.status, headers, page },
      keep: mayKeep && (redirect || (page !== null && response.status === 200)),
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The whole document of a rendered answer; null when it has none. Rejects, and stops the rendering, when the signal aborts. */
async function finishPage(
  response: Response,
  nonce: string,
  policy: DocumentPolicy,
  signal: AbortSignal,
): Promise<FinishedPage | null> {
  if (!response.body) return null;
  const pieces: Uint8Array[] = [];
  await response.body.pipeTo(new WritableStream<Uint8Array>({ write: (piece) => void pieces.push(piece) }), { signal });
  const { html, scriptHashes } = hashInlineScripts(Buffer.concat(pieces), nonce);
  return new FinishedPage(html, policy(scriptHashes));
}

function sendPage(page: FinishedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header("content-security-policy", page.policy);
  if (!acceptsGzip(request.headers["accept-encoding"])) return reply.send(page.body);
  return reply.header("content-encoding", "gzip").send(page.gzipped);
}

/** A redirect, or what crawlers and the worst failures get instead of an error page. */
const sendWithoutPage = (status: number, reply: FastifyReply): FastifyReply =>
  status < 400 ? reply.send() : sendPlainDocument(reply, status);

/** Weak comparison (RFC 9110 §8.8.3.2): only the opaque parts count. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === opaque);
}

async function answerPersonal(
  { renderers, handlers, policy, origin, settings }: PagesOptions,
  country: CountryCode,
  geoCountry: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = createNonce();
  const signal = abortWhenGone(reply);
  const context = new CallContext(country, request, reply);
  const about: RenderRequest = {
    country,
    nonce,
    geoCountry,
    crawler: isCrawler(request.headers["user-agent"]),
    signedIn: saysSignedIn(request),
    origin: origin(),
    now: new Date(),
    ...settings,
    call: callsForPages(handlers, context, request.log as Logger),
  };
  try {
    const response = await renderers[country](toWebRequest(request, origin(), signal), about);
    const page = await finishPage(response, nonce, policy, signal);
    // Other pages may show what one shopper has, pays and where they live: no history and no disk may bring them back.
    const isOpen = isSharedSection(request.raw.url as string);
    reply.code(response.status).header("cache-control", isOpen ? documentCaching : "no-store");
    for (const [name, value] of response.headers)
      if (name !== "set-cookie" && name !== "content-length")
        reply.header(name, name === "location" ? redirectFor(value, request.raw.url as string) : value);
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header("set-cookie", cookies);
    reply.header("vary", "accept-encoding, cookie");
    if (page) return sendPage(page, request, reply);
    return sendWithoutPage(response.status, reply);
  } catch (error) {
    // Nobody is left to be told, and it is no failure of ours.
    if (signal.aborted) return reply.hijack();
    throw error;
  }
}

function toWebRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string") headers.set(name, value);
  }
  const address = origin + (request.raw.url as string);
  // Who asks for the head of a page is told what its GET would be.
  if (typeof request.body !== "string") return new Request(address, { headers, signal });
  // The token in the address is who may post, wherever the form stands; the shopper's own session plays no part.
  for (const name of ["origin", "cookie", "content-length"]) headers.delete(name);
  return new Request(address, { method: request.method, headers, body: request.body, signal });
}
