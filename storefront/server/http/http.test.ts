import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorBody } from "#contract/errors.ts";
import { ApiError } from "../api-error.ts";
import { type App, createApp } from "../app.ts";
import { readConfiguration } from "../configuration.ts";
import { createLogger } from "../observability/logger.ts";
import type { RequestContext } from "../service.ts";
import { callInProcess } from "./call-in-process.ts";
import { acceptsGzip } from "./compression.ts";
import { scriptedHandlers } from "./scripted-handlers.fixture.ts";

const nothingFound = { isRedirect: false, redirectHref: null, httpStatusCode: 404, entity: null };
const frame = {
  boutique: true,
  galleryOverlay: false,
  announcements: [],
  topLinks: [],
  btqTopLinks: [],
  hasStores: true,
  collects: true,
  footer: [],
  social: [],
  posters: [],
  overlays: [],
  badges: [],
};
const sizeChart = { id: "c1", type: "dense" as const, name: "Shoes", defaultSizeSystem: "usMen" as const, rows: [] };
const placed = {
  orderNumber: "TT1",
  placedAt: "2026-11-20T00:00:00Z",
  totals: {
    itemSubtotal: 1,
    totalDiscount: 0,
    itemSubtotalAfterDiscounts: 1,
    shipping: 0,
    taxIncluded: 0,
    grandTotal: 1,
    amountOutstanding: 0,
  },
};
const address = { contactName: "A", street1: "1", suburb: "S", postcode: "6011", country: "NZ", type: "ENTERED" };
const order = {
  cart: { items: [{ productId: "1", variantId: "1-9", qty: 1 }], payment: { methods: {} } },
  contact: { email: "a@b.co", firstName: "A", lastName: "B", phone: "1", agreeToMarketing: false },
  billingAddress: address,
  shippingAddress: address,
  shipping: { type: "DELIVERY", options: { methodCode: "standard" } },
  expectedTotal: 1,
};
const key = "k".repeat(24);

const handlers = {
  "content.resolve": vi.fn(() => nothingFound),
  "content.frame": vi.fn(() => frame),
  "sizeCharts.get": vi.fn(() => sizeChart),
  "products.byIds": vi.fn(() => ({ products: [] })),
  "search.queries": vi.fn(() => ({ results: [] })),
  "search.objects": vi.fn(() => ({ data: { results: [] } })),
  "checkout.orders": vi.fn(() => placed),
  "session.delete": vi.fn(() => ({})),
  "orders.lookup": vi.fn((): never => {
    throw new ApiError(404, "OrderNotFound", "We couldn't find an order with those details.");
  }),
  "reviews.list": vi.fn((): never => {
    throw new Error("secret inner workings at /srv/shop");
  }),
  // Wrong on purpose: an answer that strays from the contract.
  "content.navigation": vi.fn(() => ({ items: "none" }) as never),
};

const lines: string[] = [];
let app: App;

async function start(variables: Record<string, string> = {}): Promise<App> {
  app = await createApp({
    configuration: readConfiguration({ NODE_ENV: "test", LOG_LEVEL: "info", ...variables }),
    logger: createLogger("info", { write: (line) => void lines.push(line) }),
    handlers: scriptedHandlers(handlers),
  });
  return app;
}

beforeEach(async () => {
  lines.length = 0;
  vi.clearAllMocks();
  await start({ RATE_LIMITS: "off" });
});
afterEach(() => app.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: "POST",
    url,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json", ...headers },
  });

function typed(response: { statusCode: number; headers: Record<string, unknown>; body: string }, status: number, code: string) {
  expect(response.statusCode, response.body).toBe(status);
  const body = errorBody.parse(JSON.parse(response.body));
  expect(body.code).toBe(code);
  expect(body.message.length).toBeGreaterThan(10);
  expect(response.headers["cache-control"]).toBe("no-store");
  return body;
}

describe("calls over HTTP", () => {
  test("HTTP-01 answer under both countries' API base with the call's own caching and the request's country", async () => {
    for (const country of ["nz", "au"]) {
      const response = await app.http.inject(`/${country}/api/content/resolve?path=/x`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(nothingFound);
      expect(response.headers).toMatchObject({
        "content-type": "application/json; charset=utf-8",
        "cache-control": "public, max-age=30, stale-while-revalidate=300",
        "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
      });
      expect(handlers["content.resolve"]).toHaveBeenLastCalledWith(
        { query: { path: "/x" } },
        expect.objectContaining({ country, clientAddress: "127.0.0.1", requestId: response.headers["x-request-id"] }),
      );
    }
    expect((await post("/nz/api/products/by-ids", { ids: [] })).headers["cache-control"]).toBe("no-store");
  });

  test("search answers at the literal star, also for JSON sent as plain text", async () => {
    const body = { requests: [{ indexName: "tt_nz_products" }] };
    expect((await post("/nz/search/indexes/*/queries", body)).statusCode).toBe(200);
    expect((await post("/nz/search/indexes/*/queries", body, { "content-type": "text/plain" })).statusCode).toBe(200);
    expect((await post("/nz/search/indexes/%2A/queries", body)).statusCode).toBe(200);
    typed(await post("/nz/search/indexes/tt_nz_products/queries", body), 404, "NotFound");
    expect((await post("/au/search/indexes/tt_au_products/objects", { objectIds: [] })).statusCode).toBe(200);
    expect(handlers["search.objects"]).toHaveBeenLastCalledWith(
      { params: { index: "tt_au_products" }, body: { objectIds: [] } },
      expect.objectContaining({ country: "au" }),
    );
  });

  test("compress long answers for those who take gzip, and only those", async () => {
    handlers["sizeCharts.get"].mockReturnValue({ ...sizeChart, name: "x".repeat(5_000) });
    const plain = await app.http.inject("/nz/api/size-charts/c1");
    const small = await app.http.inject({ url: "/nz/api/size-charts/c1", headers: { "accept-encoding": "gzip, br" } });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(small.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect(small.rawPayload.length).toBeLessThan(200);
  });

  test("that take no body take an empty one, whatever its type", async () => {
    const headers = { "content-type": "application/json" };
    expect((await app.http.inject({ method: "DELETE", url: "/nz/api/session", headers, payload: "" })).json()).toEqual({});
    expect(handlers["session.delete"]).toHaveBeenCalledOnce();
  });

  test("answer HEAD like GET, without the body", async () => {
    const response = await app.http.inject({ method: "HEAD", url: "/nz/api/content/frame" });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  test("abort the handler's signal when the caller leaves", async () => {
    const address = await listen();
    const left = Promise.withResolvers<void>();
    handlers["content.frame"].mockImplementationOnce((async (_input: unknown, { signal }: RequestContext) => {
      signal?.addEventListener("abort", () => left.resolve());
      controller.abort();
      await left.promise;
      return frame;
    }) as never);
    const controller = new AbortController();
    await expect(fetch(`${address}/nz/api/content/frame`, { signal: controller.signal })).rejects.toThrow();
    await left.promise;
  });
});

async function listen(): Promise<string> {
  await app.http.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.http.server.address() as { port: number };
  return `http://127.0.0.1:${port}`;
}

/** Writes a text to a port as it is and reads until the connection is closed. */
function ask(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("bad input gets a typed answer", () => {
  test("400 for a wrong address", async () => {
    expect(typed(await app.http.inject("/nz/api/content/resolve"), 400, "InvalidRequest").issues?.[0]?.path).toBe("query.path");
    typed(await app.http.inject("/nz/api/content/resolve?path=/a&path=/b"), 400, "InvalidRequest");
    typed(await app.http.inject(`/nz/api/content/resolve?path=${"x".repeat(17_000)}`), 400, "InvalidRequest");
    typed(await app.http.inject("/nz/api/content/resolve?path=/a&__proto__=1"), 400, "InvalidRequest");
    typed(await app.http.inject("/nz/api/content/resolve?path=/a&constructor=1"), 400, "InvalidRequest");
    typed(await app.http.inject("/nz/api/size-charts/%E0%A4%A"), 400, "InvalidRequest");
    typed(await app.http.inject(`/nz/api/size-charts/${"x".repeat(65)}`), 400, "InvalidRequest");
    typed(await app.http.inject(`/nz/api/size-charts/${"x".repeat(600)}`), 400, "InvalidRequest");
  });

  test("400 for what is not JSON, or nothing, or poison", async () => {
    const send = (payload: string) =>
      app.http.inject({
        method: "POST",
        url: "/nz/api/products/by-ids",
        payload,
        headers: { "content-type": "application/json" },
      });
    for (const payload of [
      "{",
      "",
      "{'ids':[]}",
      '{"ids":[]}}',
      '{"ids":[],"__proto__":{"x":1}}',
      '{"ids":[],"constructor":{"prototype":{"x":1}}}',
    ]) {
      typed(await send(payload), 400, "InvalidRequest");
    }
    typed(await app.http.inject({ method: "POST", url: "/nz/api/products/by-ids" }), 400, "InvalidRequest");
    expect(handlers["products.byIds"]).not.toHaveBeenCalled();
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test("422 for a body of the wrong shape, naming where", async () => {
    for (const body of [null, [], 1, "ids", {}, { ids: "1" }, { ids: [1] }, { ids: Array(501).fill("1") }]) {
      const { issues } = typed(await post("/nz/api/products/by-ids", body), 422, "UnprocessableRequest");
      expect(issues?.[0]?.path).toMatch(/^body/);
    }
    for (const qty of [0, -1, 1.5, 1e9, "2", null]) {
      const items = [{ productId: "1", variantId: "1-9", qty }];
      const body = { ...order, cart: { ...order.cart, items } };
      const { issues } = typed(
        await post("/nz/api/checkout/orders", body, { "idempotency-key": key }),
        422,
        "UnprocessableRequest",
      );
      expect(issues).toEqual([expect.objectContaining({ path: "body.cart.items.0.qty" })]);
    }
    const huge = { ids: [], extra: Array.from({ length: 100 }, () => "x") };
    expect((await post("/nz/api/products/by-ids", huge)).statusCode).toBe(200);
    expect(handlers["products.byIds"]).toHaveBeenLastCalledWith({ body: { ids: [] } }, expect.anything());
  });

  test("413 for too much, 415 for what cannot be read", async () => {
    typed(await post("/nz/api/products/by-ids", { ids: ["x".repeat(70_000)] }), 413, "PayloadTooLarge");
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
      typed(await post("/nz/api/products/by-ids", { ids: [] }, { "content-type": type }), 415, "UnsupportedMediaType");
    }
    const bomb = gzipSync(JSON.stringify({ ids: [], filler: "x".repeat(1_000_000) }));
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    typed(
      await app.http.inject({ method: "POST", url: "/nz/api/products/by-ids", payload: bomb, headers }),
      415,
      "UnsupportedMediaType",
    );
  });

  test.each([
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/?from=mail",
    "/media/products/1/side",
    "/cdn-cgi/image/width=80/media/1",
    "/assets/a.js",
  ])("405 for another method than reading on %s, which can be read alone", async (url) => {
    const answer = await app.http.inject({ method: "POST", url, payload: "x", headers: { "content-type": "text/plain" } });
    typed(answer, 405, "MethodNotAllowed");
    expect(answer.headers.allow).toBe("GET, HEAD");
  });

  test("404 for calls that are not there, 405 with the allowed methods for the wrong one", async () => {
    typed(await app.http.inject("/nz/api"), 404, "NotFound");
    typed(await app.http.inject("/nz/api/nothing/here?x=1"), 404, "NotFound");
    typed(await app.http.inject("/de/api/content/frame"), 404, "NotFound");
    typed(
      await app.http.inject({ method: "POST", url: "/nz/api/nothing", payload: "x", headers: { "content-type": "x/y" } }),
      404,
      "NotFound",
    );
    const wrong = await app.http.inject({ method: "DELETE", url: "/nz/api/content/frame" });
    typed(wrong, 405, "MethodNotAllowed");
    expect(wrong.headers.allow).toBe("GET, HEAD");
    expect((await app.http.inject("/au/api/products/by-ids")).headers.allow).toBe("POST");
    for (const method of ["OPTIONS", "TRACE"] as const) {
      const asked = await app.http.inject({ method: method as "OPTIONS", url: "/nz/api/checkout/info" });
      typed(asked, 405, "MethodNotAllowed");
      expect(asked.headers.allow).toBe("POST");
    }
  });

  test("any JSON at all gets 200, 400 or 422 and never a server error", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.json(),
        fc.constantFrom("/nz/api/products/by-ids", "/au/search/indexes/*/queries", "/nz/api/checkout/orders"),
        async (payload, url) => {
          const headers = { "content-type": "application/json", "idempotency-key": key };
          const { statusCode } = await app.http.inject({ method: "POST", url, payload, headers });
          expect([200, 400, 422]).toContain(statusCode);
        },
      ),
      { numRuns: 200 },
    );
  });

  test("deeply nested JSON is no harm", async () => {
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    const response = await app.http.inject({
      method: "POST",
      url: "/nz/api/products/by-ids",
      payload: deep,
      headers: { "content-type": "application/json" },
    });
    typed(response, 422, "UnprocessableRequest");
  });

  test("a request line with a whole address is read as its path", async () => {
    const { port } = new URL(await listen());
    for (const [target, status] of [
      [`http://127.0.0.1:${port}/nz/api/content/resolve?path=/x`, 200],
      ["https://shop.example/nz/api/content/resolve?path=/x", 200],
      ["http://shop.example/nz/api/nothing", 404],
      ["http://shop.example", 404],
      ["*", 404],
    ] as const) {
      const answer = await ask(Number(port), `GET ${target} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`);
      expect(answer.split("\r\n", 1)[0], target).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  test("a request names one host, and is told so under the headers of every answer", async () => {
    const { port } = new URL(await listen());
    const path = "/nz/api/content/resolve?path=/x";
    const refused = /^HTTP\/1\.1 400 [\s\S]+content-security-policy: [\s\S]+"code":"InvalidRequest"/;
    const answer = (lines: string) => ask(Number(port), `GET ${path} ${lines}connection: close\r\n\r\n`);
    expect(await answer("HTTP/1.1\r\n")).toMatch(refused);
    expect(await answer("HTTP/1.1\r\nhost: shop\r\nHost: other\r\n")).toMatch(refused);
    expect(await answer("HTTP/1.1\r\nhost: shop\r\n")).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answer("HTTP/1.0\r\n")).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("even what is not HTTP gets one", async () => {
    const { port } = new URL(await listen());
    expect(await ask(Number(port), "NONSENSE\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 400 [\s\S]+content-security-policy: [\s\S]+"code":"InvalidRequest"/,
    );
    expect(await ask(Number(port), `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]+"code":"HeadersTooLarge"/,
    );
  });
});

describe("idempotency key", () => {
  test("is asked for, checked and handed to the handler", async () => {
    typed(await post("/nz/api/checkout/orders", order), 400, "IdempotencyKeyMissing");
    for (const bad of ["short", "k".repeat(129), `${key} ${key}`, `${key}\u00e9`]) {
      typed(await post("/nz/api/checkout/orders", order, { "idempotency-key": bad }), 400, "InvalidRequest");
    }
    expect(handlers["checkout.orders"]).not.toHaveBeenCalled();
    expect((await post("/nz/api/checkout/orders", order, { "idempotency-key": key })).json()).toEqual(placed);
    expect(handlers["checkout.orders"]).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ idempotencyKey: key }));
  });
});

describe("failures of handlers", () => {
  test("typed ones go out as they are", async () => {
    const response = await post("/nz/api/orders/lookup", { orderNumber: "TT1", email: "a@b.co" });
    expect(typed(response, 404, "OrderNotFound").message).toBe("We couldn't find an order with those details.");
  });

  test("all others are 500, logged with their cause and told to nobody", async () => {
    const response = await app.http.inject("/nz/api/products/1/reviews");
    typed(response, 500, "InternalError");
    expect(response.body).not.toMatch(/secret|srv|Error:|at /);
    expect(lines.join()).toContain("secret inner workings");
    expect(lines.join()).toContain(response.headers["x-request-id"]);
  });

  test("an answer against the contract is a failure outside production", async () => {
    typed(await app.http.inject("/nz/api/content/navigation"), 500, "InternalError");
    expect(lines.join()).toContain("content.navigation answered against its contract");
    await app.close();
    await start({ NODE_ENV: "production" });
    expect((await app.http.inject("/nz/api/content/navigation")).statusCode).toBe(200);
  });
});

describe("rate limits", () => {
  test("count per call and address, and say when to come back", async () => {
    await app.close();
    await start();
    const lookup = (remoteAddress: string, headers: Record<string, string> = {}) =>
      app.http.inject({
        method: "POST",
        url: "/nz/api/orders/lookup",
        remoteAddress,
        payload: JSON.stringify({ orderNumber: "TT1", email: "a@b.co" }),
        headers: { "content-type": "application/json", ...headers },
      });
    for (let index = 0; index < 20; index++) expect((await lookup("203.0.113.1")).statusCode).toBe(404);
    const refused = await lookup("203.0.113.1", { "x-forwarded-for": "198.51.100.7" });
    typed(refused, 429, "TooManyRequests");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect((await lookup("203.0.113.2")).statusCode).toBe(404);
    expect((await app.http.inject({ url: "/nz/api/content/frame", remoteAddress: "203.0.113.1" })).statusCode).toBe(200);
  });

  test("count all addresses of an IPv6 network, which anybody has as many of as they like, as one", async () => {
    await app.close();
    await start();
    const lookup = (remoteAddress: string) =>
      app.http.inject({
        method: "POST",
        url: "/nz/api/orders/lookup",
        remoteAddress,
        payload: { orderNumber: "TT1", email: "a@b.co" },
      });
    for (let index = 0; index < 20; index++) expect((await lookup(`2001:db8:0:7::${index}`)).statusCode).toBe(404);
    typed(await lookup("2001:db8:0:7:ffff::1"), 429, "TooManyRequests");
    expect((await lookup("2001:db8:0:8::1")).statusCode).toBe(404);
  });

  test("can be switched off", async () => {
    for (let index = 0; index < 30; index++) {
      expect((await post("/nz/api/orders/lookup", { orderNumber: "TT1", email: "a@b.co" })).statusCode).toBe(404);
    }
  });
});

describe("calls in process", () => {
  const context: RequestContext = { country: "nz", requestId: "r", clientAddress: "" };

  test("validate their input and hand over the handler's own object", async () => {
    const all = scriptedHandlers(handlers);
    expect(
      await callInProcess(all, "content.resolve", { params: undefined, query: { path: "/x" }, body: undefined }, context),
    ).toBe(nothingFound);
    await expect(
      callInProcess(all, "content.resolve", { params: undefined, query: { path: "" }, body: undefined }, context),
    ).rejects.toMatchObject({ status: 400, code: "InvalidRequest" });
  });
});

test("who sends too much is answered, and may ask for something else on the same connection", async () => {
  const tooMuch = "x".repeat(2 ** 20);
  const socket = connect(Number(new URL(await listen()).port), "127.0.0.1");
  let answers = "";
  socket.on("data", (part) => {
    answers += part;
  });
  const head = `POST /nz/api/products/by-ids HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: ${tooMuch.length}`;
  socket.write(`${head}\r\n\r\nx`);
  await once(socket, "data");
  socket.write(`${tooMuch.slice(1)}GET /nz/api/content/frame HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  await once(socket, "close");
  expect(answers).toMatch(/^HTTP\/1\.1 413 .*HTTP\/1\.1 200 /s);
});

test("what a request expects besides is overlooked, and its answer is as all others", async () => {
  const port = Number(new URL(await listen()).port);
  const expecting = "GET /nz/api/content/frame HTTP/1.1\r\nhost: shop\r\nexpect: miracles\r\nconnection: close\r\n\r\n";
  expect(await ask(port, expecting)).toMatch(/^HTTP\/1\.1 200 .*x-content-type-options: nosniff/s);
});

test("the head of a request has half a minute to come, and its body five", async () => {
  expect(app.http.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 0 });
  const port = Number(new URL(await listen()).port);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const heard = once(app.http.server, "request");
    let answered = "";
    const answer = ask(
      port,
      "POST /nz/api/products/by-ids HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ).then((text) => {
      answered = text;
    });
    await heard;
    vi.advanceTimersByTime(299_999);
    await nextTurn();
    expect(answered).toBe("");
    vi.advanceTimersByTime(1);
    await answer;
    expect(answered).toMatch(/^HTTP\/1\.1 408 .*"code":"RequestTimeout"/s);
  } finally {
    vi.useRealTimers();
  }
});

test("a shop that lends by Afterpay's own window keeps sight of it", async () => {
  const policy = async () => (await app.http.inject("/health")).headers["cross-origin-opener-policy"];
  expect(await policy()).toBe("same-origin");
  await app.close();
  await start({
    PUBLIC_ORIGIN: "https://shop.example",
    ...{ AFTERPAY_NZ_MERCHANT_ID: "100101", AFTERPAY_NZ_SECRET_KEY: "nz" },
    ...{ AFTERPAY_AU_MERCHANT_ID: "100102", AFTERPAY_AU_SECRET_KEY: "au" },
  });
  expect(await policy()).toBe("same-origin-allow-popups");
});

test("accept-encoding is read as RFC 9110 has it", () => {
  for (const yes of ["gzip", "br, gzip;q=0.5", "GZIP", "*", "deflate,gzip ;q=1"]) expect(acceptsGzip(yes), yes).toBe(true);
  for (const no of [undefined, "", "br", "gzip;q=0", "gzip;q=0.0", "xgzipx", "identity", "gzip;q=0, *", "*;q=0", "gzip;q=x"])
    expect(acceptsGzip(no), String(no)).toBe(false);
});

test.each([
  ["spaces", `${" ".repeat(200_000)}x`],
  ["spaces after a coding", `gzip${" ".repeat(200_000)}x`],
  ["commas and spaces", ", ".repeat(100_000)],
])("accept-encoding of two hundred thousand characters of %s is read in no time", (_, header) => {
  const started = performance.now();
  expect(acceptsGzip(header)).toBe(false);
  expect(performance.now() - started).toBeLessThan(3_000);
});
