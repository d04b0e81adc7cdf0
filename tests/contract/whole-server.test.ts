import { type CallName, calls } from "@tread/storefront/contract/calls.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { samples } from "./samples.ts";
import { request, send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop, { RATE_LIMITS: "on" });
});
afterAll(() => server.stop());

test("HTTP-01 each country's OpenAPI document lists every call at its own base", async () => {
  for (const country of ["nz", "au"]) {
    const { status, json } = await request(`${server.origin}/${country}/api/openapi.json`);
    expect(status).toBe(200);
    const { paths } = json as { paths: Record<string, Record<string, { operationId: string }>> };
    const listed = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(listed.sort()).toEqual((Object.keys(calls) as CallName[]).sort());
    expect(Object.keys(paths).every((path) => path.startsWith(`/${country}/`))).toBe(true);
  }
});

test("is alive, and ready while its database answers and its search is there", async () => {
  expect((await request(`${server.origin}/healthz`)).json).toEqual({ status: "ok" });
  const ready = { status: "ready", checks: { database: "ok", search: "ok" } };
  await expect.poll(async () => (await request(`${server.origin}/readyz`)).json).toEqual(ready);
  expect(server.log.join("")).not.toContain("/healthz");
});

test("a sitemap lists the shop's pages under the public address", async () => {
  const { headers, text } = await request(`${server.origin}/nz/sitemap.xml`);
  expect(headers.get("content-type")).toContain("xml");
  for (const path of ["/", "/brands/osker", "/categories/men"]) expect(text).toContain(`<loc>${server.origin}/nz${path}</loc>`);
  const products = await request(`${server.origin}/nz/sitemap-products.xml`);
  expect(products.text).toMatch(
    new RegExp(`<loc>${server.origin}/nz/products/osker/court-1</loc><image:image><image:loc>[^<]*/media/products/104201/side<`),
  );
  expect((await request(`${server.origin}/sitemap.xml`)).text).toContain(`<loc>${server.origin}/nz/sitemap-products.xml</loc>`);
  expect((await request(`${server.origin}/robots.txt`)).text).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
});

test("addresses outside the shops are not found: a document for browsers, a typed answer for others", async () => {
  const document = await request(`${server.origin}/carts`, { headers: { accept: "text/html" } });
  expect([document.status, document.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(document.text).toContain("Page not found");
  const other = await request(`${server.origin}/carts`);
  expect(other.json).toMatchObject({ code: "NotFound" });
});

test("one address may tell of what shoppers did only so often a minute", async () => {
  const event = {
    eventType: "click",
    eventName: "Product pressed",
    index: "tt_nz_products",
    userToken: "visitor",
    objectIDs: ["1"],
  };
  const tell = () =>
    request(`${server.origin}/nz/search/1/events`, { method: "POST", body: JSON.stringify({ events: [event] }) });
  const answers = await Promise.all(Array.from({ length: 61 }, tell));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(60).fill(200), 429]);
});

test("one address may look up only so many orders a minute, whatever it says of itself", async () => {
  const call = calls["orders.lookup"];
  const statuses: number[] = [];
  for (let index = 0; index < 25; index++) {
    const body = { orderNumber: `TT${index}`, email: "nobody@example.com" };
    const headers = { "x-forwarded-for": `203.0.113.${index}` };
    statuses.push((await send(server.origin, "nz", call, { body, headers })).status);
  }
  expect(statuses).toEqual([...Array(20).fill(404), ...Array(5).fill(429)]);
  const refused = await send(server.origin, "nz", call, { body: { orderNumber: "TT1", email: "nobody@example.com" } });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await send(server.origin, "nz", calls["content.frame"], await samples["content.frame"](server.origin))).status).toBe(
    200,
  );
});

test("carries its security headers on every kind of answer", async () => {
  const paths = ["/nz/api/content/frame", "/nz/api/nothing", "/healthz", "/nothing", "/nz/sitemap.xml", "/nz/100%"];
  for (const [path, accept] of paths.flatMap((path) => ["*/*", "text/html"].map((accept) => [path, accept] as const))) {
    const { headers } = await request(server.origin + path, { headers: { accept } });
    expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    expect(headers.get("x-request-id"), path).not.toBeNull();
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.has("strict-transport-security"), path).toBe(false);
    expect(headers.has("x-powered-by"), path).toBe(false);
  }
});

test("where others can reach the server there is no sandbox, whatever is asked of it", async () => {
  const open = await startServer(smallShop, { PUBLIC_ORIGIN: "https://shop.example" });
  try {
    for (const path of ["/sandbox/outbox", "/sandbox/hosted-fields/number"]) {
      expect([path, (await request(server.origin + path)).status]).toEqual([path, 200]);
      expect([path, (await request(open.listening + path)).status]).toEqual([path, 404]);
    }
    const part = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    expect((await request(`${server.origin}/sandbox/vault/parts`, part)).status).toBe(400);
    expect((await request(`${open.listening}/sandbox/vault/parts`, part)).status).toBe(404);
  } finally {
    await open.stop();
  }
});

describe("whom a proxy on this machine speaks for", () => {
  let open: RunningServer;
  beforeAll(async () => {
    open = await startServer(smallShop, { SANDBOX: "on" });
  });
  afterAll(() => open.stop());

  test.each(["X-Forwarded-For", "X-Forwarded-Host", "Forwarded", "Via", "X-Real-IP"])(
    "finds no sandbox, unless it is asked for (%s)",
    async (name) => {
      const headers = { [name]: "203.0.113.7" };
      for (const path of ["/sandbox/outbox", "/sandbox/warehouse", "/sandbox/hosted-fields/number"]) {
        expect([path, (await request(server.origin + path)).status]).toEqual([path, 200]);
        expect([path, (await request(server.origin + path, { headers })).status]).toEqual([path, 404]);
        expect([path, (await request(open.origin + path, { headers })).status]).toEqual([path, 200]);
      }
      expect((await request(`${server.origin}/nz/api/content/frame`, { headers })).status).toBe(200);
      expect(server.log.filter((line) => line.includes("the sandbox is closed to what a proxy passes on"))).toHaveLength(1);
    },
  );
});

test.each([
  ["in the sandbox", {}, true],
  ["where nobody lends", { PUBLIC_ORIGIN: "https://shop.example" }, false],
] as const)("a product's price says what it comes to in instalments %s: %o gives %s", async (_, environment, offered) => {
  const shop = await startServer(smallShop, environment, await builtPages());
  try {
    const { status, text } = await request(`${shop.listening}/nz/products/osker/court-1`, { headers: { accept: "text/html" } });
    expect([status, text.replaceAll("<!-- -->", "").includes("with Afterpay")]).toEqual([200, offered]);
  } finally {
    await shop.stop();
  }
});
