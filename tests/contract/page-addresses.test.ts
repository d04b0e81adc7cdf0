import { connect } from "node:net";
import type { ShopDocument } from "@tread/storefront/contract/shop-documents.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages, type RunningServer, startServer } from "./running-server.ts";
import { request } from "./send.ts";
import { smallOpening, smallShop } from "./small-shop.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer(smallShop, {}, await builtPages());
});
afterAll(() => server.stop());

const get = (path: string) => request(server.origin + path, { headers: { accept: "text/html" } });

describe("long addresses", () => {
  test.each([
    ["a path beyond any of the shop's", `/nz/${"x".repeat(513)}`],
    ["a path beyond what a router takes", `/nz/categories/${"x".repeat(9_000)}`],
    ["a path of another country's shop", `/au/products/${"y".repeat(600)}`],
    ["a path of that length in other letters", `/nz/brands/${"%C4%81".repeat(200)}`],
    ["a path that is not there, with a long query", `/nz/NOWHERE?${"x".repeat(2_000)}`],
  ])("%s is not found, as a document", async (_, path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(text).toMatch(/^<!doctype html>/i);
  });

  test("a campaign is still known of where an address leads on, for each visitor their own", async () => {
    for (const campaign of ["mail", "shop window"]) {
      const { status, headers } = await get(`/nz/products/?q=court&utm_source=${encodeURIComponent(campaign)}`);
      const sent = new URL(headers.get("location") ?? "", server.origin);
      expect([status, sent.pathname, Object.fromEntries(sent.searchParams)]).toEqual([
        301,
        "/nz/products",
        { q: "court", utm_source: campaign },
      ]);
    }
  });

  test("and behind an old address that the owner has sent elsewhere", async () => {
    const { status, headers } = await get("/nz/sale?utm_source=mail&x=1");
    expect([status, headers.get("location")]).toEqual([301, "/nz/products?utm_source=mail"]);
  });

  test("a store that has closed leads where its owner has sent it, and one that never was is not found", async () => {
    const { status, headers } = await get("/nz/stores/closed");
    expect([status, headers.get("location")]).toEqual([301, "/nz/stores"]);
    expect((await get("/nz/stores/nowhere")).status).toBe(404);
  });

  test("a long query leads to the page's one right address and keeps what it says", async () => {
    const query = `?q=${"x".repeat(2_000)}`;
    const { status, headers } = await get(`/nz/products/${query}`);
    expect([status, headers.get("location")]).toEqual([301, `/nz/products${query}`]);
    expect((await get(`/nz/products${query}`)).status).toBe(200);
  });
});

test.each(["/nz/help/%0d%0ax", "/nz/help/%E2%80%A8"])(
  "%s, which no route can have, is not found, and no failure",
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(server.log.filter((line) => line.includes("page failed"))).toEqual([]);
  },
);

test("a request line with a whole address gets the page", async () => {
  const { host, port } = new URL(server.origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const lines = [`GET ${server.origin}/nz/brands HTTP/1.1`, `host: ${host}`, "accept: text/html", "connection: close"];
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("<title>");
});

test.each([
  ["/nz/checkout", "/nz/checkout/contact-info"],
  ["/nz/returns", "/nz/return"],
  ["/au/return/guest?utm_source=mail", "/au/return/guest/create?utm_source=mail"],
])("%s, as a shopper types it, leads to %s", async (path, page) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("location")]).toEqual([301, page]);
  expect((await get(page)).status).toBe(200);
});

describe("ROUTE-18 a product code that was scanned or printed", () => {
  test.each([
    ["/nz/pcr?code=104202", ""],
    ["/nz/pcr/?code=104202", ""],
    ["/nz/pcr?utm_source=label&code=104202", "?utm_source=label"],
  ])("%s", async (path, query) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([302, `/nz/products/osker/court-2${query}`]);
  });

  test.each(["/nz/pcr", "/nz/pcr?code=999999"])("%s leads nowhere", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("the account's pages send who is not signed in to sign in, and remember what was wanted", () => {
  test.each([
    ["ROUTE-24", ""],
    ["ROUTE-30", "/password/change"],
    ["ROUTE-31", "/contact-info"],
    ["ROUTE-32", "/addresses"],
    ["ROUTE-33", "/payment-methods"],
    ["ROUTE-34", "/wishlist"],
    ["ROUTE-35", "/orders?page=2"],
    ["ROUTE-36", "/orders/TT10000001"],
    ["ROUTE-37", "/orders/TT10000001/return/token"],
    ["ROUTE-38", "/qantas"],
  ])("%s /account%s", async (_, path) => {
    const { status, headers } = await get(`/nz/account${path}`);
    expect([status, headers.get("location")]).toEqual([
      302,
      `/nz/account/signin?redirect=${encodeURIComponent(`/account${path}`)}`,
    ]);
  });
});

describe("the pages of checkout stand in its own layout, from which nothing leads away but home and help", () => {
  const layoutOf = async (path: string) => {
    const { status, text } = await get(`/nz${path}`);
    const [header = ""] = /<header.*<\/header>/s.exec(text) ?? [];
    const links = [...header.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
    return { status, links: links.filter((href) => !/^\/nz\/(cart|checkout\/)/.test(href)), footer: text.includes("<footer") };
  };

  test.each([
    ["ROUTE-45", "/checkout/contact-info"],
    ["ROUTE-46", "/checkout/shipping"],
    ["ROUTE-47", "/checkout/payment"],
    ["ROUTE-48", "/checkout/success"],
    ["ROUTE-49", "/checkout/error"],
  ])("%s %s", async (_, path) => {
    expect(await layoutOf(path)).toEqual({ status: 200, links: ["/nz/", "tel:0800873233"], footer: false });
  });
});

test.each(["/checkout/contact-info", "/checkout/success", "/checkout/error"])(
  "%s says without scripts that it needs them, and whom to call",
  async (path) => {
    const [, words = ""] = /<main.*?<noscript>(.*?)<\/noscript>/s.exec((await get(`/nz${path}`)).text) ?? [];
    expect(words).toContain("needs JavaScript");
    expect(words).toContain("tel:0800873233");
  },
);

describe("the countries' shops", () => {
  test("CONF-13 are New Zealand's and Australia's, and no other", async () => {
    const statuses = await Promise.all(["/nz/", "/au/", "/us/", "/uk/"].map(async (path) => (await get(path)).status));
    expect(statuses).toEqual([200, 200, 404, 404]);
  });

  test.each([
    ["nz", "New Zealand", "NZD", "en-NZ"],
    ["au", "Australia", "AUD", "en-AU"],
  ] as const)("CTRY-03 the shop of code %s is %s's, at its base, in %s", async (code, name, currency, locale) => {
    const { status, text } = await get(`/${code}/`);
    expect([status, /<html[^>]* lang="([^"]+)"/.exec(text)?.[1]]).toEqual([200, locale]);
    expect((await get(`/${code}/products/osker/court-1`)).text).toContain(`"priceCurrency":"${currency}"`);
    const [, footer = ""] = /<footer(.*)<\/footer>/s.exec(text) ?? [];
    expect(footer).toContain(name);
    expect(footer).toContain(currency);
    for (const shop of ["nz", "au"]) {
      const { text: page } = await get(`/${shop}/`);
      expect(page).toContain(`hrefLang="${locale}" href="${server.origin}/${code}/"`);
    }
  });
});

test("a page that begins with no headline of its own is called by its title for whoever hears it", async () => {
  const { text } = await get("/nz/");
  expect(text.match(/<h1\b.*?<\/h1>/g)).toEqual([expect.stringContaining(">Home<")]);
});

const asBrowser = {
  accept: "text/html",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
};
const boutiqueNavigation: ShopDocument = {
  kind: "navigation",
  id: "btq",
  position: 1,
  countries: ["nz"],
  link: { label: "BTQ", path: "/btq" },
  columns: [],
};

test("ROUTE-20 lists of products and brands are the main shop's wherever they are sold, and its own categories the boutique's", async () => {
  const documents = smallOpening.documents.map(
    (document): ShopDocument =>
      document.kind === "category" ? { ...document, path: `/categories/btq/${document.id}`, btq: true } : document,
  );
  const products = smallOpening.products.map((product) => ({ ...product, boutique: true }));
  const opening = { ...smallOpening, products, documents: [...documents, boutiqueNavigation] };
  const shop = await startServer({ ...smallShop, opening: () => opening }, {}, await builtPages());
  try {
    const themeOf = async (path: string) => {
      const { status, text } = await request(shop.origin + path, { headers: asBrowser });
      return [status, /<html[^>]* data-theme="([^"]+)"/.exec(text)?.[1]];
    };
    for (const path of ["/nz/products", "/nz/brands/osker", "/nz/brands"])
      expect([path, ...(await themeOf(path))]).toEqual([path, 200, "main"]);
    expect(await themeOf("/nz/categories/btq/men")).toEqual([200, "btq"]);
  } finally {
    await shop.stop();
  }
});

test("HEAD-33 where the boutique's navigation is missing its pages are the error page, and the main shop stays up", async () => {
  const boutique: ShopDocument = {
    kind: "page",
    id: "btq",
    countries: ["nz"],
    path: "/btq",
    title: "BTQ",
    description: "",
    btq: true,
    blocks: [],
  };
  const opening = { ...smallOpening, documents: [...smallOpening.documents, boutique] };
  const shop = await startServer({ ...smallShop, opening: () => opening }, {}, await builtPages());
  try {
    const broken = await request(`${shop.origin}/nz/btq`, { headers: asBrowser });
    expect(broken.status).toBe(500);
    expect(broken.text).toContain("oops...");
    expect(broken.text).toContain("Sorry babe, something's not right.".replace("'", "&#x27;"));
    expect(shop.log.join("")).toContain("The navigation has no item labelled BTQ.");
    for (const path of ["/nz/", "/nz/products/osker/court-1"]) {
      expect((await request(shop.origin + path, { headers: asBrowser })).status).toBe(200);
    }
    const mended = await request(`${shop.origin}/catalogue/products`, {
      method: "POST",
      headers: { authorization: `Bearer ${shop.ownerToken}`, "content-type": "application/x-ndjson" },
      body: JSON.stringify(boutiqueNavigation),
    });
    expect(mended.json).toMatchObject({ applied: true, created: 1 });
    expect((await request(`${shop.origin}/nz/btq`, { headers: asBrowser })).status).toBe(200);
  } finally {
    await shop.stop();
  }
});

test("a shop that asks before it measures says so on pages that stay the same for everybody", async () => {
  expect((await get("/nz/")).text).not.toContain("data-consent");
  const asking = await startServer(smallShop, { CONSENT: "on" }, await builtPages());
  try {
    const of = async (cookie: string) =>
      request(`${asking.origin}/nz/`, { headers: { accept: "text/html", ...(cookie && { cookie }) } });
    const [first, second] = [await of(""), await of("consent=refused; signed_in=1")];
    expect(first.text).toMatch(/<html[^>]* data-consent="asked"/);
    expect(second.headers.get("etag")).toBe(first.headers.get("etag"));
  } finally {
    await asking.stop();
  }
});
