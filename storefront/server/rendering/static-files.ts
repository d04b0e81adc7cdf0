import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptsGzip } from "../http/compression.ts";
import { answerError } from "../http/error-answers.ts";
import { httpError } from "../http/to-api-error.ts";

/** Media types of what a build can hold; anything else is not served. */
const mediaTypes: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Types that compression makes smaller; all others are compressed already. */
export const compressible = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);
/** Smaller files gain nothing. */
export const smallestCompressed = 512;

interface StaticFile {
  readonly body: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
}

/** Files under `/assets/` carry a hash of their content in their name: they never change (RFC 8246). */
const forever = "public, max-age=31536000, immutable";
const forAnHour = "public, max-age=3600";

/** Reads a folder of built files into memory, with the compressed copies that the build put beside them. */
export async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const extension = extname(name);
    const type = mediaTypes[extension];
    if (type === undefined) continue;
    const body = await readFile(join(folder, name));
    const copy = (suffix: string) => (present.has(name + suffix) ? readFile(join(folder, name + suffix)) : undefined);
    const worthIt = compressible.has(extension) && body.length >= smallestCompressed;
    files.set(`/${name}`, {
      body,
      brotli: await copy(".br"),
      gzip: (await copy(".gz")) ?? (worthIt ? gzipSync(body) : undefined),
      type,
      etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
      caching: name.startsWith("assets/") ? forever : forAnHour,
    });
  }
  return files;
}

/** Serves the app's built files: a route for each, and a typed 404 for everything else under `/assets/`. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readStaticFiles(folder);
  for (const [path, file] of files) {
    app.get(path, { config: { quiet: true } }, (request, reply) => sendFile(file, request, reply));
  }
  app.get("/assets/*", (_request, reply) => answerError(reply, httpError("NotFound")));
}

function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A policy on a worker's script would bind the worker; files are not documents.
  reply.removeHeader("content-security-policy");
  reply.headers({ "cache-control": file.caching, etag: file.etag, vary: "accept-encoding" });
  if (request.headers["if-none-match"]?.includes(file.etag)) return reply.code(304).send();
  reply.type(file.type);
  const accepted = request.headers["accept-encoding"];
  if (file.brotli && typeof accepted === "string" && /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) {
    return reply.header("content-encoding", "br").send(file.brotli);
  }
  if (file.gzip && acceptsGzip(accepted)) return reply.header("content-encoding", "gzip").send(file.gzip);
  return reply.send(file.body);
}
