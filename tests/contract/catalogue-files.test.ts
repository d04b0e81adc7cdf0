import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "@tread/storefront/server/repository-root.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";
import { smallShop } from "./small-shop.ts";

let server: RunningServer;
let folder: string;
beforeAll(async () => {
  server = await startServer(smallShop);
  folder = await mkdtemp(join(tmpdir(), "owner-"));
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs `pnpm catalogue` as the owner does. */
function catalogue(...words: string[]): Promise<{ code: number; said: string }> {
  const command = join(repositoryRoot, "storefront/launch/catalogue.ts");
  const env = { ...process.env, CATALOGUE_TOKEN: server.ownerToken };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words, "--url", server.listening], { env }, (error, out, problems) => {
      resolve({ code: error === null ? 0 : Number(error.code), said: out + problems });
    });
  });
}

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
    ["published: ends before it begins", "104201", "--from", "2030-12-02T09:00+13:00", "--until", "2030-12-01T09:00+13:00"],
    ["ids: name a product"],
    ["There is no product 999999.", "999999"],
  ] as [string, ...string[]][]) {
    const { code, said } = await catalogue("publish", ...words);
    expect([words, code, said]).toEqual([words, 1, expect.stringContaining(why)]);
  }
  const hidden = await catalogue("publish", "104201", "--from", "2099-12-01T09:00+13:00");
  expect(hidden).toEqual({ code: 0, said: expect.stringContaining("Published.") });
  await expect.poll(() => shown("/products/osker/court-1"), { timeout: 2_000 }).toBeNull();
  await catalogue("publish", "104201");
  await expect.poll(async () => (await shown("/products/osker/court-1")) !== null, { timeout: 2_000 }).toBe(true);
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
    productGallery: [
      { src: expect.stringMatching(/^\/media\/photos\/[0-9a-f]{40}\/portrait$/), alt: "Acme Harrier in One colour" },
    ],
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
  expect(answer.said).toMatch(/line 3: refused\s+Variant Price: "1\.299,00" is not a price/);
  expect(answer.said).toMatch(/line 4, tui: refused\s+There is no category "Nowhere"\. .*--category/);
  expect(answer.said).toMatch(/2 refused\. Nothing was changed/);
  expect(await shown("/products/acme/weka")).toBeNull();
  const given = await catalogue("import", await fileOf("astray.csv", header + astray), "--category", "sneakers", "--dry-run");
  expect(given).toMatchObject({ code: 0, said: expect.stringContaining("1 created") });
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
