import { stores } from "@tread/storefront/catalogue/stores.ts";
import { structuredData as schemas } from "@tread/storefront/contract/structured-data.fixture.ts";
import { demoShop } from "@tread/storefront/launch/demo-shop.ts";
import type { ShopSource } from "@tread/storefront/server/composition.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { request } from "./send.ts";
import { smallShop } from "./small-shop.ts";

/*
 * What pages tell search engines and whoever shows a link to them, held against what these ask for: schema.org's types as Google
 * documents them for merchant listings, breadcrumbs, articles, local businesses and organisations, and the Open Graph protocol.
 */

// Pictures are not looked at here, so nobody needs to draw the demo's.
const shop: ShopSource = { ...demoShop, startArtist: smallShop.startArtist };
let server: RunningServer;
beforeAll(async () => {
  server = await startServer(shop, {}, await builtPages());
});
afterAll(() => server.stop());

type Known = keyof typeof schemas;

const get = (path: string) => request(server.origin + path, { headers: { accept: "text/html" } });

/** The things that a page describes, by type. */
function described(html: string): { type: Known; thing: unknown }[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return blocks.flatMap(([, text = "{}"]) => {
    const block = JSON.parse(text) as Record<string, unknown>;
    expect(block["@context"]).toBe("https://schema.org");
    const things = (block["@graph"] ?? [block]) as Record<string, unknown>[];
    return things.map((thing) => ({ type: [thing["@type"]].flat()[0] as Known, thing }));
  });
}

const store = stores.nz[0]?.path ?? "";
describe.each([
  ["/nz/", ["Organization", "WebSite"]],
  ["/au/", ["Organization", "WebSite"]],
  ["/nz/products/osker/court-low-chalk", ["BreadcrumbList", "ProductGroup"]],
  ["/au/products/osker/court-low-chalk", ["BreadcrumbList", "ProductGroup"]],
  ["/nz/products/norvane/moonboot-runner-moreton", ["BreadcrumbList", "ProductGroup"]],
  ["/nz/categories/men/shoes", ["BreadcrumbList"]],
  ["/nz/articles/delivery", ["Article", "BreadcrumbList"]],
  [`/nz${store}`, ["BreadcrumbList", "LocalBusiness"]],
] as const)("%s", (path, types) => {
  test("tells search engines what it is, in the form that they ask for", async () => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    const things = described(text);
    expect(things.map(({ type }) => type).sort()).toEqual([...types]);
    for (const { type, thing } of things) expect(schemas[type].safeParse(thing).error, type).toBeUndefined();
  });

  test("has one right address, its twins of the other country, and a picture to be shared with", async () => {
    const { text } = await get(path);
    const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(text)?.[1];
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
    expect(canonical).toBe(server.origin + path);
    expect(meta("og:url")).toBe(canonical);
    // A store stands in one country, and the other has no page of it.
    const twins = path.includes("/stores/") ? [] : ["en-AU", "en-NZ", "x-default"];
    expect([...text.matchAll(/hrefLang="([^"]*)"/g)].map(([, language]) => language).sort()).toEqual(twins);
    expect(meta("og:title")).toBeTruthy();
    expect(meta("og:description")).toBeTruthy();
    expect(meta("og:image")).toMatch(new RegExp(`^${server.origin}/`));
    const isProduct = path.includes("/products/");
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(isProduct ? ["1200", "630"] : [undefined, undefined]);
    if (!isProduct) return;
    const card = await fetch((meta("og:image") ?? "").replaceAll("&amp;", "&"));
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });
});

test.each([
  ["/nz/products/osker/court-low-chalk", true],
  ["/nz/products/norvane/moonboot-runner-moreton", false],
])("%s has a rating where somebody has reviewed it: %s", async (path, isReviewed) => {
  const group = described((await get(path)).text).find(({ type }) => type === "ProductGroup");
  expect(schemas.ProductGroup.parse(group?.thing).aggregateRating !== undefined).toBe(isReviewed);
});

test.each([
  ["/nz/", "#12130f"],
  ["/nz/btq", "#451020"],
  ["/nz/categories/btq", "#451020"],
])("the browser's bar over %s has the colour of the announcements under it", async (path, colour) => {
  expect((await get(path)).text).toContain(`<meta name="theme-color" content="${colour}"/>`);
});

test("every story of the blog is a posting with its author", async () => {
  const { text } = await get("/nz/blog");
  const [story] = [...new Set([...text.matchAll(/href="(\/nz\/blog\/[^"?#]+)"/g)].map(([, path = ""]) => path))];
  const things = described((await get(story ?? "")).text);
  const posting = things.find(({ type }) => type === "BlogPosting");
  expect(schemas.BlogPosting.safeParse(posting?.thing).error).toBeUndefined();
});

test("whatever is added to a listing's address, its one right address says what it shows and no more", async () => {
  const listing = `${server.origin}/nz/categories/men/shoes`;
  for (const [query, canonical] of [
    ["?utm_source=mail&gclid=1", listing],
    ["?sort=priceAsc", listing],
    ["?brand=Osker&sort=newest", listing],
    ["?size=9", listing],
    ["?page=2", `${listing}?page=2`],
    ["?utm_source=mail&page=2", `${listing}?page=2`],
    ["?page=1", listing],
  ]) {
    const { text } = await get(`/nz/categories/men/shoes${query}`);
    expect([query, /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]]).toEqual([query, canonical]);
  }
  const found = await get("/nz/search?q=court");
  expect(found.text).toContain('<meta name="robots" content="noindex"');
  expect(found.text).not.toContain('rel="canonical"');
});

test("a page of what only one country sells names no twin in the other's shop, where there is none", async () => {
  const path = "/products/norvane/ridgeback-southerly";
  const headers = { authorization: `Bearer ${server.ownerToken}` };
  const lines = (await (await fetch(`${server.listening}/catalogue/products`, { headers })).text()).split("\n");
  const line = lines.find((each) => each.includes(`"path":"${path}"`)) ?? "";
  const document = JSON.parse(line) as { countries: Record<string, unknown> };
  const body = `${JSON.stringify({ ...document, countries: { nz: document.countries.nz } })}\n`;
  const type = { "content-type": "application/x-ndjson" };
  const sent = await fetch(`${server.listening}/catalogue/products`, { method: "POST", headers: { ...headers, ...type }, body });
  expect(await sent.json()).toMatchObject({ applied: true, changed: 1 });
  await expect.poll(async () => (await get(`/au${path}`)).status, { timeout: 2_000 }).toBe(404);
  await expect.poll(async () => (await get(`/nz${path}`)).text, { timeout: 2_000 }).not.toContain("hrefLang");
});
