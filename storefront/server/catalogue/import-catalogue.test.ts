import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { isDrawn } from "#catalogue/draw-source.ts";
import { demoOpening } from "#catalogue/opening-documents.ts";
import type { ForeignProduct } from "#domain/catalogue-forms/foreign-product.ts";
import { linksOf, pathOf } from "#merchandising/dead-links.ts";
import type { Database, Queries } from "../database/database.ts";
import { sql } from "../database/drizzle.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { cataloguePictures } from "../database/schema/schema.ts";
import { openPhotographs } from "../images/photographs.ts";
import { readForeign } from "./forms/read-foreign.ts";
import { exportCatalogue, type ImportOptions, type ImportSource, importCatalogue, readOwnLines } from "./import-catalogue.ts";
import { linksToNothing } from "./links-to-nothing.ts";
import { namePicture, picturesNamed } from "./named-pictures.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { readDocuments, readRevisions, writeDocuments } from "./stored-documents.ts";
import { readShopDocuments, writeShopDocuments } from "./stored-shop-documents.ts";

let database: Database;
let folder: string;
let options: ImportOptions;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await openCatalogue(database, () => demoOpening(new Date("2026-11-20T00:00:00Z")));
  folder = await mkdtemp(join(tmpdir(), "import-"));
  const pictures = { photographs: openPhotographs(folder), isDrawn, fetching: { hosts: new Set<string>() } };
  options = { pictures, origin: "https://shop.example", dryRun: false };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const announcement = { kind: "announcement", id: "late", position: 0, countries: ["nz"], text: "Late.", link: null };

async function* file() {
  yield JSON.stringify(announcement);
}

test("who goes while the embedded database writes is noticed before it is final, and nothing is changed", async () => {
  const gone = new AbortController();
  /** In the third turn from when all has been read: the first that the writing leaves. */
  const leave = async () => {
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    gone.abort(new Error("gone"));
  };
  const importing = importCatalogue(database, await readOwnLines(file()), {
    ...options,
    onProgress: (doing) => {
      if (doing === "1 line read: 1 other document") void leave();
    },
    signal: gone.signal,
  });
  await expect(importing).rejects.toThrow("gone");
  expect((await readShopDocuments(database.queries)).map(({ id }) => id)).not.toContain("late");
});

test("no more pictures are fetched for who has gone", async () => {
  const gone = new AbortController();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    // The first never arrives, the others do.
    if (asked.length === 1) gone.abort(new Error("gone"));
    else response.end("no picture");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const [product] = demoOpening(new Date("2026-11-20T00:00:00Z")).products;
  const [picture] = product!.pictures;
  const address = (at: number) => `http://localhost:${(server.address() as AddressInfo).port}/${at}.jpg`;
  const pictures = Array.from({ length: 20 }, (_, at) => ({ ...picture!, src: address(at) }));
  const fetching = { hosts: new Set(["localhost"]), isAllowed: () => true };
  const importing = importCatalogue(database, await readOwnLines(Readable.from([JSON.stringify({ ...product!, pictures })])), {
    ...options,
    pictures: { ...options.pictures, fetching },
    signal: gone.signal,
  });
  await expect(importing).rejects.toThrow("gone");
  expect(asked.length).toBeLessThanOrEqual(4);
});

/** What is told of a file once it is read. */
async function toldOf(source: ImportSource): Promise<string | undefined> {
  const told: string[] = [];
  await importCatalogue(database, source, { ...options, dryRun: true, onProgress: (doing) => told.push(doing) });
  return told.find((doing) => doing.includes(" read: "));
}

async function foreign(text: string, kind: "table" | "feed"): Promise<ImportSource> {
  const bytes = Readable.from([Buffer.from(text)]);
  const [rowName, { origin }] = [kind === "feed" ? "item" : "row", options] as const;
  const contents = await readForeign({ bytes, kind, country: "nz", now: 0 });
  return { ...contents, rowName, fallbackCategory: "men", chosenCharts: [], origin, now: 0 };
}

test("a file's lines, rows or items are told as such, and what they are of by its own name", async () => {
  const [product] = demoOpening(new Date("2026-11-20T00:00:00Z")).products;
  const lines = [announcement, { ...announcement, id: "later" }, product, { kind: "nothing" }].map((one) => JSON.stringify(one));
  expect(await toldOf(await readOwnLines(Readable.from([lines.join("\n")])))).toBe(
    "4 lines read: 1 product, 2 other documents, 1 that cannot be used",
  );

  const picture = "/media/products/104201/side";
  const shopify = ["Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Image Src"];
  for (const size of ["8", "9", "10"]) shopify.push(`tote,Tote,Acme,Size,${size},89.00,${picture}`);
  expect(await toldOf(await foreign([...shopify, `cap,Cap,Acme,Size,OS,39.00,${picture}`, ""].join("\n"), "table"))).toBe(
    "4 rows read: 2 products",
  );
  expect(await toldOf(await foreign([...shopify, "cap,,,,,,", ""].join("\n"), "table"))).toBe(
    "4 rows read: 1 product, 1 that cannot be used",
  );

  const table = ["id\ttitle\tbrand\tprice\tsize\titem_group_id\timage_link"];
  for (const size of ["8", "9"]) table.push(`t${size}\tTote\tAcme\t89.00 NZD\t${size}\ttote\t${picture}`);
  expect(await toldOf(await foreign(`${table.join("\n")}\n`, "table"))).toBe("2 rows read: 1 product");

  const items = ["8", "9"].map(
    (size) =>
      `<item><id>t${size}</id><title>Tote</title><brand>Acme</brand><price>89.00 NZD</price><size>${size}</size><item_group_id>tote</item_group_id><image_link>${picture}</image_link></item>`,
  );
  expect(await toldOf(await foreign(`<rss><channel>${items.join("\n")}</channel></rss>`, "feed"))).toBe(
    "2 items read: 1 product",
  );
});

test("what is of a category that there is not is told once, with how many products it is and where they are", async () => {
  const rows = ["Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Image Src"];
  for (const [handle, type] of [
    ["tote", "Bags of all kinds"],
    ["sack", "Bags of all kinds"],
    ["cap", "Caps"],
    ["kit", "Men"],
  ])
    rows.push(`${handle},It,Acme,${type},Size,OS,89.00,/media/products/104201/side`);
  const file = await foreign([...rows, ""].join("\n"), "table");
  const { lines, warnings } = await importCatalogue(database, file, { ...options, dryRun: true });
  expect(lines.flatMap((line) => line.warnings ?? [])).toEqual([]);
  expect(warnings).toEqual([
    'There is no category "Bags of all kinds". What is of it is in men: 2 products.',
    'Several categories are called "Caps": men-accessories-caps, women-accessories-caps, kids-accessories-caps, accessories-caps. What is of it is in men: 1 product.',
  ]);
});

test("a category that there is not is refused where products are to hang there, though each names its own", async () => {
  const rows =
    "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Image Src\nkit,It,Acme,Men,Size,OS,89.00,/media/products/104201/side\n";
  const file = { ...(await foreign(rows, "table")), fallbackCategory: "mens" };
  await expect(importCatalogue(database, file, { ...options, dryRun: true })).rejects.toMatchObject({
    status: 400,
    message: "There is no category mens: nothing can hang there.",
  });
});

async function exportedLines(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of await exportCatalogue(database.queries)) lines.push(line);
  return lines;
}

test("an export comes line by line, and says the same when it is taken in again", async () => {
  const lines = await exportedLines();
  for (const line of lines) expect(line.indexOf("\n")).toBe(line.length - 1);
  const again = await importCatalogue(database, await readOwnLines(Readable.from(lines)), { ...options, dryRun: true });
  expect(again).toMatchObject({ created: 0, changed: 0, unchanged: lines.length, refused: 0 });
});

test("an export holds the reviews of a few products at a time", async () => {
  const own = await openEmptyDatabase();
  onTestFinished(() => own.close());
  const review = { id: "r1", author: "Mere", place: "", rating: 5, title: "Good", text: "They fit.", bought: "" };
  const written = Array.from({ length: 500 }, (_, at) => {
    return { kind: "reviews" as const, id: `${999 - at}`, average: 5, reviews: [review] };
  });
  await writeShopDocuments(own.queries, 1, { written });
  const select = vi.spyOn(own.queries, "select");
  const statements: number[] = [];
  const ids: string[] = [];
  for await (const line of await exportCatalogue(own.queries)) {
    ids.push(JSON.parse(line).id);
    statements.push(select.mock.calls.length);
  }
  expect(ids).toEqual(written.map(({ id }) => id).sort());
  expect(statements.at(-1)! - statements[0]!).toBe(2);
});

test("what an older shop left in a form that is refused by now is exported as it is, and put right by an import", async () => {
  const [kept] = (await readDocuments(database.queries)).values();
  const { revision } = await readRevisions(database.queries);
  const old = { ...kept!, functionalType: "digital" as const };
  await writeDocuments(database.queries, revision, [old]);
  const exported = (await exportedLines()).find((line) => line.startsWith(`{"id":"${old.id}"`));
  expect(JSON.parse(exported!)).toEqual(old);
  const outcomes = async (line: object) => {
    const lines = await readOwnLines(Readable.from([JSON.stringify(line)]));
    const report = await importCatalogue(database, lines, options);
    return report.lines.map(({ id, outcome }) => `${id} ${outcome}`);
  };
  expect(await outcomes(old)).toEqual([`${old.id} refused`]);
  expect(await outcomes({ ...old, download: { href: "https://plans.example/first" } })).toEqual([`${old.id} changed`]);
  expect(await outcomes(kept!)).toEqual([`${old.id} changed`]);
});

test("what a product has come to name while a file was read that takes it out stays, and the file is refused", async () => {
  const [kept] = (await readDocuments(database.queries)).values();
  const linesOf = (...lines: object[]) => readOwnLines(Readable.from([lines.map((line) => JSON.stringify(line)).join("\n")]));
  const [known] = (await readShopDocuments(database.queries)).filter(({ kind }) => kind === "badge");
  await importCatalogue(database, await linesOf({ ...known!, id: "late", name: "Late" }), options);
  /** Somebody else's file, in the moment in which the first one's pictures are looked for. */
  const meanwhile = async () => {
    const report = await importCatalogue(database, await linesOf({ ...kept, badges: ["late"] }), options);
    expect(report).toMatchObject({ applied: true, changed: 1 });
    return true;
  };
  const { pictures } = options;
  const photographs = { ...pictures.photographs, isPhotograph: () => true, knows: meanwhile };
  const last = [...(await readDocuments(database.queries)).values()].at(-1)!;
  const removing = importCatalogue(
    database,
    await linesOf({ ...last, pictures: last.pictures.slice(0, 1) }, { kind: "badge", id: "late", removed: true }),
    { ...options, pictures: { ...pictures, photographs } },
  );
  await expect(removing).rejects.toThrow("The catalogue was changed meanwhile. Nothing was imported; try again.");
  expect((await readShopDocuments(database.queries)).map(({ id }) => id)).toContain("late");
  await importCatalogue(database, await linesOf(kept!), options);
});

test("what hangs in a category of an owner's own is told by the names that lead there", async () => {
  const category = (await readShopDocuments(database.queries)).find(({ kind }) => kind === "category");
  const own = (id: string, parent: string | null, name: string) =>
    JSON.stringify({ ...category, id, parent, name, shortName: name, path: `/categories/${id}`, first: [] });
  const lines = [own("k", null, "Knitwear"), own("h7", "k", "Hats & beanies")].join("\n");
  await importCatalogue(database, await readOwnLines(Readable.from([lines])), options);
  const columns = "Handle,Title,Vendor,Type,Variant Price,Image Src";
  const typed = (handle: string, type: string) => `${handle},Hat,Acme,${type},30.00,/media/products/104201/side`;
  const rows = [columns, typed("hat-1", "Knitwear > Hats & beanies"), typed("hat-2", "Hats & beanies"), typed("hat-3", "H7"), ""];
  const source = { ...(await foreign(rows.join("\n"), "table")), fallbackCategory: undefined };
  const { lines: judged } = await importCatalogue(database, source, { ...options, dryRun: true });
  expect(judged.flatMap(({ problems }) => problems)).toEqual([]);
});

test("a vendor and a description as long as other shops have them are taken whole, and again from an export", async () => {
  const [vendor, body] = ["V".repeat(120), "Warm and soft. ".repeat(900).trim()];
  const columns = "Handle,Title,Body (HTML),Vendor,Type,Variant Price,Image Src";
  const row = `long,Long,<p>${body}</p>,${vendor},men,30.00,/media/products/104201/side`;
  const { lines } = await importCatalogue(database, await foreign(`${columns}\n${row}\n`, "table"), options);
  expect(lines.map(({ outcome }) => outcome)).toEqual(["created", "created"]);
  expect((await readDocuments(database.queries)).get("long")).toMatchObject({ description: body, brand: { name: vendor } });
  const exported = await exportCatalogue(database.queries);
  const again = await importCatalogue(database, await readOwnLines(exported), { ...options, dryRun: true });
  expect(again.lines.filter(({ problems }) => problems.length > 0)).toEqual([]);
});

test("a brand is the one of its name whatever its id is, and what may not have been meant is warned of", async () => {
  const [known] = (await readShopDocuments(database.queries)).filter(({ kind }) => kind === "brand");
  const brand = { ...known, id: "kowhai", name: "Kōwhai & Sons", path: "/brands/kowhai", rooms: [] };
  async function* line() {
    yield JSON.stringify(brand);
  }
  expect((await importCatalogue(database, await readOwnLines(line()), options)).lines).toMatchObject([{ outcome: "created" }]);
  const product: ForeignProduct = {
    ...{ line: 2, id: undefined, key: "tote", styleKey: "tote", style: undefined, slug: "tote", name: "Tote" },
    ...{ brand: "KŌWHAI & Sons", colour: undefined, description: undefined, categories: ["men"], tags: [], codes: [] },
    ...{
      sizes: [{ code: "OS", pieces: 1, isBackordered: true }],
      offers: { nz: { price: 0, original: 0 } },
      published: undefined,
    },
    ...{ pictures: [{ src: "/media/products/104201/side", alt: undefined }], isGiftCard: undefined, release: undefined },
  };
  const source: ImportSource = {
    ...{ readings: [{ product }], rows: 1, rowName: "row", fallbackCategory: undefined, chosenCharts: [] },
    ...{ origin: options.origin, now: 0 },
  };
  const { lines } = await importCatalogue(database, source, { ...options, dryRun: true });
  const warnings = [
    "It can be ordered there with none left, and begins with 1 piece here: size OS. Count it with pnpm catalogue stock.",
    "Its price in nz is 0.00: anybody can order it for nothing.",
  ];
  expect(lines).toEqual([{ line: 2, id: "tote", outcome: "created", problems: [], warnings }]);
});

test("a colour that another joins, or that is left alone again, stays the product that it was", async () => {
  const file = (...colours: string[]) => {
    const picture = "/media/products/104201/side";
    const rows = colours.map((colour, at) => `beanie,Beanie,Acme,Colour,${colour},30.00,${at === 0 ? picture : ""}`);
    const columns = "Handle,Title,Vendor,Option1 Name,Option1 Value,Variant Price,Image Src";
    return foreign(`${[columns, ...rows].join("\n")}\n`, "table");
  };
  const outcomes = async (...colours: string[]) => {
    const { lines } = await importCatalogue(database, await file(...colours), options);
    return lines.map(({ id, outcome }) => `${id?.replace(/(?<=beanieink).{7}$/, "…")} ${outcome}`);
  };
  expect(await outcomes("Bone")).toEqual(["beanie created", "brand acme created"]);
  expect(await outcomes("Bone", "Ink")).toEqual(["beanieink… created"]);
  expect(await outcomes("Ink")).toEqual([]);
  expect(await outcomes("Ink", "Bone")).toEqual([]);
});

test("what has another handle and all SKUs of a product that the file does not have any more is that product, and its owner is told", async () => {
  const columns = "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src";
  const rows = (handle: string, skus: readonly string[], title = "Cap") =>
    skus.map((sku) => `${handle},${title},Acme,men,Size,${sku.slice(-1)},${sku},30.00,/media/products/104201/side`);
  const told = async (...all: string[][]) => {
    const source = await foreign(`${[columns, ...all.flat()].join("\n")}\n`, "table");
    const { lines } = await importCatalogue(database, source, { ...options, dryRun: all.length > 1 });
    return lines.filter(({ id }) => !id?.startsWith("brand")).map(({ id, outcome, warnings }) => [id, outcome, warnings?.[0]]);
  };
  const [both, one] = [["7001S", "7001M"], ["7001S"]];
  expect(await told(rows("cap", both))).toEqual([["cap", "created", undefined]]);
  const renamed = "All its SKUs are those of product cap, which it is under another handle.";
  expect(await told(rows("bonnet", both, "Bonnet"))).toEqual([["cap", "changed", renamed]]);
  expect((await readDocuments(database.queries)).get("cap")).toMatchObject({ name: "Bonnet", path: "/products/acme/cap" });
  expect(await told(rows("bonnet", both, "Bonnet"))).toEqual([]);
  // Whatever leaves it unclear which product it is makes a new one.
  expect(await told(rows("hat", one))).toEqual([["hat", "created", undefined]]);
  expect((await told(rows("beret", both), rows("cap", both, "Bonnet"))).map(([id]) => id)).toEqual(["beret"]);
  expect((await told(rows("beret", both), rows("boater", both))).map(([id]) => id)).toEqual(["beret", "boater"]);
});

test("a SKU that several products have is told of once for all, with the sizes that it names", async () => {
  const columns = "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src";
  const rows = (handle: string, ...skus: string[]) =>
    skus.map((sku) => `${handle},Mitt,Acme,men,Size,${sku.slice(-1)},${sku},30.00,/media/products/104201/side`);
  const told = async (...all: string[][]) =>
    (await importCatalogue(database, await foreign(`${[columns, ...all.flat()].join("\n")}\n`, "table"), options)).warnings;
  expect(await told(rows("mitten", "8001S", "8001M"))).toEqual([]);
  expect(await told(rows("glove", "8001S", "8002M"))).toEqual([
    "SKU 8001S is that of mitten-S and glove-S: count such stock by the size's id.",
  ]);
  expect(await told(rows("muff", "8001S", "8001M", "8003L"), rows("cuff", "8001S"))).toEqual([
    "SKU 8001S is that of glove-S, mitten-S and 2 others, and 1 more SKU shared like it: count such stock by the size's id.",
  ]);
  expect(await told(rows("sleeve", "8004S"))).toEqual([]);
});

test("products that are another brand's now, which nobody has described yet, keep their pages while it gets its own", async () => {
  const columns = "Handle,Title,Vendor,Type,Variant Price,Image Src";
  const row = (vendor: string) => `scarf,Scarf,${vendor},men,30.00,/media/products/104201/side`;
  const report = async (vendor: string) =>
    importCatalogue(database, await foreign(`${columns}\n${row(vendor)}\n`, "table"), options);
  const outcomes = async (vendor: string) => (await report(vendor)).lines.map(({ id, outcome }) => `${id} ${outcome}`);
  expect(await outcomes("Loom & Line")).toEqual(["scarf created", "brand loom-line created"]);
  expect(await outcomes("Kererū Knits")).toEqual(["scarf changed", "brand kereru-knits created"]);
  const brands = (await readShopDocuments(database.queries)).filter(({ kind }) => kind === "brand");
  expect(brands).toContainEqual(expect.objectContaining({ name: "Kererū Knits", path: "/brands/kereru-knits" }));
});

test("a title may be as long as Shopify lets it be", async () => {
  const title = `${"Merino ".repeat(36)}Tee`;
  const columns = "Handle,Title,Vendor,Type,Variant Price,Image Src";
  const table = `${columns}\nlong-tee,${title},${"Acme ".repeat(12).trim()},men,30.00,/media/products/104201/side\n`;
  expect(title).toHaveLength(255);
  const { lines } = await importCatalogue(database, await foreign(table, "table"), { ...options, dryRun: true });
  expect(lines.filter(({ outcome }) => outcome === "refused")).toEqual([]);
});

test("a brand is made with the first of its products that can be used, and none for those that cannot", async () => {
  const [one] = demoOpening(new Date("2026-11-20T00:00:00Z")).products;
  const brand = { id: "rimu-run", name: "Rimu Run" };
  const path = (name: string) => `/products/rimu-run/${name}`;
  const unpictured = { ...one, id: "rimu1", brand, path: path("one"), pictures: [{ ...one!.pictures[0], src: "unsent.jpg" }] };
  const crowding = { ...one, id: "rimu2", brand };
  const usable = { ...one, id: "rimu3", brand, path: path("three") };
  const outcomes = async (...lines: unknown[]) => {
    const text = lines.map((line) => JSON.stringify(line)).join("\n");
    const report = await importCatalogue(database, await readOwnLines(Readable.from([text])), { ...options, dryRun: true });
    return report.lines.map(({ line, id, outcome }) => `${line} ${id} ${outcome}`);
  };
  expect(await outcomes(unpictured, crowding)).toEqual(["1 rimu1 refused", "2 rimu2 refused"]);
  expect(await outcomes(unpictured, crowding, usable)).toEqual([
    "1 rimu1 refused",
    "2 rimu2 refused",
    "3 rimu3 created",
    "3 brand rimu-run created",
  ]);
});

test("the pictures of pages are named by the files that they were sent as, as products' are, and one that is not there is refused", async () => {
  const home = demoOpening(new Date("2026-11-20T00:00:00Z")).documents.find(({ kind, id }) => kind === "page" && id === "home")!;
  const imported = async (...sources: string[]) => {
    const images = sources.map((src) => ({ src, alt: "", width: 1600, height: 900 }));
    const action = { label: "See", path: "/products" };
    const cells = images.map((image) => ({ headline: { shout: "Mud" }, image, action }));
    const text = JSON.stringify({ ...home, blocks: [{ type: "editorialSplit", cells }] });
    const { lines } = await importCatalogue(database, await readOwnLines(Readable.from([text])), options);
    return lines.map(({ outcome, problems }) => ({ outcome, problems }));
  };
  const none = `/media/photos/${"0".repeat(40)}`;
  expect(await imported("Our shed.png", none)).toEqual([
    {
      outcome: "refused",
      problems: [
        "pictures: Our shed.png has not been sent: pnpm catalogue pictures <folder> does.",
        `pictures: the shop has no picture ${none}.`,
      ],
    },
  ]);
  for (const [name, alpha] of [
    ["Our shed.png", 1],
    ["boot.png", 0],
  ] as const) {
    const shape = { width: 30, height: 20, channels: 4, background: { r: 170, g: 0, b: 0, alpha } } as const;
    const { src, placeholder } = await options.pictures.photographs.keep(await sharp({ create: shape }).png().toBuffer());
    await namePicture(database.queries, { name, src, placeholder });
  }
  expect(await imported("Our shed.png", "boot.png", "/media/scenes/category-women")).toEqual([
    { outcome: "changed", problems: [] },
  ]);
  const kept = (await readShopDocuments(database.queries)).find(({ kind, id }) => kind === "page" && id === "home");
  expect(kept).toMatchObject({
    blocks: [
      {
        cells: [
          { image: { src: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{40}$/), placeholder: "aa0000-aa0000" } },
          { image: { src: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{40}-clear$/) } },
          { image: { src: "/media/scenes/category-women" } },
        ],
      },
    ],
  });
  expect(JSON.stringify(kept).match(/placeholder/g)).toHaveLength(1);
});

test("a picture is found by its name, whichever system has taken the letters in it apart from their marks", async () => {
  const apart = "To\u0304tara.jpg";
  const whole = "T\u014dtara.jpg";
  const src = `/media/photos/${"a".repeat(40)}`;
  for (const name of [apart, whole]) {
    await namePicture(database.queries, { name, src, placeholder: "" });
    const found = await picturesNamed(database.queries, [apart, whole, "Totara.jpg"]);
    expect([...found].map(([asked, picture]) => [asked, picture.src])).toEqual([
      [apart, src],
      [whole, src],
    ]);
  }
  // An older shop kept it as it came.
  await database.queries.insert(cataloguePictures).values({ name: "Ko\u0304whai.jpg", src, placeholder: "" });
  expect([...(await picturesNamed(database.queries, ["K\u014dwhai.jpg"])).keys()]).toEqual(["K\u014dwhai.jpg"]);
});

test("a link to where nothing is is told of, and one to any page of the shop is not", async () => {
  const links = (...paths: string[]) => paths.map((path) => ({ label: "Go", path }));
  const site = (await readShopDocuments(database.queries)).find((document) => document.kind === "site");
  if (!site) throw new Error("The shop says nothing of itself.");
  const there = [
    "/",
    "/btq?from=foot",
    "/stores",
    "/returns",
    "/categories/men",
    "/brands/osker/shoes",
    "/products/osker/court-low-galah",
  ];
  const footer = [{ heading: "Help", links: links(...there, "/about-nobody", "/products/osker/no-such-shoe", "/late") }];
  const late = { kind: "redirect", id: "/late", to: "/about-nobody#us" };
  async function* sent() {
    yield `${JSON.stringify({ ...site, footer })}\n`;
    yield JSON.stringify(late);
  }
  const { lines } = await importCatalogue(database, await readOwnLines(sent()), { ...options, dryRun: true });
  expect(lines.map(({ outcome, warnings }) => ({ outcome, warnings }))).toEqual([
    {
      outcome: "changed",
      warnings: [
        "footer.0.links.7.path: there is nothing at /about-nobody.",
        "footer.0.links.8.path: there is nothing at /products/osker/no-such-shoe.",
      ],
    },
    { outcome: "created", warnings: ["to: there is nothing at /about-nobody."] },
  ]);
});

test("a link to what one of its countries does not have is told of, with the country", async () => {
  const stored = await readShopDocuments(database.queries);
  const there = stored.find((document) => document.kind === "page" && document.path === "/btq");
  const store = stored.find((document) => document.kind === "store" && document.address.country === "AU");
  const known = (await readDocuments(database.queries)).get("104201");
  if (there?.kind !== "page" || store?.kind !== "store" || !known) throw new Error("The shop is another one.");
  const { nz } = known.countries;
  const product = (id: string, more: Partial<typeof known>) => ({
    line: 1,
    document: { ...known, id, path: `/products/osker/${id}`, ...more },
  });
  const products = [product("2", { countries: { nz } }), product("3", { published: null })];
  const to = (paths: readonly string[], countries: ("nz" | "au")[]) => ({
    ...{ kind: "navigation", id: "n", position: 0, countries, link: { label: "Go", path: "/" } },
    columns: [{ link: { label: "Go", path: "/" }, links: paths.map((path) => ({ label: "Go", path })) }],
  });
  const written = [
    { ...there, countries: ["au"] },
    to(["/btq", "/articles/btq", "/categories/btq"], ["nz", "au"]),
    to(["/products/osker/2", "/products/osker/3", store.path], ["nz", "au"]),
    to(["/products/osker/2"], ["nz"]),
  ];
  const documents = written.map((document, index) => {
    const key = { kind: document.kind as "page", id: document.id };
    return { line: index + 2, key, document: document as typeof there };
  });
  const others = stored.filter((document) => document !== there && pathOf(document) !== "/categories/btq");
  expect(await linksToNothing(database.queries, { products, documents, stored: others })).toEqual(
    new Map([
      [
        3,
        ["/btq", "/articles/btq", "/categories/btq"].map(
          (path, index) => `columns.0.links.${index}.path: there is nothing at ${path} in nz.`,
        ),
      ],
      [
        4,
        [
          "columns.0.links.0.path: there is nothing at /products/osker/2 in au.",
          "columns.0.links.1.path: there is nothing at /products/osker/3.",
          `columns.0.links.2.path: there is nothing at ${store.path} in nz.`,
        ],
      ],
    ]),
  );
});

test("a link below a brand leads to the pages of what it makes, and to no others", async () => {
  const stored = await readShopDocuments(database.queries);
  const brand = stored.find((document) => document.kind === "brand" && document.rooms.length > 0);
  if (brand?.kind !== "brand") throw new Error("The shop is another one.");
  const room = `${brand.path}/${brand.rooms[0]?.group}`;
  const redirects = [room, `${brand.path}/nowhere`].map((to, index) => {
    const document = { kind: "redirect" as const, id: `/old-${index}`, to };
    return { line: index + 1, key: document, document };
  });
  expect(await linksToNothing(database.queries, { products: [], documents: redirects, stored })).toEqual(
    new Map([[2, [`to: there is nothing at ${brand.path}/nowhere.`]]]),
  );
});

test("a document at a path where the shop itself has something else is told of", async () => {
  const stored = await readShopDocuments(database.queries);
  const article = stored.find(({ kind }) => kind === "article");
  const warned = async (line: unknown) => {
    const file = await readOwnLines(Readable.from([`${JSON.stringify(line)}\n`]));
    const report = await importCatalogue(database, file, { ...options, dryRun: true });
    return report.lines[0];
  };
  expect(await warned({ ...article, id: "b", path: "/articles/btq" })).toMatchObject({
    warnings: ["path: the shop itself leads from there to /btq, so that nobody sees it."],
  });
  const kept = stored.find((document) => pathOf(document) === "/categories/btq");
  expect(await warned({ ...kept, btq: false })).toMatchObject({
    warnings: ["path: the shop itself shows /btq there, so that nobody sees it."],
  });
  expect((await warned({ ...kept, description: "Another." }))?.warnings ?? []).toEqual([]);
});

test("a redirect from where a product has its page is told of, whichever of the two comes with the file", async () => {
  const redirect = { kind: "redirect", id: "/products/osker/court-low-galah", to: "/categories/men" };
  const product = [...(await readDocuments(database.queries)).values()].find(({ path }) => path === redirect.id);
  const warned = async (...lines: readonly unknown[]) => {
    const file = Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`));
    const report = await importCatalogue(database, await readOwnLines(file), { ...options, dryRun: true });
    return report.lines.map(({ warnings }) => warnings);
  };
  const onRedirect = [`It leads away from the page of product ${product?.id}, which nobody sees.`];
  const onProduct = [`path: a redirect leads from there to ${redirect.to}, so that nobody sees its page.`];
  expect(await warned(redirect)).toEqual([onRedirect]);
  expect(await warned({ ...product, description: "Another." }, redirect)).toEqual([onProduct, onRedirect]);
  expect(await warned({ ...product, path: "/products/osker/elsewhere" }, redirect)).toEqual([[], []]);
  expect(await warned({ ...product, published: null }, redirect)).toEqual([[], []]);
});

test("nothing of what a shop opens with leads to where nothing is", async () => {
  const stored = await readShopDocuments(database.queries);
  const documents = stored.map((document, index) => ({ line: index + 1, key: document, document }));
  const ofProducts = documents.some(({ document }) => linksOf(document).some(({ path }) => path.startsWith("/products/")));
  expect(ofProducts).toBe(true);
  expect(await linksToNothing(database.queries, { products: [], documents, stored: [] })).toEqual(new Map());
});

test("a file that is refused keeps no order waiting", async () => {
  const [product] = (await readDocuments(database.queries)).values();
  const begun = vi.fn();
  const watched: Database = {
    ...database,
    transaction: (work) => {
      begun();
      return database.transaction(work);
    },
  };
  const lines = Readable.from([JSON.stringify({ ...product, id: "999999", styleNumber: "999999" })]);
  const report = await importCatalogue(watched, await readOwnLines(lines), options);
  expect(report).toMatchObject({ applied: false, refused: 1 });
  expect(begun).not.toHaveBeenCalled();
});

test("a file is judged again when somebody else's comes in between", async () => {
  const [product] = (await readDocuments(database.queries)).values();
  const linesOf = (id: string) =>
    Readable.from([JSON.stringify({ ...product, id, styleNumber: id, path: "/products/osker/wanted" })]);
  const overtaken: Database = {
    ...database,
    transaction: async (work) => {
      await importCatalogue(database, await readOwnLines(linesOf("999997")), options);
      return database.transaction(work);
    },
  };
  const report = await importCatalogue(overtaken, await readOwnLines(linesOf("999998")), options);
  expect(report).toMatchObject({ applied: false, refused: 1 });
  expect(report.lines[0]?.problems).toEqual(["path: product 999997 has /products/osker/wanted already."]);
});

test("a file may be judged for as long as it takes, and no other transaction idles so long", async () => {
  await database.queries.execute(sql`set idle_in_transaction_session_timeout = '15s'`);
  const timeoutIn = (queries: Queries) => queries.execute(sql`show idle_in_transaction_session_timeout`);
  const during: unknown[] = [];
  const watched: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (transaction) => {
        const result = await work(transaction);
        during.push((await timeoutIn(transaction)).rows);
        return result;
      }),
  };
  const other = (async function* () {
    yield JSON.stringify({ ...announcement, id: "judged" });
  })();
  await importCatalogue(watched, await readOwnLines(other), options);
  const named = (value: string) => [{ idle_in_transaction_session_timeout: value }];
  expect(during).toEqual([named("0")]);
  expect((await timeoutIn(database.queries)).rows).toEqual(named("15s"));
});

test("the old path of a product that is given another one leads there, until it comes back", async () => {
  const [product] = (await readDocuments(database.queries)).values();
  const importAt = async (path: string) => {
    async function* lines() {
      yield JSON.stringify({ ...product, path });
    }
    return importCatalogue(database, await readOwnLines(lines()), options);
  };
  const redirects = async () => (await readShopDocuments(database.queries)).filter(({ id }) => [old, now].includes(id));
  const [old, now] = [product!.path, `${product!.path}-renamed`];
  const moved = await importAt(now);
  expect(moved.lines.map(({ id, outcome }) => `${id}: ${outcome}`)).toEqual([
    `${product!.id}: changed`,
    `redirect ${old}: created`,
  ]);
  expect(await redirects()).toEqual([{ kind: "redirect", id: old, to: now }]);
  expect(await importAt(now)).toMatchObject({ created: 0, changed: 0, removed: 0 });

  const back = await importAt(old);
  expect(back.lines.flatMap(({ warnings = [] }) => warnings)).toEqual([]);
  expect(await redirects()).toEqual([{ kind: "redirect", id: now, to: old }]);
});

test("the old path of a brand or a category that is given another one leads there, until it comes back", async () => {
  const stored = await readShopDocuments(database.queries);
  const linked = new Set(stored.flatMap(linksOf).map(({ path }) => path));
  for (const kind of ["brand", "category"]) {
    const document = stored.find((one) => one.kind === kind && linked.has(pathOf(one) ?? ""))!;
    const [old, now] = [pathOf(document)!, `${pathOf(document)}-renamed`];
    const importAt = async (path: string) => {
      const lines = Readable.from([JSON.stringify({ ...document, path })]);
      return importCatalogue(database, await readOwnLines(lines), options);
    };
    const redirects = async () => (await readShopDocuments(database.queries)).filter(({ id }) => [old, now].includes(id));
    const { lines } = await importAt(now);
    expect(lines.map(({ id, outcome }) => `${id}: ${outcome}`).slice(0, 2)).toEqual([
      `${kind} ${document.id}: changed`,
      `redirect ${old}: created`,
    ]);
    expect(await redirects()).toEqual([{ kind: "redirect", id: old, to: now }]);
    expect(await importAt(now)).toMatchObject({ created: 0, changed: 0, removed: 0 });
    expect(await importAt(old)).toMatchObject({ refused: 0, changed: 1 });
    expect(await redirects()).toEqual([{ kind: "redirect", id: now, to: old }]);
  }
});

test("words in braces that stand for nothing are told of, since shoppers would read them", async () => {
  async function* lines() {
    yield `${JSON.stringify({ ...announcement, text: "Call {supportFone}, or {supportPhone}." })}\n`;
    yield JSON.stringify({ ...announcement, id: "plain", text: "Free over {freeExpressDeliveryFrom}." });
  }
  const { lines: told } = await importCatalogue(database, await readOwnLines(lines()), { ...options, dryRun: true });
  expect(told.map(({ warnings }) => warnings)).toEqual([
    ["{supportFone} stands for nothing here and is shown as it is; there are {freeExpressDeliveryFrom} and {supportPhone}."],
    [],
  ]);
});
