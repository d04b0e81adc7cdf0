import { calls, type ResponseOf } from "@tread/storefront/contract/calls.ts";
import { importReport } from "@tread/storefront/contract/catalogue.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
let opening: string;
beforeAll(async () => {
  server = await startServer(smallShop);
  opening = await exported();
});
afterAll(() => server.stop());
// What a test has put in besides, it takes out again.
beforeEach(async () => {
  const added = documentsIn(await exported()).filter(({ kind, id }) => !changed(kind, id, {}).kind);
  const gone = added.map(({ kind, id }) => `${JSON.stringify({ kind, id, removed: true })}\n`);
  expect((await imported(opening + gone.join(""))).applied).toBe(true);
});

const owner = (body?: string, query = "") =>
  fetch(`${server.origin}/catalogue/products${query}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${server.ownerToken}`,
      ...(body !== undefined && { "content-type": "application/x-ndjson" }),
    },
    body,
  });
const exported = async () => (await owner()).text();
const imported = async (text: string, query?: string) => importReport.parse(await (await owner(text, query)).json());
const put = (...documents: object[]) => imported(documents.map((document) => `${JSON.stringify(document)}\n`).join(""));

type Document = { readonly kind: string; readonly id: string; readonly [key: string]: unknown };
const documentsIn = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Document)
    .filter((document) => "kind" in document);
/** A document that the shop opened with, with changes. */
function changed(kind: string, id: string, changes: object): Document {
  const all = documentsIn(opening);
  return { ...all.find((one) => one.kind === kind && one.id === id)!, ...changes };
}

async function ask<N extends "content.resolve" | "content.navigation" | "content.frame" | "stores.list" | "reviews.list">(
  name: N,
  input: Parameters<typeof send>[3] = {},
): Promise<ResponseOf<N>> {
  return (await send(server.origin, "nz", calls[name], input)).json as ResponseOf<N>;
}
const at = async (path: string) => (await ask("content.resolve", { query: [["path", path]] })).entity;

async function found(index: string, query: string, ruleContexts?: string[]): Promise<string[]> {
  const body = { requests: [{ indexName: `tt_nz_${index}`, params: { query, ruleContexts } }] };
  const { json } = await send(server.origin, "nz", calls["search.queries"], { body });
  return calls["search.queries"].response.parse(json).results[0]!.hits.map(({ objectID }) => objectID);
}

/** What is wrong, by line. */
const why = async (...documents: object[]) => {
  const report = await put(...documents);
  expect(report.applied).toBe(false);
  return Object.fromEntries(report.lines.map(({ line, problems }) => [line, problems.join(" ")]));
};

test("a promotion that the owner puts in is taken off the next cart, and off none once it is taken out", async () => {
  const twenty = changed("promotion", "ten", { id: "twenty", codes: ["twenty"], effect: { type: "percentOff", percent: 20 } });
  expect(await put(twenty)).toMatchObject({ applied: true, created: 1, lines: [{ id: "promotion twenty", outcome: "created" }] });
  const discount = async () => {
    const items = [{ productId: "104201", variantId: "104201-9", qty: 1 }];
    const body = { cart: { items, promoCodes: ["TWENTY"] } };
    const { json } = await send(server.origin, "nz", calls["checkout.info"], { body });
    const { itemSubtotal, itemSubtotalAfterDiscounts } = calls["checkout.info"].response.parse(json);
    return 1 - itemSubtotalAfterDiscounts / itemSubtotal;
  };
  expect(await discount()).toBeCloseTo(0.2);
  expect(await put({ kind: "promotion", id: "twenty", removed: true })).toMatchObject({ applied: true, removed: 1 });
  expect(await discount()).toBe(0);
});

test("a category is a page, a crumb of its products and a hit of the search; renamed it is so everywhere", async () => {
  const renamed = changed("category", "sneakers", { name: "Trainers", shortName: "Trainers", headline: { shout: "Trainers" } });
  expect(await put(renamed)).toMatchObject({ applied: true, changed: 1 });
  expect(await at("/categories/men/shoes/sneakers")).toMatchObject({
    data: { name: "Trainers", headline: { shout: "Trainers" } },
  });
  expect(await at("/products/osker/court-1")).toMatchObject({ data: { canonicalCategory: { shortName: "Trainers" } } });
  const { items } = await ask("content.navigation");
  expect(items[0]!.children[0]!.children).toEqual([{ link: { label: "Trainers", path: "/categories/men/shoes/sneakers" } }]);
  await expect.poll(() => found("categories", "trainers"), { timeout: 2_000 }).toEqual(["sneakers"]);
  await expect.poll(() => found("products", "trainers"), { timeout: 2_000 }).toHaveLength(2);

  expect(await found("products", "", ["category-sneakers"])).toEqual(["104201", "104202"]);
  await put({ ...renamed, first: ["104202"] });
  await expect.poll(() => found("products", "", ["category-sneakers"]), { timeout: 2_000 }).toEqual(["104202", "104201"]);
});

test("a brand that is renamed is so on its products, in the search, and in what others are told of them", async () => {
  expect(await put(changed("brand", "osker", { name: "Osker and Daughters" }))).toMatchObject({ applied: true, changed: 1 });
  const brand = { id: "osker", name: "Osker and Daughters" };
  expect(await at("/products/osker/court-1")).toMatchObject({ data: { brand } });
  await expect.poll(() => found("products", "daughters"), { timeout: 2_000 }).toHaveLength(2);
  expect(await (await owner(undefined, "?form=merchant-tsv&country=nz")).text()).toContain("\tOsker and Daughters\t");
  const table = await (await owner(undefined, "?form=shopify&country=nz")).text();
  expect(table).toContain(",Osker and Daughters,");
  const headers = { authorization: `Bearer ${server.ownerToken}`, "content-type": "text/csv" };
  const again = await fetch(`${server.origin}/catalogue/products?country=nz`, { method: "POST", headers, body: table });
  expect(await again.json()).toMatchObject({ applied: true, created: 0, changed: 0, refused: 0 });
});

test("announcements, pages, articles, redirects and stores are the owner's, and are gone when they are taken out", async () => {
  const line = changed("announcement", "open", {
    id: "sale",
    position: 1,
    text: "Free over {freeExpressDeliveryFrom}. Call {supportPhone}.",
    link: "/sale",
  });
  const page = changed("page", "home", {
    id: "spring",
    path: "/spring",
    title: "Spring",
    blocks: [{ type: "productCarousel", headline: { shout: "New" }, more: null, products: ["104201"] }],
  });
  const article = changed("article", "one", { id: "two", path: "/articles/two", title: "Waterproofing" });
  const redirect = { kind: "redirect", id: "/winter", to: "/spring" };
  const store = changed("store", "0021", { id: "0099", name: "Nelson", path: "/stores/nelson" });
  const added = [line, page, article, redirect, store];
  expect(await put(...added)).toMatchObject({ applied: true, created: 5 });
  expect((await ask("content.frame")).announcements).toEqual([
    { announcementText: "We are open." },
    { announcementText: "Free over $150. Call 0800\u00a0873\u00a0233.", announcementLink: "/sale" },
  ]);
  expect(await at("/spring")).toMatchObject({
    data: { title: "Spring", blocks: [{ products: [{ id: "104201", price: 18_000 }] }] },
  });
  expect(await at("/articles/two")).toMatchObject({ data: { title: "Waterproofing", article: { kind: "help" } } });
  expect(await at("/articles")).toMatchObject({ data: { groups: [{ links: [{ id: "one" }, { id: "two" }] }] } });
  expect((await ask("content.resolve", { query: [["path", "/winter"]] })).redirectHref).toBe("/spring");
  expect((await ask("stores.list")).stores.map(({ name }) => name)).toContain("Nelson");
  await expect.poll(() => found("articles", "waterproofing"), { timeout: 2_000 }).toEqual(["two"]);

  expect(await put(...added.map(({ kind, id }) => ({ kind, id, removed: true })))).toMatchObject({ applied: true, removed: 5 });
  expect(await exported()).toBe(opening);
  expect(await at("/spring")).toBeNull();
  await expect.poll(() => found("articles", "waterproofing"), { timeout: 2_000 }).toEqual([]);
});

test("an item of the navigation that is renamed is so in the header, with its panel, and in the boutique's", async () => {
  const renamed = changed("navigation", "new", { link: { label: "Just in", path: "/products" } });
  const boutique = changed("navigation", "new", {
    id: "btq",
    position: 1,
    link: { label: "BTQ", path: "/btq" },
    columns: [
      { link: { label: "Bags", path: "/products" }, links: [] },
      { link: { label: "Boots", path: "/products" }, links: [{ label: "Chelsea", path: "/products?q=chelsea" }] },
    ],
  });
  expect(await put(renamed, boutique)).toMatchObject({ applied: true, changed: 1, created: 1 });
  expect((await ask("content.navigation")).items.map(({ link }) => link.label)).toEqual(["Just in", "BTQ"]);
  expect(await ask("content.frame")).toMatchObject({
    topLinks: [{ label: "Just in", path: "/products" }],
    btqTopLinks: [
      { label: "Bags", path: "/products" },
      { label: "Boots", path: "/products", expandable: true },
    ],
  });
});

test("size charts, brands, overlays, badges, facets and reviews are the owner's", async () => {
  const report = await put(
    changed("sizeChart", "mens-shoes", { name: "Men" }),
    changed("brand", "osker", { line: "Shoes for courts." }),
    changed("overlay", "new", { name: "Fresh" }),
    changed("badge", "vegan", { name: "No animals" }),
    changed("facets", "all", {
      facets: [
        {
          id: "colour",
          label: "Colour",
          type: "OPTIONS",
          attribute: "baseColours",
          queryParameter: "colour",
          optionSort: "alpha",
        },
      ],
    }),
    changed("reviews", "104201", { average: 5 }),
  );
  expect(report).toMatchObject({ applied: true, changed: 6 });
  const chart = await send(server.origin, "nz", calls["sizeCharts.get"], { params: { id: "mens-shoes" } });
  expect(chart.json).toMatchObject({ name: "Men" });
  expect((await send(server.origin, "nz", calls["sizeCharts.get"], { params: { id: "mens" } })).json).toEqual({
    redirectTarget: { id: "mens-shoes" },
  });
  expect(await at("/brands/osker")).toMatchObject({ data: { description: "Shoes for courts. ", facets: [{ id: "colour" }] } });
  expect(await ask("content.frame")).toMatchObject({ overlays: [{ name: "Fresh" }], badges: [{ name: "No animals" }] });
  expect(await ask("reviews.list", { params: { id: "104201" } })).toMatchObject({ average: 5, count: 1 });
});

test("reviews that the owner takes out are gone", async () => {
  expect(await put({ kind: "reviews", id: "104201", removed: true })).toMatchObject({ applied: true, removed: 1 });
  expect(await ask("reviews.list", { params: { id: "104201" } })).toMatchObject({ average: 0, count: 0 });
});

test("what a file names and nobody has is told at its line, and nothing of the file is taken", async () => {
  const one = changed("article", "one", {});
  const product = JSON.parse(opening.trim().split("\n").at(-1)!) as object;
  const problems = await why(
    changed("category", "sneakers", { parent: "nowhere" }),
    changed("category", "men", { parent: "men" }),
    changed("page", "home", { blocks: [{ type: "marquee", text: "Hello" }] }),
    changed("announcement", "open", { text: "<script>alert(1)</script>" }),
    one,
    one,
    { ...one, id: "same-path" },
    changed("promotion", "ten", { effect: { type: "percentOff", percent: 140 } }),
    changed("promotion", "ten", { id: "more", effect: { type: "amountOff", amount: 5_000, minimum: 100 } }),
    changed("promotion", "ten", { id: "late", codes: ["LATE"], startsAt: 1_795_955_433_200, endsAt: 1_795_955_433_100 }),
    changed("promotion", "ten", { id: "again" }),
    changed("site", "main", { recommended: ["999999"] }),
    { kind: "banner", id: "x" },
    { kind: "redirect", id: "/old", to: "javascript:alert(1)" },
    { kind: "brand", id: "gone", removed: true },
    changed("store", "0021", { timeZone: "Pacific/Atlantis" }),
    { kind: "redirect", id: "/here", to: "/there?from=here" },
    { kind: "redirect", id: "/there", to: "/here" },
    { kind: "redirect", id: "/still", to: "/still" },
    { kind: "__proto__", id: "x" },
    JSON.parse('{"__proto__":{"kind":"announcement"},"kind":"announcement","id":"x"}') as object,
    { ...product, name: "<script>alert(1)</script>", badges: ["none"] },
    { ...product, badges: ["none"], overlays: ["none"] },
    changed("navigation", "new", { columns: [{ category: "nowhere" }] }),
    { kind: "product", id: "104201", removed: true },
    { kind: "product", ...product },
  );
  expect(problems).toEqual({
    1: "parent: there is no category nowhere.",
    2: "parent: the category is above itself.",
    3: "blocks.0.type: is not the type of any block.",
    4: "text: must be plain words without markup.",
    6: "article one is already on line 5.",
    7: "path /articles/one is article one's already.",
    8: "effect.percent: must be 100 at most.",
    9: "effect.amount: must not be above minimum.",
    10: "endsAt: is not after it starts.",
    11: "code TEN is promotion ten's already.",
    12: "recommended: there is no product 999999.",
    13: expect.stringContaining('kind: there is no kind "banner"; there are site, facets'),
    14: "to: must be a path of the shop or an https address.",
    15: "There is no brand gone.",
    16: "timeZone: must be a time zone such as Pacific/Auckland.",
    17: "to: leads back to where it comes from.",
    18: "to: leads back to where it comes from.",
    19: "to: leads back to where it comes from.",
    20: expect.stringContaining('kind: there is no kind "__proto__"'),
    21: expect.stringContaining("has nothing called __proto__ here"),
    22: "name: must be plain words without markup.",
    23: "overlays: there is no overlay none. badges: there is no badge none.",
    24: "columns.0: there is no category nowhere.",
    25: expect.stringContaining("Take it out of the shop with `pnpm catalogue unpublish`."),
    26: "kind: a product's line has no kind.",
  });
  expect(await exported()).toBe(opening);
});

test("a path that no address leads to is refused: with a slash at its end, two in a row, or a store's below another", async () => {
  const shape = "must be a path in small letters, digits and hyphens, without a slash at its end or two in a row.";
  const store = "path: must be /stores/ and a name in small letters, digits and hyphens.";
  const problems = await why(
    changed("page", "home", { id: "about", path: "/about/" }),
    changed("page", "home", { id: "about", path: "/about//us" }),
    { kind: "redirect", id: "/collections/men/", to: "/categories/men" },
    changed("store", "0021", { id: "0098", name: "Nelson", path: "/stores/nelson/" }),
    changed("store", "0021", { id: "0099", name: "Nelson", path: "/stores/south/nelson" }),
  );
  expect(problems).toEqual({ 1: `path: ${shape}`, 2: `path: ${shape}`, 3: `id: ${shape}`, 4: store, 5: store });
});

test("a store in Australia names its state as addresses do, whose public holidays it keeps", async () => {
  const inState = (region: string) => {
    const street = { street1: "1 Bourke Street", street2: "", locality: "Melbourne", postcode: "3000" };
    return changed("store", "0021", { id: "0098", path: "/stores/bourke", address: { country: "AU", region, ...street } });
  };
  const problem = "address.region: must be a state of Australia in short, as in NSW.";
  expect(await why(inState("Victoria"), { ...inState("vic"), id: "0099", path: "/stores/collins" })).toEqual({
    1: problem,
    2: problem,
  });
});

test("products that send a shopper in a circle, with redirects of the shop among them or not, are refused at their lines", async () => {
  const [first, second] = opening
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; path: string; kind?: string })
    .filter(({ kind }) => kind === undefined);
  const to = (path: string) => ({ redirect: { path } });
  const old = "/products/osker/old";
  const back = "redirect: leads back to where it comes from.";
  expect(await why({ ...first, ...to(second!.path) }, { ...second, ...to(first!.path) })).toEqual({
    1: back,
    2: back,
  });
  expect(await why({ ...first, ...to(old) }, { kind: "redirect", id: old, to: first!.path })).toEqual({
    1: back,
    2: "to: leads back to where it comes from.",
  });
  // The shop's own whole address is one of its pages, in either country; the same path elsewhere is not.
  const address = server.origin.replace("http:", "https:");
  const whole = (base: string, path: string) => ({ redirect: { href: address + base + path } });
  expect(await why({ ...first, ...whole("/nz", second!.path) }, { ...second, ...to(first!.path) })).toEqual({ 1: back, 2: back });
  expect(await why({ ...first, ...whole("/au", `${first!.path}?from=nz`) })).toEqual({ 1: back });
  expect(await why({ kind: "redirect", id: old, to: `${address}/nz${old}#top` })).toEqual({
    1: "to: leads back to where it comes from.",
  });
  const elsewhere = { redirect: { href: `https://elsewhere.example/nz${second!.path}` } };
  expect(await put({ ...first, ...elsewhere }, { ...second, ...to(first!.path) })).toMatchObject({ applied: true, changed: 2 });
  expect(await put(first!, second!)).toMatchObject({ applied: true, changed: 2 });
  // One line of a circle is refused where the others were put in before it.
  expect(await put({ kind: "redirect", id: old, to: first!.path })).toMatchObject({ applied: true });
  expect(await why({ ...first, ...to(old) })).toEqual({ 1: back });
  expect(await why(first!, { kind: "redirect", id: first!.path, to: old })).toEqual({
    2: "to: leads back to where it comes from.",
  });
  // What leads into no circle is taken.
  expect(await put({ ...second, ...to(old) })).toMatchObject({ applied: true, changed: 1 });
  expect(await put(second!)).toMatchObject({ applied: true, changed: 1 });
});

test("nothing is taken out that something else still needs", async () => {
  expect(
    await why(
      { kind: "category", id: "sneakers", removed: true },
      { kind: "sizeChart", id: "mens-shoes", removed: true },
      { kind: "facets", id: "all", removed: true },
      { kind: "site", id: "main", removed: true },
      { kind: "brand", id: "osker", removed: true },
      { kind: "page", id: "home", removed: true },
      { kind: "redirect", id: "/articles/returns", removed: true },
    ),
  ).toMatchObject({
    1: "category sneakers is still named by product 104201 and 1 more.",
    2: "sizeChart mens-shoes is still named by product 104201 and 1 more.",
    3: expect.stringContaining("category men: facets: there is no facets all."),
    4: "A shop needs it.",
    5: "brand osker is still named by product 104201 and 1 more.",
    6: "A shop needs a home page.",
    7: "The shop's own pages lead to /articles/returns: put something else there, or a redirect.",
  });
  expect(await exported()).toBe(opening);
});

test("what the shop itself leads to stays in each of its countries, and so does what is led to there", async () => {
  const home = (changes: object) => changed("page", "home", changes);
  expect(await why(home({ countries: ["nz"] }))).toEqual({ 1: "A shop needs a home page in au." });
  expect(await why(home({ path: "/start" }))).toEqual({ 1: "A shop needs a home page." });
  const article = (id: string, countries = ["nz", "au"]) => changed("article", "one", { id, path: `/articles/${id}`, countries });
  expect(await put(article("returns"), { kind: "redirect", id: "/articles/returns", removed: true })).toMatchObject({
    applied: true,
  });
  expect(await why(article("returns", ["nz"]))).toEqual({
    1: "The shop's own pages lead to /articles/returns in au: put something else there, or a redirect.",
  });
  const told = changed("announcement", "open", { id: "told", link: "/articles/care" });
  expect(await put(article("care"), told)).toMatchObject({ applied: true });
  expect(await why(article("care", ["nz"]))).toEqual({
    1: "announcement told leads to /articles/care, at link: change that first, or add a redirect.",
  });
  expect(await put(article("care", ["nz"]), { ...told, countries: ["nz"] })).toMatchObject({ applied: true, changed: 2 });
});

test("what products name is given another id by one file that has the products as well, and not by one that forgets some", async () => {
  interface Line {
    kind?: string;
    id: string;
    brand: { name: string };
  }
  const lines = opening
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const products = lines.filter(({ kind }) => kind === undefined);
  const brand = lines.find(({ kind, id }) => kind === "brand" && id === "osker")!;
  const renamed = [
    { kind: "brand", id: "osker", removed: true },
    { ...brand, id: "osker-nz" },
    ...products.map((product) => ({ ...product, brand: { ...product.brand, id: "osker-nz" } })),
  ];
  expect(await why(...renamed.slice(0, -1))).toMatchObject({
    1: `brand osker is still named by product ${products.at(-1)!.id}.`,
  });
  expect(await put(...renamed)).toMatchObject({ applied: true, created: 1, removed: 1, changed: products.length });
  expect(await put(...lines, { kind: "brand", id: "osker-nz", removed: true })).toMatchObject({ applied: true, removed: 1 });
  expect(await exported()).toBe(opening);
});

test("a page that something leads to is not taken out, unless a redirect takes its place", async () => {
  const article = (path: string) => changed("article", "one", { id: "gone", path });
  const line = { kind: "announcement", id: "help", position: 0, countries: ["nz"], text: "Help.", link: "/articles/gone?a=1" };
  expect(await put(article("/articles/gone"), line)).toMatchObject({ applied: true, created: 2 });
  const leads = "announcement help leads to /articles/gone, at link: change that first, or add a redirect.";
  expect(await why({ kind: "article", id: "gone", removed: true })).toEqual({ 1: leads });
  const redirect = { kind: "redirect", id: "/articles/gone", to: "/articles/returns" };
  expect(await put({ kind: "article", id: "gone", removed: true }, redirect)).toMatchObject({ applied: true });
  const gone = [line, redirect].map(({ kind, id }) => ({ kind, id, removed: true }));
  expect(await put(...gone)).toMatchObject({ applied: true, removed: 2 });
});

test("a page that something leads to may move, since its old path leads to it", async () => {
  const article = (path: string) => changed("article", "one", { id: "going", path });
  const line = { kind: "announcement", id: "help", position: 0, countries: ["nz"], text: "Help.", link: "/articles/going?a=1" };
  expect(await put(article("/articles/going"), line)).toMatchObject({ applied: true, created: 2 });
  expect(await put(article("/articles/moved"))).toMatchObject({ applied: true, created: 1, changed: 1 });
  const redirect = { kind: "redirect", id: "/articles/going" };
  const gone = [line, redirect, article("")].map(({ kind, id }) => ({ kind, id, removed: true }));
  expect(await put(...gone)).toMatchObject({ applied: true, removed: 3 });
});

test("a file may bring a category and what hangs in it together", async () => {
  const product = JSON.parse(opening.trim().split("\n").at(-1)!) as { id: string };
  const boots = changed("category", "sneakers", { id: "boots", path: "/categories/men/shoes/boots", first: ["104299"] });
  const boot = { ...product, id: "104299", path: "/products/osker/boot", categories: ["boots"], mainCategory: "boots" };
  expect(await put(boot, boots)).toMatchObject({ applied: true, created: 2 });
  expect(await at("/categories/men/shoes/boots")).toMatchObject({ type: "listing" });
});
