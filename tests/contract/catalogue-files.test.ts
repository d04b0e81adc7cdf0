import { execFileSync, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@tread/storefront/contract/calls.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownerProgram, runOwnerCommand } from "./owner-command.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer(smallShop);
  folder = await mkdtemp(join(tmpdir(), "owner-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const command = ownerProgram("catalogue");
const run = (variables: Record<string, string>, ...words: string[]) => runOwnerCommand("catalogue", variables, ...words);

/** Runs `pnpm catalogue` as the owner does. */
const catalogue = (...words: string[]) => run({ CATALOGUE_TOKEN: server.ownerToken }, ...words, "--url", server.listening);

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

async function shown(path: string) {
  const answer = await fetch(`${server.origin}/nz/api/content/resolve?path=${encodeURIComponent(path)}`);
  return ((await answer.json()) as { entity: { data: Record<string, unknown> } | null }).entity?.data ?? null;
}

async function found(query: string) {
  const answer = await fetch(`${server.origin}/nz/search/indexes/*/queries`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ requests: [{ indexName: "tt_nz_products", params: { query } }] }),
  });
  return ((await answer.json()) as { results: { hits: Record<string, unknown>[] }[] }).results[0]!.hits;
}

const header =
  "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty,Image Src\n";

test("a time to publish at is one that there is, with its zone, and ends after it begins", async () => {
  for (const [why, ...words] of [
    ["is not a time", "104201", "--from", "tomorrow"],
    ["is not a time", "104201", "--from", "2026-12-01T09:00"],
    ["is not a time", "104201", "--until", "2026-02-31T00:00+13:00"],
    [
      "published: ends before it begins.\nNothing was changed.",
      "104201",
      "--from",
      "2030-12-02T09:00+13:00",
      "--until",
      "2030-12-01T09:00+13:00",
    ],
    ["is over, so that it would never be shown", "104201", "--until", "2020-01-01T00:00Z"],
    ["Say which product: 104201"],
    ["There is no product 999999.", "999999"],
  ] as [string, ...string[]][]) {
    const { code, said } = await catalogue("publish", ...words);
    expect([words, code, said]).toEqual([words, 1, expect.stringContaining(why)]);
  }
  const hidden = await catalogue("publish", "104201", "--from", "2099-12-01T09:00+13:00");
  expect(hidden).toEqual({ code: 0, said: expect.stringContaining("Published: from 2099-12-01T09:00+13:00.") });
  expect((await catalogue("list")).said).toMatch(/^104201\t.*\tfrom 2099-12-01T09:00\+13:00$/m);
  await expect.poll(() => shown("/products/osker/court-1"), { timeout: 2_000 }).toBeNull();
  await catalogue("publish", "104201");
  await expect.poll(async () => (await shown("/products/osker/court-1")) !== null, { timeout: 2_000 }).toBe(true);
});

test.each([
  ["an amount below zero", ["price", "104201", "nz", "-5"], "Unknown option '-5'.\nNo amount is below zero."],
  ["an option without its value", ["publish", "104201", "--from"], "Option '--from"],
  ["a country without a shop", ["price", "104201", "fr", "12.00"], '"fr" is no country of the shop: nz or au.'],
  ["a country whose shop is not there to export", ["export", "shop.csv", "--country", "fr"], '"fr" is no country of the shop'],
  ["pieces that are left out", ["stock", "104201-9", "nz", ""], '"" is not a number of pieces.'],
  ["pieces written otherwise", ["stock", "104201-9", "nz", "1e3"], '"1e3" is not a number of pieces.'],
  [
    "more pieces than a shelf holds",
    ["stock", "104201-9", "nz", "1000001"],
    '"1000001" is not a number of pieces. Write a whole number from 0 to 1000000.',
  ],
  [
    "a size that is counted twice",
    ["stock", "104201-9", "nz", "1", "104201-9", "au", "1", "104201-9", "nz", "2"],
    "2: says something of 104201-9 in nz again.\nNothing was changed.",
  ],
  [
    "a price that would only be tried",
    ["price", "104201", "nz", "12.00", "--dry-run"],
    "price has no --dry-run. Nothing was done;",
  ],
  [
    "a country that would not be heeded",
    ["unpublish", "104201", "--country", "au"],
    "unpublish has no --country. Nothing was done;",
  ],
  ["a price in two words", ["price", "104201", "nz", "1", "299.00"], '"299.00" is one word too many. Nothing was done;'],
  ["a kind that there is not", ["list", "colour"], "There is no kind colour; there are site,"],
  [
    "a form that is not known",
    ["export", "shop.xlsx"],
    "shop.xlsx is in no form known here: its name ends with none of .ndjson,",
  ],
  [
    "a spreadsheet",
    ["import", "shop.xlsx"],
    "shop.xlsx is in no form known here: its name ends with none of .ndjson, .json, .jsonl, .csv, .tsv, .txt, .xml. Save the sheet as “CSV UTF-8” and import that.",
  ],
  ["a file that is not there", ["import", "nowhere.csv"], "nowhere.csv cannot be read: there is no such file or folder."],
  ["a folder that is not there", ["pictures", "nowhere"], "nowhere cannot be read: there is no such file or folder."],
  ["a place that cannot be written to", ["export", "nowhere/shop.csv"], "nowhere/shop.csv cannot be written: there is no such"],
])("%s is said in a sentence, and nothing is sent", async (_, words, sentence) => {
  // Nobody listens there: what is asked of the shop before the words are understood would be told as a shop that is away.
  const away = words[0] === "export" && words[1] === "nowhere/shop.csv" ? server.listening : "http://127.0.0.1:9";
  const { code, said } = await run({ CATALOGUE_TOKEN: server.ownerToken }, ...words, "--url", away);
  expect([code, said.slice(0, sentence.length)]).toEqual([1, sentence]);
  expect(said).not.toContain("    at ");
});

test("what is counted on a store's shelf can be found there, and is refused where there is no such store or size", async () => {
  const levels = async () => {
    const answer = await fetch(`${server.origin}/nz/api/store-stock/104202`);
    const { stores } = calls["stores.stock"].response.parse(await answer.json());
    return stores.flatMap(({ erpStoreId, sizes }) => sizes.map(({ variantId, level }) => `${erpStoreId} ${variantId} ${level}`));
  };
  expect(await levels()).toContain("0021 104202-12 none");
  expect(await catalogue("stock", "104202-12", "nz", "40", "--store", "0021")).toEqual({
    code: 0,
    said: "The stock is changed.\n",
  });
  expect(await levels()).toContain("0021 104202-12 inStock");
  await catalogue("stock", "104202-12", "nz", "0", "--store", "0021");
  expect(await levels()).toContain("0021 104202-12 none");
  for (const [said, ...words] of [
    ["There is no store 9999 in nz. Nothing was changed.", "104202-12", "nz", "4", "--store", "9999"],
    ["There is no store 0021 in au.", "104202-12", "au", "4", "--store", "0021"],
    ["There is no size 104202-99 in nz.", "104202-99", "nz", "4", "--store", "0021"],
  ] as [string, ...string[]][])
    expect(await catalogue("stock", ...words)).toEqual({ code: 1, said: expect.stringContaining(said) });
  expect(await levels()).toContain("0021 104202-12 none");
});

test("prices, counts and publications come as many at once as one may send", async () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => `none${index}`);
  const lists: [string, object][] = [
    ["prices", ids.map((id) => ({ id, country: "nz", price: 10_000_000, original: 10_000_000 }))],
    ["stock", ids.map((id) => ({ variantId: `${id}-9`, country: "nz", qty: 1_000_000, store: "0021" }))],
    ["publication", { ids, published: null }],
  ];
  for (const [what, body] of lists) {
    const headers = { authorization: `Bearer ${server.ownerToken}`, "content-type": "application/json" };
    const answer = await fetch(`${server.listening}/catalogue/${what}`, { method: "POST", headers, body: JSON.stringify(body) });
    // It was read to its end: what is wrong is that there is none of it.
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining("and others. Nothing was changed.") });
  }
});

test("a shop elsewhere that is named without its token is not taken for the one on this machine", async () => {
  await writeFile(join(folder, "owner-access.json"), JSON.stringify({ address: server.listening, token: server.ownerToken }));
  const here = { DATA_DIR: folder, CATALOGUE_TOKEN: "" };
  expect(await run(here, "price", "104201", "nz", "1.00", "--url", "https://shop.example")).toEqual({
    code: 1,
    said: "Put the token of the shop at https://shop.example into CATALOGUE_TOKEN; its owner-access.json holds it.\n",
  });
  expect(await shown("/products/osker/court-1")).not.toMatchObject({ price: 100 });
  expect(await run(here, "list", "site")).toMatchObject({ code: 0 });
  await rm(join(folder, "owner-access.json"));
});

test("a shop elsewhere is named by a whole address", async () => {
  expect(await run({ CATALOGUE_TOKEN: "token" }, "list", "--url", "localhost:3000")).toEqual({
    code: 1,
    said: '"localhost:3000" is no address. Write it whole, as in https://shop.example.\n',
  });
});

test("a file that may be written takes the place of the one before it whole", async () => {
  const file = await fileOf("whole.ndjson", "before");
  expect(await catalogue("export", file)).toMatchObject({ code: 0 });
  expect(await readFile(file, "utf8")).toContain('"id":"104201"');
  expect((await readdir(folder)).filter((name) => name.startsWith("whole"))).toEqual(["whole.ndjson"]);
});

test("an import that its owner breaks off changes nothing, though all of it has been sent", async () => {
  const file = join(folder, "broken-off.ndjson");
  await catalogue("export", file);
  const [line = ""] = (await readFile(file, "utf8")).split("\n").filter((each) => each.includes('"id":"104201"'));
  // So many that the shop is not done when it says that it has read them.
  const many = Array.from({ length: 2_000 }, (__, index) =>
    JSON.stringify({ ...JSON.parse(line), id: `broken${index}`, path: `/products/osker/broken-${index}` }),
  );
  await writeFile(file, many.join("\n"));
  const env = { ...process.env, CATALOGUE_TOKEN: server.ownerToken };
  const child = spawn(process.execPath, [command, "import", file, "--url", server.listening], { env });
  for await (const part of child.stdout) if (String(part).includes("2000 lines read")) child.kill("SIGINT");
  // What is asked next waits until the shop is done with what was asked before.
  const { said } = await catalogue("list");
  expect(said).toContain("104201");
  expect(said).not.toContain("broken0");
});

test("a product of Shopify's CSV, with a photograph of the owner's, is on its page and tile and is found", async () => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#446688" } })
    .jpeg()
    .toBuffer();
  await fileOf("harrier.jpg", new Uint8Array(bytes));
  expect(await catalogue("pictures", folder)).toMatchObject({
    code: 0,
    said: expect.stringContaining("harrier.jpg: named after no product"),
  });

  const rows = "harrier,Harrier,Acme,Sneakers,Size,9,129.00,159.00,3,harrier.jpg\nharrier,,,,,10,129.00,159.00,0,\n";
  const file = await fileOf("products.csv", header + rows);
  const dry = await catalogue("import", file, "--dry-run");
  expect(dry).toMatchObject({
    code: 0,
    // Nobody has described the brand yet, so that it gets a page with its first product.
    said: expect.stringMatching(/line 2, harrier: created\s+line 2, brand acme: created[\s\S]*2 created.*Nothing was changed/),
  });
  expect(await shown("/products/acme/harrier")).toBeNull();

  expect(await catalogue("import", file)).toMatchObject({ code: 0, said: expect.stringContaining("Done: 2 created") });
  expect(await shown("/brands/acme")).toMatchObject({ name: "Acme" });
  expect(await shown("/products/acme/harrier")).toMatchObject({
    id: "harrier",
    price: 12_900,
    erpOriginalPrice: 15_900,
    variants: [
      { code: "9", qty: 3 },
      { code: "10", qty: 0 },
    ],
    productGallery: [{ src: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{40}\/portrait$/), alt: "Acme Harrier" }],
  });
  await expect.poll(() => found("harrier"), { timeout: 2_000 }).toMatchObject([{ objectID: "harrier", isDiscounted: true }]);
  expect(await catalogue("import", file)).toMatchObject({ code: 0, said: expect.stringContaining("1 unchanged") });
});

test("a file with one wrong line changes nothing and is told line by line", async () => {
  const wrong = 'kea,Kea,Acme,Sneakers,Size,9,"1.299,00",,3,harrier.jpg\n';
  const astray = "tui,Tui,Acme,Nowhere,Size,9,99.00,,3,harrier.jpg\n";
  const good = "weka,Weka,Acme,Sneakers,Size,9,99.00,,3,harrier.jpg\n";
  const answer = await catalogue("import", await fileOf("wrong.csv", header + good + wrong + astray));
  expect(answer.code).toBe(1);
  expect(answer.said).toMatch(/line 3, kea: refused\s+Variant Price: "1\.299,00" is not a price/);
  expect(answer.said).toMatch(/line 4, tui: refused\s+There is no category "Nowhere"\. .*--category/);
  expect(answer.said).toMatch(/2 refused\. Nothing was changed/);
  expect(await shown("/products/acme/weka")).toBeNull();
  const given = await catalogue("import", await fileOf("astray.csv", header + astray), "--category", "sneakers", "--dry-run");
  expect(given).toMatchObject({ code: 0, said: expect.stringContaining("1 created") });
});

test("the size chart of another form's products is said with the import", async () => {
  const shoe = (size: string) => `moa,Moa,Acme,Sneakers,Size,${size},99.00,,3,harrier.jpg\n`;
  const file = await fileOf("charts.csv", header + shoe("9"));
  const chosen = (...words: string[]) => catalogue("import", file, ...words.flatMap((word) => ["--size-chart", word]));
  expect(await chosen("mens-shoe")).toMatchObject({
    code: 1,
    said: expect.stringContaining("there is no size chart mens-shoe."),
  });
  expect(await chosen("sneaker=mens-shoes")).toMatchObject({
    code: 1,
    said: expect.stringContaining("there is no category or brand sneaker."),
  });
  expect(await chosen("bags and=mens-shoes")).toMatchObject({ code: 1, said: expect.stringContaining("must look like") });
  expect(await chosen("sneakers=mens-shoes", "mens-shoe")).toMatchObject({ code: 0 });
  expect(await shown("/products/acme/moa")).toMatchObject({ sizeChart: { id: "mens-shoes" } });

  await fileOf("charts.csv", header + shoe("44"));
  expect(await chosen("mens-shoes")).toMatchObject({ code: 0 });
  const other = await fileOf("chartless.csv", header + shoe("44").replaceAll(/moa/gi, "huia"));
  expect(await catalogue("import", other, "--size-chart", "mens-shoes")).toMatchObject({
    code: 1,
    said: expect.stringContaining("The size chart mens-shoes has no size 44."),
  });
});

test("a file of nothing is refused: it is no catalogue", async () => {
  const { code, said } = await catalogue("import", await fileOf("nothing.ndjson", ""));
  expect(code).toBe(1);
  expect(said).toContain("This file holds nothing.");
});

test("a pipe that nobody writes to is refused, instead of being waited for", async () => {
  const pipe = join(folder, "pipe.ndjson");
  execFileSync("mkfifo", [pipe]);
  expect(await catalogue("import", pipe)).toEqual({ code: 1, said: `${pipe} cannot be read: it is no file.\n` });
});

test("a photograph that is larger than the shop takes is refused for that", async () => {
  await mkdir(join(folder, "large"));
  await fileOf("large/104201.jpg", Buffer.alloc(40 * 2 ** 20 + 1, "\xff\xd8\xff", "latin1"));
  expect(await catalogue("pictures", join(folder, "large"))).toEqual({
    code: 1,
    said: expect.stringMatching(/^104201\.jpg: This file is over 40 MB\. Save the photograph smaller\.\s+1 of 1 pictures/),
  });
});

test("a file of another kind of picture is refused, instead of being passed over", async () => {
  await mkdir(join(folder, "drawings"));
  await fileOf("drawings/104201.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>");
  await fileOf("drawings/notes.txt", "not one of them");
  expect(await catalogue("pictures", join(folder, "drawings"))).toEqual({
    code: 1,
    said: expect.stringMatching(/^104201\.svg: This is no JPEG, PNG, WebP or AVIF picture.*\s+1 of 1 pictures cannot be used/),
  });
});

test("what no page can show is refused before anything is written", async () => {
  const bell = "ruru,Ru\u0000ru,Acme,Sneakers,Size,9,99.00,,3,harrier.jpg\n";
  expect(await catalogue("import", await fileOf("bell.csv", header + bell))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/line 2, ruru: refused\s+name: holds a character that cannot be shown \(U\+0000\)\./),
  });
  const article = { kind: "brand", id: "acme", name: "Ac\ud800me" };
  expect(await catalogue("import", await fileOf("half.ndjson", JSON.stringify(article)))).toMatchObject({
    code: 1,
    said: expect.stringContaining("name: holds a character that cannot be shown (U+D800)."),
  });
});

test("files for others tell what is on the shelf now, and a feed only what is shown now", async () => {
  const told = async (name: string) => {
    const file = join(folder, name);
    expect(await catalogue("export", file)).toMatchObject({ code: 0 });
    return await readFile(file, "utf8");
  };
  const availability = async () => /<g:id>104201-9<[\s\S]*?<g:availability>(\w+)</.exec(await told("now.xml"))?.[1];
  expect(await availability()).toBe("in_stock");
  await catalogue("stock", "104201-9", "nz", "0");
  expect(await availability()).toBe("out_of_stock");
  await catalogue("stock", "104201-9", "nz", "7");
  expect(await availability()).toBe("in_stock");
  expect(await told("now.csv")).toMatch(/,104201-9,shopify,7,/);
  await catalogue("publish", "104201", "--from", "2099-12-01T09:00+13:00");
  expect(await told("now.tsv")).not.toContain("104201-9\t");
  expect(await told("now.csv")).toContain(",104201-9,");
  await catalogue("publish", "104201");
});

test.each(["shop.csv", "feed.tsv", "feed.xml"])("what is exported as %s is imported unchanged", async (name) => {
  const file = join(folder, name);
  expect(await catalogue("export", file)).toMatchObject({ code: 0 });
  expect(await readFile(file, "utf8")).toContain(`${server.origin}/pictures/`);
  expect(await catalogue("import", file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/0 created, 0 changed, \d unchanged, 0 refused/),
  });
});

test("the shop is a JSON list as well, which is imported unchanged and exported the same", async () => {
  const [file, again] = [join(folder, "shop.json"), join(folder, "again.json")];
  expect(await catalogue("export", file)).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(file, "utf8"))).toContainEqual(expect.objectContaining({ kind: "site" }));
  expect(await catalogue("import", file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/0 created, 0 changed, \d+ unchanged, 0 refused/),
  });
  await catalogue("export", again);
  expect(await readFile(again, "utf8")).toBe(await readFile(file, "utf8"));
});
