import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { FrameAsset } from "./frame-assets.ts";

/** `GET <prefix>/*`: what the documents of frames load, by path. */
export function registerFrameAssets(app: FastifyInstance, prefix: string, assets: () => ReadonlyMap<string, FrameAsset>): void {
  app.get<{ Params: { "*": string } }>(`${prefix}/*`, (request, reply) => {
    const asset = assets().get(request.params["*"]);
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
}

/** Sends the document of a frame that the shop alone may hold. */
export function sendFrame(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header("content-security-policy", framePolicy(ownOrigin(request)))
    .header("x-frame-options", "SAMEORIGIN")
    .header("x-content-type-options", "nosniff")
    .header("referrer-policy", "no-referrer")
    .header("cross-origin-resource-policy", "same-origin")
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);
}

/**
 * A frame has no origin (`Origin: null`), so it is a stranger to its own server and must be let in by CORS. Answers a post
 * to `path` for it, and the question that browsers ask before one.
 */
export function allowFramesToPost(app: FastifyInstance, path: string, config: object): void {
  app.options(path, { config }, (_request, reply) =>
    allowFrames(reply)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", "content-type")
      .header("access-control-max-age", "600")
      .code(204)
      .send(),
  );
}

/** Lets a frame read an answer that nobody keeps. */
export function allowFrames(reply: FastifyReply): FastifyReply {
  return reply.header("access-control-allow-origin", "*").header("cache-control", "no-store");
}

/**
 * Policy of a frame page. `sandbox` gives it an origin of its own even when it is opened by itself; it can load its own
 * program and look, talk to the vault, and be framed by the shop alone. `origin` stands beside 'self' for browsers in
 * which a document without an origin has no self.
 */
function framePolicy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "sandbox allow-scripts",
  ].join("; ");
}

/** The origin the visitor used, or nothing when the header holds more than a host. */
function ownOrigin(request: FastifyRequest): string {
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(request.host) ? `${request.protocol}://${request.host}` : "";
}
