import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { registerErrorAnswers } from "../http/error-answers.ts";
import { registerSecurityHeaders } from "../security/security-headers.ts";
import { precompress } from "./precompress.ts";
import { registerStaticFiles } from "./static-files.ts";

const script = "export const shoes = 'pairs';\n".repeat(100);
let folder: string;
let app: FastifyInstance;

async function serve(): Promise<void> {
  app = Fastify();
  registerSecurityHeaders(app);
  await registerStaticFiles(app, folder);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "entry-4f2a.js"), script);
  await writeFile(join(folder, "assets", "font-91.woff2"), Buffer.alloc(2_000, 1));
  await writeFile(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await writeFile(join(folder, ".secret"), "no");
});
afterEach(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = "") => app.inject({ url, headers: encoding ? { "accept-encoding": encoding } : {} });

describe("static files", () => {
  test("hashed ones are kept for ever, others for an hour, with their type and no policy that would bind a worker", async () => {
    await serve();
    expect((await get("/assets/entry-4f2a.js")).headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      "x-content-type-options": "nosniff",
    });
    expect((await get("/assets/entry-4f2a.js")).headers).not.toHaveProperty("content-security-policy");
    expect((await get("/favicon.svg")).headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "content-type": "image/svg+xml",
    });
    expect((await get("/assets/font-91.woff2", "gzip, br")).headers).not.toHaveProperty("content-encoding");
  });

  test("are sent in part, and a part that is not there is refused with how long they are (RFC 9110 §15.5.17)", async () => {
    await serve();
    registerErrorAnswers(app);
    const part = (range: string) => app.inject({ url: "/assets/entry-4f2a.js", headers: { range } });
    expect(await part("bytes=0-4")).toMatchObject({
      statusCode: 206,
      body: script.slice(0, 5),
      headers: { "content-range": `bytes 0-4/${script.length}` },
    });
    expect(await part(`bytes=${script.length}-`)).toMatchObject({
      statusCode: 416,
      headers: { "content-range": `bytes */${script.length}` },
    });
    expect(await part("lines=1-2")).toMatchObject({ statusCode: 200, body: script });
  });

  test("come in the best encoding that both sides have", async () => {
    expect(await precompress(folder)).toBe(1);
    await serve();
    const brotli = await get("/assets/entry-4f2a.js", "gzip, deflate, br");
    expect([brotli.headers["content-encoding"], brotliDecompressSync(brotli.rawPayload).toString()]).toEqual(["br", script]);
    const zipped = await get("/assets/entry-4f2a.js", "gzip, br;q=0");
    expect([zipped.headers["content-encoding"], gunzipSync(zipped.rawPayload).toString()]).toEqual(["gzip", script]);
    expect((await get("/assets/entry-4f2a.js")).body).toBe(script);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
  });

  test("answer 304 to their entity tag", async () => {
    await serve();
    const etag = (await get("/assets/entry-4f2a.js")).headers.etag as string;
    const again = await app.inject({ url: "/assets/entry-4f2a.js", headers: { "if-none-match": etag } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("what is not there is told by whoever tells it of other addresses", async () => {
    await serve();
    app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/html").send("Page not found"));
    registerErrorAnswers(app);
    for (const url of ["/assets/gone.js", "/assets/", "/assets/%2e%2e/x"]) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, body]).toEqual([url, 404, "Page not found"]);
    }
  });

  test("nothing else can be had: no other file, no folder above, no hidden one", async () => {
    await serve();
    for (const url of [
      "/assets/gone.js",
      "/assets/",
      "/assets/../.secret",
      "/assets/%2e%2e/.secret",
      "/assets/..%2f.secret",
      "/.secret",
      "//etc/passwd",
      "/assets/entry-4f2a.js/",
    ]) {
      const response = await get(url);
      expect([403, 404], url).toContain(response.statusCode);
      expect(response.json(), url).toHaveProperty("message");
    }
  });
});

describe("precompress", () => {
  test("does its work once and again only for what changed", async () => {
    expect(await precompress(folder)).toBe(1);
    expect(await precompress(folder)).toBe(0);
    const later = new Date(Date.now() + 10_000);
    await utimes(join(folder, "assets", "entry-4f2a.js"), later, later);
    expect(await precompress(folder)).toBe(1);
    await serve();
  });
});
