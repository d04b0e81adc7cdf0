import { createHash } from "node:crypto";
import { get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RenderRequest } from "#contract/rendering.ts";
import { ApiError } from "../api-error.ts";
import { scriptedHandlers } from "../http/scripted-handlers.fixture.ts";
import { createLogger } from "../observability/logger.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { documentPolicy } from "../security/content-security-policy.ts";
import { registerSecurityHeaders } from "../security/security-headers.ts";
import { trustedProxies } from "../security/trusted-proxies.ts";
import type { Renderer } from "./app-build.ts";
import { registerPages } from "./register-pages.ts";
import { isCrawler } from "./visitor.ts";

interface Seen {
  readonly request: Request;
  readonly about: RenderRequest;
}

const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let app: FastifyInstance;
let seen: Seen[];
let cache: PageCache;
let render: Renderer;
let origin: string;
const logged: string[] = [];

function html(text: string, nonce: string, init: ResponseInit = {}): Response {
  const page = `<!doctype html><script nonce="${nonce}">1</script>${text}<script nonce="${nonce}">2</script>`;
  return new Response(page, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init.headers } });
}

beforeEach(() => {
  seen = [];
  logged.length = 0;
  origin = "http://shop.test";
  render = async (request, { nonce }) => html(new URL(request.url).pathname, nonce);
  const renderer: Renderer = (request, about) => {
    seen.push({ request, about });
    return render(request, about);
  };
  cache = new PageCache({ maxAgeSeconds: 10, maxBytes: 1_000_000 });
  app = Fastify();
  registerSecurityHeaders(app);
  registerPages(app, {
    renderers: { nz: renderer, au: renderer },
    handlers: scriptedHandlers({
      "content.frame": () => {
        throw new ApiError(503, "ServiceUnavailable", "Try again.", {}, 2);
      },
      "content.navigation": () => {
        throw new Error("inner workings");
      },
    }),
    cache,
    policy: documentPolicy({ https: false }),
    origin: () => origin,
    trust: trustedProxies(["127.0.0.1"]),
    logger: createLogger("info", { write: (line) => void logged.push(line) }),
    settings: {},
  });
});
afterEach(() => app.close());

/** The hash sources of a policy's `script-src`. */
function allowedScripts(response: { headers: Record<string, unknown> }): string[] {
  const policy = String(response.headers["content-security-policy"]);
  return (
    /script-src ([^;]*)/
      .exec(policy)?.[1]
      ?.split(" ")
      .filter((source) => source !== "'self'") ?? []
  );
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("shared pages", () => {
  test("are rendered once, and every answer has the policy that names the document's scripts by their hashes", async () => {
    const answers = [];
    for (let index = 0; index < 4; index++) answers.push(await app.inject("/nz/categories/men"));
    expect(seen).toHaveLength(1);
    for (const answer of answers) {
      expect(answer.body).toBe("<!doctype html><script>1</script>/nz/categories/men<script>2</script>");
      expect(allowedScripts(answer)).toEqual([hashOf("1"), hashOf("2")]);
      expect(answer.headers["content-security-policy"]).not.toMatch(/nonce|unsafe-inline'[^;]*script|strict-dynamic/);
    }
    expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1);
    expect(answers[0]?.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-type": "text/html; charset=utf-8",
    });
  });

  test("are none under another page's path: what steps back in it is not found", async () => {
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const statusOf = (path: string) =>
      new Promise((resolve) => get({ port, path, host: "127.0.0.1" }, ({ statusCode }) => resolve(statusCode)));
    for (const path of ["/nz/brands/../cart", "/nz/%2e%2E/au/", "/nz/.", "/nz/brands/.%2e", "/nz/..?q=1"]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    }
    expect(seen).toEqual([]);
    expect(await statusOf("/nz/brands/x..y/...?q=/../")).toBe(200);
  });

  test("have the same entity tag whoever renders them", async () => {
    const first = await app.inject("/nz/brands");
    cache.invalidate();
    const second = await app.inject("/nz/brands");
    expect(seen).toHaveLength(2);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  test("allow no script that the renderer did not write", async () => {
    render = async (_request, { nonce }) => html('<script>steal()</script><script nonce="guess">steal()</script>', nonce);
    const answer = await app.inject("/nz/articles/x");
    expect(answer.body).toContain("<script>steal()</script>");
    expect(allowedScripts(answer)).toEqual([hashOf("1"), hashOf("2")]);
  });

  test("are the same compressed and plain, first and later", async () => {
    for (let index = 0; index < 3; index++) {
      const small = await app.inject({ url: "/nz/brands", headers: { "accept-encoding": "gzip" } });
      expect(small.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
      expect(gunzipSync(small.rawPayload).toString()).toBe("<!doctype html><script>1</script>/nz/brands<script>2</script>");
      expect(allowedScripts(small)).toEqual([hashOf("1"), hashOf("2")]);
    }
  });

  test("see nothing of the visitor: no cookies, no credentials, no trackers", async () => {
    await app.inject({
      url: "/nz/products?utm_source=mail&page=2&brand=b&brand=a",
      headers: {
        cookie: "session=secret; signed_in=1",
        authorization: "Bearer x",
        "x-forwarded-for": "203.0.113.4",
        "user-agent": `${browser} Someone`,
      },
    });
    const { request, about } = seen[0] as Seen;
    expect(request.url).toBe("http://shop.test/nz/products?brand=b&brand=a&page=2");
    expect([...request.headers]).toEqual([
      ["accept", "text/html"],
      ["user-agent", "Mozilla/5.0"],
    ]);
    expect(about).toMatchObject({ country: "nz", origin: "http://shop.test", geoCountry: null, signedIn: false });
  });

  test("answer 304 to the entity tag, with the policy of the document that the browser has", async () => {
    const first = await app.inject("/nz/");
    const etag = first.headers.etag as string;
    for (const header of [etag, `"x", ${etag}`, etag.replace("W/", ""), "*"]) {
      const again = await app.inject({ url: "/nz/", headers: { "if-none-match": header } });
      expect([again.statusCode, again.body, again.headers.etag], header).toEqual([304, "", etag]);
      expect(again.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    }
    expect((await app.inject({ url: "/nz/", headers: { "if-none-match": '"other"' } })).statusCode).toBe(200);
  });

  test("are rendered once for a crowd that comes at the same time", async () => {
    const gate = Promise.withResolvers<void>();
    render = async (_request, { nonce }) => {
      await gate.promise;
      return html("crowd", nonce);
    };
    const crowd = Array.from({ length: 20 }, () => app.inject("/nz/brands/osker"));
    await delay(20);
    gate.resolve();
    const answers = await Promise.all(crowd);
    expect(seen).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });

  test("that are not found, failed or set a cookie are not kept", async () => {
    const inits: ResponseInit[] = [
      { status: 404 },
      { status: 500 },
      { headers: { "set-cookie": "a=b" } },
      { headers: { "cache-control": "private" } },
    ];
    for (const init of inits) {
      seen = [];
      render = async (_request, { nonce }) => html("x", nonce, init);
      const first = await app.inject("/nz/products/gone");
      expect(first.statusCode).toBe(init.status ?? 200);
      await app.inject("/nz/products/gone");
      expect(seen).toHaveLength(2);
    }
    expect(cache.size).toBe(0);
  });

  test("that have moved redirect, again and again", async () => {
    render = async () => new Response(null, { status: 301, headers: { location: "/nz/btq" } });
    for (let index = 0; index < 2; index++) {
      const moved = await app.inject("/nz/articles/btq");
      expect([moved.statusCode, moved.headers.location, moved.body]).toEqual([301, "/nz/btq", ""]);
    }
    expect(seen).toHaveLength(1);
  });

  test("differ for visitors from the other country and for crawlers, and only then", async () => {
    const from = (country: string) => ({ "user-agent": browser, "cf-ipcountry": country });
    await app.inject({ url: "/nz/", headers: from("AU") });
    await app.inject({ url: "/nz/", headers: from("DE") });
    await app.inject({ url: "/nz/", headers: from("AU"), remoteAddress: "203.0.113.1" });
    await app.inject({
      url: "/nz/",
      headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    });
    expect(seen.map(({ about }) => about.geoCountry)).toEqual(["au", null, null]);
    expect(seen[2]?.request.headers.get("user-agent")).toContain("bot");
    expect(seen.map(({ about }) => about.crawler)).toEqual([false, false, true]);
  });

  test.each(["/nz/cart", "/nz/nope"])("HEAD of %s gives the headers of GET, whatever has to be rendered for it", async (url) => {
    render = async (request, { nonce }) =>
      request.method === "HEAD" ? new Response(null) : html("page", nonce, { status: url === "/nz/nope" ? 404 : 200 });
    const headersOf = async (method: "GET" | "HEAD") => {
      const { body, statusCode, headers } = await app.inject({ method, url });
      const { date: _, "x-request-id": __, ...told } = headers;
      return { hasBody: body !== "", statusCode, ...told };
    };
    expect(await headersOf("HEAD")).toEqual({ ...(await headersOf("GET")), hasBody: false });
  });

  test("HEAD gives the headers of GET", async () => {
    const head = await app.inject({ method: "HEAD", url: "/nz/" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers.etag).toBe((await app.inject("/nz/")).headers.etag);
  });

  test("a rendering that breaks tells everyone who waits, and the next visitor tries again", async () => {
    render = async () => {
      throw new Error("broken");
    };
    const [a, b] = await Promise.all([app.inject("/nz/"), app.inject("/nz/")]);
    expect([a?.statusCode, b?.statusCode]).toEqual([500, 500]);
    render = async (_request, { nonce }) => html("well", nonce);
    expect((await app.inject("/nz/")).statusCode).toBe(200);
  });

  test("a page without any body that failed gets a plain document", async () => {
    render = async () => new Response(null, { status: 500 });
    const failed = await app.inject("/nz/");
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain("Something went wrong");
    expect(failed.headers["content-type"]).toContain("text/html");
  });
});

describe("an error without a page, as crawlers get it", () => {
  const crawlers = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
    "Applebot/0.1",
  ];

  test.each(["/nz/", "/nz/cart"])("ERRP-23 is its bare status and a minimal page of the server's own: %s", async (url) => {
    for (const [status, words] of [
      [404, "Page not found"],
      [500, "Something went wrong"],
      [503, "Something went wrong"],
    ] as const) {
      render = async () => new Response(null, { status });
      const answer = await app.inject({ url, headers: { "user-agent": crawlers[0] } });
      expect(answer.statusCode).toBe(status);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.body).toContain(words);
      expect(answer.body).toContain("noindex");
      expect(answer.body).not.toContain("<script");
      const style = String(/<style>([^<]+)<\/style>/.exec(answer.body)?.[1]);
      const policy = String(answer.headers["content-security-policy"]);
      expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
      // Who comes back to it tries the same address again.
      expect(answer.body.includes('href="">Try again')).toBe(status >= 500);
    }
    expect(cache.size).toBe(0);
  });

  test.each(["/nz/", "/nz/cart"])("ERRP-22 the page is told that a crawler asks: %s", async (url) => {
    for (const userAgent of [browser, crawlers[1]!]) await app.inject({ url, headers: { "user-agent": userAgent } });
    expect(seen.map(({ about }) => about.crawler)).toEqual([false, true]);
  });

  test.each(["/nz/", "/nz/cart"])("a crawler is not asked for its own country's shop: %s", async (url) => {
    for (const userAgent of [browser, crawlers[0]!])
      await app.inject({ url, headers: { "user-agent": userAgent, "cf-ipcountry": "AU" } });
    expect(seen.map(({ about }) => about.geoCountry)).toEqual(["au", null]);
  });

  test("a browser without a window is a shopper's, and a crawler that runs one is a crawler", () => {
    const headless =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36";
    expect([headless, `${headless} (compatible; Googlebot/2.1)`].map(isCrawler)).toEqual([false, true]);
  });

  test("ERRP-23 crawlers are those of isbot's list; browsers and whoever does not say are none", () => {
    for (const userAgent of crawlers) expect([userAgent, isCrawler(userAgent)]).toEqual([userAgent, true]);
    const iPhone =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    for (const userAgent of [browser, iPhone, "", undefined])
      expect([userAgent, isCrawler(userAgent)]).toEqual([userAgent, false]);
  });
});

describe("personal pages", () => {
  test("are rendered for their own request, every time, and never kept", async () => {
    render = async (_request, { nonce }) => html("cart", nonce, { headers: { "set-cookie": "a=b" } });
    const first = await app.inject({ url: "/nz/cart?x=1", headers: { cookie: "session=mine" } });
    await app.inject("/nz/cart?x=1");
    expect(seen).toHaveLength(2);
    expect(seen[0]?.request.url).toBe("http://shop.test/nz/cart?x=1");
    expect(seen[0]?.request.headers.get("cookie")).toBe("session=mine");
    expect(first.headers).toMatchObject({ "set-cookie": ["a=b"], vary: "accept-encoding, cookie" });
    expect(first.headers).not.toHaveProperty("etag");
    expect(first.body).not.toContain("nonce");
    expect(allowedScripts(first)).toEqual([hashOf("1"), hashOf("2")]);
    expect(cache.size).toBe(0);
  });

  test.each([
    ["signed_in=1", true],
    ["country=nz; signed_in=1; x=y", true],
    ["signed_in=", false],
    ["not_signed_in=1", false],
    ["x=signed_in=1", false],
    [undefined, false],
  ])("learn from the cookie %j that somebody is signed in: %s", async (cookie, expected) => {
    await app.inject({ url: "/nz/account", headers: cookie === undefined ? {} : { cookie } });
    expect(seen[0]?.about.signedIn).toBe(expected);
  });

  test("of what a shopper has, pays and ordered are in no cache, those that only their address makes personal may be", async () => {
    const caching = async (url: string) => (await app.inject(url)).headers["cache-control"];
    const secret = [
      ...["/nz/cart", "/nz/cart?x=1", "/nz/cart.data", "/au/checkout/payment", "/nz/orders/TT1", "/nz/orders"],
      ...["/nz/account", "/nz/account?x=1", "/nz/account.data", "/au/account/signin", "/nz/account/orders.data"],
      ...["/nz/return", "/nz/return/guest/create", "/nz/gift-cards/balance", "/nz/carts"],
      ...["/nz/CART", "/nz/%63art", "/nz/Checkout/Payment", "/nz/ORDERS/TT1", "/nz/Account"],
    ];
    for (const url of secret) {
      expect([url, await caching(url)]).toEqual([url, "no-store"]);
    }
    for (const url of ["/nz/", "/nz/products.data", `/nz/products?q=${"x".repeat(2_000)}`]) {
      expect([url.slice(0, 20), await caching(url)]).toEqual([url.slice(0, 20), "private, no-cache"]);
    }
  });

  test("arrive whole, with the scripts of what was rendered last in their policy too", async () => {
    render = async (_request, { nonce }) =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(new TextEncoder().encode("shell"));
            await delay(10);
            controller.enqueue(new TextEncoder().encode(`<script nonce="${nonce}">later()</script>`));
            controller.close();
          },
        }),
        { headers: { "content-type": "text/html" } },
      );
    const answer = await app.inject({ url: "/nz/cart", headers: { "accept-encoding": "gzip" } });
    expect(answer.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(answer.rawPayload).toString()).toBe("shell<script>later()</script>");
    expect(allowedScripts(answer)).toEqual([hashOf("later()")]);
  });

  test("stop being rendered when the visitor leaves, which is no failure", async () => {
    const started = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    render = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode("shell"));
            started.resolve();
          },
          cancel: () => stopped.resolve(),
        }),
      );
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const controller = new AbortController();
    const response = fetch(`${address}/nz/cart`, { signal: controller.signal });
    await started.promise;
    controller.abort();
    await expect(response).rejects.toThrow("aborted");
    await stopped.promise;
    expect(logged).toEqual([]);
  });
});

describe("calls while rendering", () => {
  test("reject with what the browser would get, and hide what is ours", async () => {
    const failures: unknown[] = [];
    render = async (_request, { call, nonce }) => {
      const nothing = { params: undefined, query: undefined, body: undefined };
      for (const name of ["content.frame", "content.navigation"] as const)
        await call(name, nothing).catch((failure) => failures.push(failure));
      return html("x", nonce);
    };
    await app.inject("/nz/");
    expect(failures).toEqual([
      { status: 503, code: "ServiceUnavailable", message: "Try again.", retryAfter: 2 },
      { status: 500, code: "InternalError", message: expect.not.stringContaining("inner") },
    ]);
    expect(logged.join()).toContain("inner workings");
  });
});

describe("the way in", () => {
  test("ROUTE-61 / leads to the chosen country, else to where the visitor is, else to New Zealand", async () => {
    const from = async (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
      (await app.inject({ url: "/?ref=x", headers, remoteAddress })).headers.location;
    expect(await from({})).toBe("/nz/?ref=x");
    expect(await from({ "cf-ipcountry": "AU" })).toBe("/au/?ref=x");
    expect(await from({ "cf-ipcountry": "AU" }, "203.0.113.1")).toBe("/nz/?ref=x");
    expect(await from({ "cf-ipcountry": "DE" })).toBe("/nz/?ref=x");
    expect(await from({ cookie: "a=b; country=au" })).toBe("/au/?ref=x");
    expect(await from({ cookie: "country=nz", "cf-ipcountry": "AU" })).toBe("/nz/?ref=x");
    expect(await from({ cookie: "country=evil" })).toBe("/nz/?ref=x");
    expect((await app.inject("/")).statusCode).toBe(302);
  });

  test.each([
    ["/products", "/au/products"],
    ["/btq?utm_source=x", "/au/btq?utm_source=x"],
    ["/brands/osker/shoes?sale=true&brand=a%2Bb", "/au/brands/osker/shoes?sale=true&brand=a%2Bb"],
    ["/cart", "/au/cart"],
    ["/products//evil.example", "/au/products//evil.example"],
  ])("ROUTE-61 %s without its country leads to the visitor's", async (url, location) => {
    const answer = await app.inject({ url, headers: { cookie: "country=au" } });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-cache", vary: "cookie" });
    expect(seen).toEqual([]);
  });

  test.each(["/us/products", "/productsx", "/api", "/wp-login.php"])("%s is nowhere", async (url) => {
    expect((await app.inject({ url, headers: { cookie: "country=au" } })).statusCode).toBe(404);
  });

  test("ROUTE-61 whoever comes to a country's shop from another's has chosen it, whichever way the page is made", async () => {
    const cookie = async (url: string, referer?: string) =>
      (await app.inject({ url, headers: { host: "shop.test", ...(referer && { referer }) } })).headers["set-cookie"];
    const au = "country=au; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly";
    expect(await cookie("/au/", "http://shop.test/nz/categories/men")).toBe(au);
    expect(await cookie("/au/", "http://shop.test/nz/")).toBe(au);
    expect(await cookie("/au/cart", "https://shop.test/nz/cart")).toBe(au);
    expect(await cookie("/nz/", "http://shop.test/au/")).toContain("country=nz;");
    origin = "https://shop.test";
    expect(await cookie("/au/", "https://shop.test/nz/")).toBe(`${au}; Secure`);
    for (const other of [
      undefined,
      "http://shop.test/au/",
      "http://shop.test/",
      "http://evil.test/nz/",
      "http://shop.test/nzx/",
      "nonsense",
    ])
      expect([other, await cookie("/au/", other)]).toEqual([other, undefined]);
  });

  test("a country's base without its slash leads to its front page", async () => {
    const moved = await app.inject("/au?x=1");
    expect([moved.statusCode, moved.headers.location]).toEqual([301, "/au/?x=1"]);
  });
});
