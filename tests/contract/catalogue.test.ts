import { randomUUID } from "node:crypto";
import { calls } from "@tread/storefront/contract/calls.ts";
import { bindingReport, type ImportReport, importReport, keptPicture } from "@tread/storefront/contract/catalogue.ts";
import { shopDocumentKinds } from "@tread/storefront/contract/shop-documents.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { orderBody, orderToken } from "./samples.ts";
import { request, send } from "./send.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
let opening: string;
beforeAll(async () => {
  server = await startServer(smallShop, { PICTURE_HOSTS: "localhost" });
  opening = await exported();
});
afterAll(() => server.stop());
// A product that a test has made stays, so each makes another one.
beforeEach(async () => {
  expect((await imported(opening)).applied).toBe(true);
});

const lines = "application/x-ndjson";

function owner(
  path: string,
  body?: { type: string; text: string | Uint8Array<ArrayBuffer> },
  token = server.ownerToken,
): Promise<Response> {
  return fetch(`${server.origin}/catalogue${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": body.type }) },
    body: body?.text,
  });
}

const put = (path: string, value: unknown) => owner(path, { type: "application/json", text: JSON.stringify(value) });
const exported = async () => (await owner("/products")).text();
async function imported(text: string, query = ""): Promise<ImportReport> {
  return importReport.parse(await (await owner(`/products${query}`, { type: lines, text })).json());
}

type Document = Record<string, unknown> & { countries: { nz: { price: number; original: number; release: null } } };
const allOf = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Document);
const documentsOf = (text: string) => allOf(text).filter((document) => !("kind" in document));
const textOf = (...documents: unknown[]) => documents.map((document) => `${JSON.stringify(document)}\n`).join("");

interface ShownProduct {
  readonly price: number;
  readonly soldOut: boolean;
  readonly productGallery: readonly { readonly src: string; readonly alt: string }[];
  readonly siblingProducts: readonly { readonly id: string; readonly picture?: string }[];
}

async function shown(path: string): Promise<ShownProduct | null> {
  const answer = await fetch(`${server.origin}/nz/api/content/resolve?path=${encodeURIComponent(path)}`);
  const { entity } = (await answer.json()) as { entity: { data: never } | null };
  return entity?.data ?? null;
}

async function found(query: string): Promise<{ objectID: string; price: number; productGallery: { src: string }[] }[]> {
  const answer = await fetch(`${server.origin}/nz/search/indexes/*/queries`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ requests: [{ indexName: "tt_nz_products", params: { query } }] }),
  });
  const { results } = (await answer.json()) as { results: { hits: Awaited<ReturnType<typeof found>> }[] };
  return results[0]!.hits;
}

test("nobody without the owner's token reads or changes the catalogue", async () => {
  for (const token of ["", "guessed", `${server.ownerToken}x`]) {
    expect((await owner("/products", undefined, token)).status).toBe(401);
    expect((await owner("/products", { type: lines, text: "" }, token)).status).toBe(401);
  }
  expect(await exported()).not.toContain(server.ownerToken);
});

test("what is exported is imported unchanged, and exported again it is the same to the byte", async () => {
  expect(new Set(allOf(opening).map(({ kind }) => kind))).toEqual(new Set([...shopDocumentKinds, undefined]));
  const unchanged = allOf(opening).length;
  expect(await imported(opening)).toMatchObject({ created: 0, changed: 0, unchanged, removed: 0, refused: 0, applied: true });
  expect(await exported()).toBe(opening);
});

test("a new product has a page, is found, can be bought and is another colour of its style within two seconds", async () => {
  const [known] = documentsOf(await exported());
  const path = "/products/osker/court-1-moss";
  const made = { ...known!, id: "104203", path, name: "Mossgiel", colour: { name: "Moss", swatch: "#445533", base: ["Green"] } };
  const report = await imported(textOf(made));
  expect(report).toMatchObject({ applied: true, created: 1, lines: [{ line: 1, id: "104203", outcome: "created" }] });
  expect(await shown(path)).toMatchObject({ price: 18_000, soldOut: false, siblingProducts: [{ id: "104201" }] });
  await expect.poll(() => found("mossgiel"), { timeout: 2_000 }).toMatchObject([{ objectID: "104203" }]);
});

test("a digital product goes by e-mail for nothing, and its file to who may see an order of it and to nobody else", async () => {
  const [known] = documentsOf(await exported());
  const file = { name: "Plan one.txt", text: "Run.\nRest — “well”.\n" };
  const digital = { ...known!, functionalType: "digital", openingStock: {}, sizes: ["OS"], sizeChart: null };
  const kept = { ...digital, id: "104214", path: "/products/osker/plan", name: "Plan", download: file };
  const elsewhere = { ...kept, id: "104215", path: "/products/osker/film", download: { href: "https://files.example/film.mp4" } };
  expect(await imported(textOf(kept, elsewhere))).toMatchObject({ applied: true, created: 2 });
  const whole = await exported();
  expect(allOf(whole).find(({ id }) => id === "104214")).toMatchObject({ download: file });
  expect(await imported(whole)).toMatchObject({ changed: 0, refused: 0 });
  expect(JSON.stringify([await shown("/products/osker/plan"), await found("plan")])).not.toContain("Plan one");

  const items = ["104214", "104215"].map((productId) => ({ productId, variantId: `${productId}-OS`, qty: 1 }));
  const info = await send(server.origin, "nz", calls["checkout.info"], { body: { cart: { items } } });
  expect(info.json).toMatchObject({
    availableShippingMethods: [{ code: "email", price: 0, available: true }],
    storeIdsWithStock: [],
  });
  const headers = { "idempotency-key": randomUUID() };
  const body = await orderBody(server.origin, items, "email");
  const { orderNumber } = (await send(server.origin, "nz", calls["checkout.orders"], { body, headers })).json as {
    orderNumber: string;
  };
  const order = async () => {
    const query = [["token", await orderToken(server.origin, orderNumber)]] as const;
    const { json } = await send(server.origin, "nz", calls["orders.get"], { params: { number: orderNumber }, query });
    return calls["orders.get"].response.parse(json);
  };
  const bought = await order();
  expect(bought).toMatchObject({ shipping: { methodCode: "email" }, items: [{ status: "emailed" }, { status: "emailed" }] });
  const [own, film] = bought.items.map(({ download = "" }) => server.origin + download);

  const answer = await request(own!);
  expect(answer).toMatchObject({ status: 200, text: file.text });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Plan one.txt"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect((await request(film!)).headers.get("location")).toBe("https://files.example/film.mp4");

  const orderPage = `/nz/orders/${orderNumber}`;
  const orderOpener = await orderToken(server.origin, orderNumber);
  const refused = [
    [own!.replace(/token=.*/, ""), orderPage],
    [own!.replace(/token=.*/, `token=${orderOpener}`), orderPage],
    [own!.replace("/0?", "/7?"), orderPage],
    [own!.replace("/nz/", "/au/"), orderPage.replace("/nz/", "/au/")],
    [own!.replace(orderNumber, "TT00000018"), "/nz/orders/TT00000018"],
  ] as const;
  for (const [address, leadsTo] of refused) {
    const { status, headers: given, text } = await request(address);
    expect([status, given.get("location"), text]).toEqual([303, leadsTo, ""]);
  }

  await put("/publication", { ids: ["104214"], published: null });
  expect((await order()).items[0]).toHaveProperty("download");
});

test("a changed price is on the page and in the search within two seconds", async () => {
  const answer = await put("/prices", [{ id: "104201", country: "nz", price: 12_345, original: 18_000 }]);
  expect(answer.status).toBe(200);
  expect(await shown("/products/osker/court-1")).toMatchObject({ price: 12_345, isDiscounted: true });
  await expect.poll(async () => (await found("court 1"))[0]?.price, { timeout: 2_000 }).toBe(12_345);
});

test("counted stock is on the page, and what is counted down to nothing is sold out", async () => {
  expect((await put("/stock", [{ variantId: "104201-9", country: "nz", qty: 0 }])).status).toBe(200);
  await expect.poll(async () => (await shown("/products/osker/court-1"))?.soldOut, { timeout: 2_000 }).toBe(true);
});

test("what is taken down has no page and is not found, and comes back when it is published", async () => {
  await put("/publication", { ids: ["104201"], published: null });
  expect(await shown("/products/osker/court-1")).toBeNull();
  await expect.poll(async () => (await found("court")).map(({ objectID }) => objectID), { timeout: 2_000 }).toEqual(["104202"]);
  await put("/publication", { ids: ["104201"], published: { from: null, until: null } });
  expect(await shown("/products/osker/court-1")).toMatchObject({ price: 18_000 });
});

test("what is published for a while comes and goes by itself", async () => {
  const isShown = async () => (await shown("/products/osker/court-1")) !== null;
  const publish = (published: { from: number | null; until: number | null }) =>
    put("/publication", { ids: ["104201"], published });
  const secondsAhead = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
  await publish({ from: secondsAhead(3_600), until: secondsAhead(7_200) });
  expect(await isShown()).toBe(false);
  // One end after the other, so that a busy machine cannot be late for the time between them.
  await publish({ from: secondsAhead(3), until: secondsAhead(7_200) });
  await expect.poll(isShown).toBe(true);
  await publish({ from: null, until: secondsAhead(5) });
  await expect.poll(isShown).toBe(false);
});

test("a dry run says what would happen and changes nothing", async () => {
  const before = await exported();
  const [known] = documentsOf(before);
  expect(await imported(textOf({ ...known!, name: "Renamed" }), "?dryRun=true")).toMatchObject({ applied: false, changed: 1 });
  expect(await exported()).toBe(before);
});

test("one line that cannot be used leaves everything as it was, and each says why", async () => {
  const before = await exported();
  const [one, two] = documentsOf(before);
  const nz = one!.countries.nz;
  const report = await imported(
    [
      JSON.stringify({ ...one!, name: "Renamed" }),
      "{ not json",
      JSON.stringify({ ...one!, id: "104204", path: two!.path }),
      JSON.stringify({ ...one!, id: "104205", path: "/products/osker/a", colour: "red" }),
      JSON.stringify({ ...one!, id: "104206", path: "/products/osker/b", countries: { nz: { ...nz, price: "1.299,00" } } }),
      JSON.stringify({ ...one!, id: "104207", path: "/products/osker/c", countries: { nz: { ...nz, price: 20_000 } } }),
      JSON.stringify({ ...one!, id: "104208", path: "/products/osker/d", categories: ["nowhere"], sizeChart: "none" }),
      JSON.stringify({ ...one!, id: "104209", path: "/products/osker/d" }),
      JSON.stringify({ ...one!, id: "__proto__", path: "/products/osker/e", surprise: true }),
      "",
      JSON.stringify({ ...one!, id: "104210", path: "/products/osker/../f" }),
      JSON.stringify({ ...one!, id: "104212", path: "/products/osker/g", functionalType: "digital" }),
      JSON.stringify({ ...one!, id: "104213", path: "/products/osker/h", download: { href: "https://files.example/h.pdf" } }),
    ].join("\r\n"),
  );
  expect(report).toMatchObject({ applied: false, created: 0, changed: 1, refused: 11 });
  const why = Object.fromEntries(report.lines.map(({ line, problems }) => [line, problems.join(" ")]));
  expect(why[2]).toContain("not JSON");
  expect(why[3]).toContain("product 104202 has /products/osker/court-2 already");
  expect(why[4]).toContain("colour");
  expect(why[5]).toContain("countries.nz.price");
  expect(why[6]).toContain("must not be above the original price");
  expect(why[7]).toMatch(/no category nowhere.*no size chart none/);
  expect(why[8]).toContain("already on line 7");
  expect(why[9]).toMatch(/id: must be.*surprise/s);
  expect(why[11]).toContain("path: must be a path");
  for (const line of [12, 13]) expect(why[line]).toContain("download: belongs to a digital product, which needs one");
  expect(await exported()).toBe(before);
});

test("changes of what there is not are refused by name, and nothing of them is done", async () => {
  const before = await exported();
  const prices = await put("/prices", [
    { id: "104201", country: "nz", price: 1 },
    { id: "999999", country: "nz", price: 1 },
  ]);
  expect(prices.status).toBe(404);
  expect(await prices.json()).toMatchObject({ message: expect.stringContaining("999999 in nz") });
  expect((await put("/stock", [{ variantId: "104201-99", country: "nz", qty: 1 }])).status).toBe(404);
  expect((await put("/stock", [{ variantId: "104201-9", country: "nz", qty: -1 }])).status).toBe(400);
  expect((await put("/publication", { ids: ["104201", "7"], published: null })).status).toBe(404);
  expect((await owner("/prices", { type: "application/json", text: "[" })).status).toBe(400);
  expect((await owner("/products", { type: "text/html", text: "id" })).status).toBe(415);
  expect(await exported()).toBe(before);
});

const photograph = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
const sent = (file: string, bytes: Uint8Array<ArrayBuffer>, query = "") =>
  owner(`/pictures?file=${encodeURIComponent(file)}${query}`, { type: "application/octet-stream", text: bytes });
async function bound(files: readonly string[], dryRun = false) {
  return bindingReport.parse(await (await put("/pictures/bindings", { files, dryRun })).json());
}

test("the owner's photographs are on page, tile and other colours of the product that their files are named after", async () => {
  const before = await exported();
  for (const [file, colour] of [
    ["104201-10.jpg", "#aa0000"],
    ["104201.jpg", "#00aa00"],
  ] as const) {
    expect((await sent(file, await photograph(colour))).status).toBe(200);
  }
  const files = ["104201-10.jpg", "104201.jpg", "holiday.jpg"];
  expect(await bound(files, true)).toMatchObject({ applied: false, others: ["holiday.jpg"] });
  expect(await exported()).toBe(before);
  expect(await bound(files)).toMatchObject({ applied: true, products: [{ id: "104201", pictures: 2, changed: true }] });

  const gallery = (await shown("/products/osker/court-1"))!.productGallery;
  expect(gallery.map(({ alt }) => alt)).toEqual(["Osker Court 1 in Black", "Osker Court 1 in Black, picture 2"]);
  await expect.poll(async () => (await found("court 1"))[0]?.productGallery[0]?.src, { timeout: 2_000 }).toBe(gallery[0]!.src);
  const picture = await fetch(`${server.origin}/cdn-cgi/image/width=160,format=jpeg${gallery[0]!.src}`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  const { width, height, channels } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ width, height, channels }).toEqual({ width: 160, height: 240, channels: 3 });
  expect((await bound(files)).products).toEqual([{ id: "104201", pictures: 2, changed: false }]);

  const [known] = documentsOf(await exported());
  const made = {
    ...known!,
    id: "104211",
    path: "/products/osker/court-1-fern",
    pictures: [{ type: "IMAGE", src: "104201.jpg", alt: "" }],
  };
  expect(await imported(textOf(made))).toMatchObject({ applied: true, created: 1 });
  expect((await shown("/products/osker/court-1"))!.siblingProducts).toContainEqual(
    expect.objectContaining({ id: "104211", picture: gallery[0]!.src }),
  );
});

test("a product's films stay, and are counted with the pictures that it may have", async () => {
  const [known] = documentsOf(opening);
  const film = { type: "VIDEO", src: "/films/one-stride.webm", thumbnail: "104231.jpg" };
  const files = (most: number) => Array.from({ length: most }, (_, each) => `104231-${each + 1}.jpg`);
  for (const file of ["104231.jpg", ...files(20)]) expect((await sent(file, await photograph("#000099"))).status).toBe(200);
  const pictures = [film, { type: "IMAGE", src: "104231.jpg", alt: "" }];
  const made = { ...known!, id: "104231", path: "/products/osker/court-1-film", pictures };
  expect(await imported(textOf(made))).toMatchObject({ applied: true, created: 1 });
  const refusal = await put("/pictures/bindings", { files: files(20), dryRun: true });
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ message: expect.stringContaining("20 pictures at most, 1 film among them") });
  expect(await bound(files(19))).toMatchObject({ products: [{ id: "104231", pictures: 19, changed: true }] });
  expect((await imported(await exported())).refused).toBe(0);
});

test("a picture that cannot be used is refused in a sentence, and one that is not there keeps its product out", async () => {
  const before = await exported();
  const refusal = await sent("104201.jpg", new TextEncoder().encode("no picture"));
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toMatchObject({ message: expect.stringContaining("no JPEG, PNG, WebP or AVIF") });
  expect((await sent("../../etc/passwd\0.jpg", await photograph("#000000"))).status).toBe(400);
  expect(keptPicture.parse(await (await sent("dry.jpg", await photograph("#123456"), "&dryRun=true")).json()).width).toBe(300);
  expect((await put("/pictures/bindings", { files: ["104201-dry.jpg"], dryRun: false })).status).toBe(400);

  const [one] = documentsOf(opening);
  const pictured = (id: string, src: string) => ({
    ...one!,
    id,
    path: `/products/osker/p-${id}`,
    pictures: [{ type: "IMAGE", src, alt: "" }],
  });
  const report = await imported(
    textOf(
      pictured("104221", "dry.jpg"),
      pictured("104222", "https://elsewhere.example/a.jpg"),
      pictured("104223", "http://localhost:1/a.jpg"),
      pictured("104224", `/media/photos/${"0".repeat(40)}/portrait`),
      pictured("104225", "/images/old-shop/court.jpg"),
    ),
  );
  expect(report).toMatchObject({ applied: false, refused: 5 });
  const why = report.lines.map(({ problems }) => problems.join(" "));
  expect(why[0]).toContain("dry.jpg has not been sent");
  expect(why[1]).toContain("elsewhere.example is not among the hosts");
  expect(why[2]).toContain("private network");
  expect(why[3]).toContain("the shop has no picture /media/photos/0000");
  expect(why[4]).toContain("the shop has no picture /images/old-shop/court.jpg");
  expect(await exported()).toBe(before);
});
