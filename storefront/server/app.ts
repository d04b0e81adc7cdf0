import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
  LogController,
} from "fastify";
import { type CountryCode, countryCodes, isCountryCode } from "#domain/country/country.ts";
import { pictureServices } from "#domain/pictures/picture-address.ts";
import { type HostedSearch, hostedSearchOrigins } from "#domain/search/hosted-search.ts";
import { antiBotServiceOf, antiBotSources } from "./anti-bot/choose-anti-bot.ts";
import type { Configuration } from "./configuration.ts";
import type { Authenticate } from "./http/access.ts";
import { answerError, frameworkError, malformedRequest, registerErrorAnswers } from "./http/error-answers.ts";
import { requireOneHost } from "./http/one-host.ts";
import { limitPipelining } from "./http/pipelining.ts";
import { defaultBodyLimit, registerCalls } from "./http/register-calls.ts";
import { originForm } from "./http/request-target.ts";
import { endSlowBodies } from "./http/slow-bodies.ts";
import { endSlowHeads } from "./http/slow-heads.ts";
import { endSlowReaders } from "./http/slow-readers.ts";
import { httpError } from "./http/to-api-error.ts";
import { Readiness, type ReadinessCheck, registerHealth } from "./lifecycle/health.ts";
import { endConnectionsOnClose } from "./lifecycle/last-answers.ts";
import type { Logger } from "./observability/logger.ts";
import { registerRequestLog } from "./observability/request-log.ts";
import { registerOpenApi } from "./openapi/register-openapi.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { braintreeSources, hostedPaymentsOf } from "./payments/braintree/braintree-sources.ts";
import { type AppBuild, createRenderers } from "./rendering/app-build.ts";
import { sendPlainDocument } from "./rendering/plain-documents.ts";
import { registerPages } from "./rendering/register-pages.ts";
import { registerServiceWorkers, type WorkerBuild } from "./rendering/service-worker.ts";
import { registerSitemaps, type SearchedPaths } from "./rendering/sitemap.ts";
import { registerStaticFiles } from "./rendering/static-files.ts";
import { registerWebManifests } from "./rendering/web-manifest.ts";
import { type DocumentPolicy, documentPolicy } from "./security/content-security-policy.ts";
import { registerSecurityHeaders, securityHeaders, setSecurityHeaders } from "./security/security-headers.ts";
import { trustedProxies } from "./security/trusted-proxies.ts";
import type { Handlers } from "./service.ts";
import { allSources, outsideSources, thirdPartiesOf } from "./third-parties/third-parties.ts";

export interface AppOptions {
  readonly configuration: Configuration;
  readonly logger: Logger;
  readonly handlers: Handlers;
  /** Says who is signed in; without it nobody is. */
  readonly authenticate?: Authenticate;
  /** The shop's pages. Without them only the calls and the parts below are served. */
  readonly pages?: {
    /** A function gives the newest build for each request, while the app is being worked on. */
    readonly build: AppBuild | (() => Promise<AppBuild>);
    /** Folder of the files the build made for the browser; left out where something else serves them. */
    readonly clientFolder?: string;
    /** The service workers' program; without it there are none, and nothing is said of them. */
    readonly worker?: WorkerBuild;
  };
  /** Paths of what can be searched, for the sitemaps; without them these list the shop's other pages. */
  readonly searchedPaths?: SearchedPaths;
  /** Routes that are not calls of the contract: pictures, hosted fields, the outbox. They bring their own headers. */
  readonly parts?: readonly FastifyPluginAsync[];
  readonly readiness?: Readonly<Record<string, ReadinessCheck>>;
  /** Content-Security-Policy of documents; the strict one unless a development server needs another. */
  readonly policy?: DocumentPolicy;
  /** Closes what the services have open; called once, after the last request has ended. */
  readonly close?: () => Promise<void>;
}

export interface App {
  readonly http: FastifyInstance;
  /** Forget pages after a change of catalogue, price or content. */
  readonly pageCache: PageCache;
  /** The same for a country's sitemaps. */
  forgetSitemaps(country: CountryCode): void;
  readonly readiness: Readiness;
  /** Origin under which shoppers reach the shop, without a trailing slash. */
  origin(): string;
  /** Listens as configured. @returns the address, e.g. `http://localhost:3000` */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Puts the server together from its services. Nothing is listened on yet. */
export async function createApp(options: AppOptions): Promise<App> {
  const { configuration, logger, handlers, pages, parts = [] } = options;
  const thirdParties = thirdPartiesOf(configuration.thirdParties);
  const antiBot = antiBotServiceOf(configuration);
  const hostedSearch = publicPartOf(configuration.hostedSearch);
  const hostedPayments = hostedPaymentsOf(configuration);
  const outside = allSources(
    outsideSources(thirdParties, configuration.thirdParties.origins),
    antiBotSources(antiBot),
    hostedSearch ? { connect: hostedSearchOrigins(hostedSearch) } : {},
    braintreeSources(hostedPayments),
  );
  const headers = { opensOthers: hostedPayments !== undefined || configuration.afterpay !== undefined };
  const trust = trustedProxies(configuration.trustProxy);
  const http: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: () => randomUUID(),
    trustProxy: trust,
    bodyLimit: defaultBodyLimit,
    // How long a body may take depends on how large it is: `endSlowBodies` sees to that.
    http: { ...endSlowHeads(), requireHostHeader: false },
    requestTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    rewriteUrl: ({ url = "/" }) => originForm(url),
    // No header is longer, so a long path reaches its own route, which knows how long is too long there.
    routerOptions: { maxParamLength: maxHeaderSize, caseSensitive: true },
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    frameworkErrors: (error, request, reply) => {
      // No hook has seen it.
      setSecurityHeaders(request, reply, headers);
      reply.header("x-request-id", request.id);
      if (wantsDocument(request)) sendPlainDocument(reply, 400);
      else frameworkError(error, request, reply);
    },
    clientErrorHandler: malformedRequest(securityHeaders(headers)),
  });
  let listening: string | undefined;
  const origin = () => configuration.publicOrigin ?? listening ?? `http://localhost:${configuration.port}`;
  const readiness = new Readiness(options.readiness ?? {});
  const pageCache = new PageCache({
    ...configuration.pageCache,
    onRefreshError: (key, error) => logger.error({ err: error, page: key }, "page could not be renewed"),
  });

  // Nothing that Expect may ask for but 100-continue is known, and it may be overlooked (RFC 9110 §10.1.1): Node's own 417 is without
  // the headers of every answer.
  http.server.on("checkExpectation", (request, response) => http.server.emit("request", request, response));
  registerErrorAnswers(http);
  limitPipelining(http);
  registerRequestLog(http);
  registerSecurityHeaders(http, headers);
  http.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  requireOneHost(http);
  endSlowBodies(http);
  endSlowReaders(http);
  endConnectionsOnClose(http, readiness);
  registerHealth(http, readiness);
  await registerCalls(http, {
    handlers,
    validateResponses: configuration.environment !== "production",
    rateLimits: configuration.rateLimits,
    authenticate: options.authenticate ?? (async () => null),
    origin,
  });
  registerOpenApi(http, origin);
  const forgetSitemaps = registerSitemaps(http, handlers, options.searchedPaths ?? (() => []), origin);
  registerWebManifests(http);
  for (const part of parts) await http.register(part);
  const https = configuration.publicOrigin?.startsWith("https:") ?? false;
  const policy = options.policy ?? documentPolicy({ https, outside, trustedTypes: outside.script === undefined });
  if (pages) {
    if (pages.clientFolder) await registerStaticFiles(http, pages.clientFolder);
    const { worker } = pages;
    if (worker) registerServiceWorkers(http, configuration.serviceWorker ? worker : null);
    const hasWorker = worker !== undefined && configuration.serviceWorker;
    const renderers = createRenderers(pages.build, configuration.environment, logger);
    registerPages(http, {
      renderers,
      handlers,
      cache: pageCache,
      policy,
      origin,
      trust,
      logger,
      settings: {
        ...(configuration.picturePath !== "/cdn-cgi/image" && { pictures: configuration.picturePath }),
        thirdParties,
        antiBot,
        asksConsent: configuration.asksConsent,
        hostedSearch,
        hasWorker,
        hostedPayments,
        instalments: configuration.afterpay ? "window" : configuration.sandbox ? undefined : "none",
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    if (!isRead(request) && isOnlyRead(request.url)) {
      reply.header("allow", "GET, HEAD");
      return answerError(reply, httpError("MethodNotAllowed"));
    }
    if (!wantsDocument(request)) return answerError(reply, httpError("NotFound"));
    const [base = ""] = request.url.slice(1).split(/[/?]/, 1);
    const code = base.toLowerCase();
    if (code !== base && isCountryCode(code)) return reply.redirect(`/${code}${request.url.slice(1 + base.length)}`, 301);
    return sendPlainDocument(reply, 404);
  });
  if (options.close) http.addHook("onClose", options.close);

  return {
    http,
    pageCache,
    forgetSitemaps,
    readiness,
    origin,
    async listen() {
      await http.listen({ host: configuration.host, port: configuration.port });
      const { port } = http.server.address() as AddressInfo;
      const isHere = ["0.0.0.0", "::", "127.0.0.1"].includes(configuration.host);
      listening = `http://${isHere ? "localhost" : bracketed(configuration.host)}:${port}`;
      return listening;
    },
    close: () => http.close(),
  };
}

/** Pages, files and pictures, and whether the shop is well. */
const readFolders = [...countryCodes.map((code) => `/${code}`), ...pictureServices, "/media", "/assets"];
const readPaths: ReadonlySet<string> = new Set(["/", "/healthz", "/readyz", "/robots.txt", "/sitemap.xml"]);

/** Whether nothing can be done with what is at an address but to read it. */
const isOnlyRead = (url: string): boolean =>
  readFolders.some((folder) => url.startsWith(`${folder}/`)) || readPaths.has(url.split("?", 1)[0] as string);

const isRead = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

/** Whether somebody looks at an address in a browser. */
const wantsDocument = (request: FastifyRequest): boolean =>
  isRead(request) && request.headers.accept?.includes("text/html") === true;

/** What browsers may know of the hosted search: all but the key that writes. */
function publicPartOf(hosted: Configuration["hostedSearch"]): HostedSearch | undefined {
  if (hosted === undefined) return undefined;
  const { writeKey: _, ...open } = hosted;
  return open;
}

/** An IPv6 address as a URL wants it. */
function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
