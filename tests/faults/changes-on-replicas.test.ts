import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { calls } from "@tread/storefront/contract/calls.ts";
import { importReport } from "@tread/storefront/contract/catalogue.ts";
import { sampleProduct } from "@tread/storefront/server/checkout/checkout.fixture.ts";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";
import { readOwnerAccess } from "@tread/storefront/server/owner/owner-access.ts";
import { createReminders } from "@tread/storefront/server/reminders/reminders.ts";
import { unlimitedGuesses } from "@tread/storefront/server/security/guesses.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { send } from "../contract/send.ts";
import { smallOpening } from "../contract/small-shop.ts";
import { type Books, openBooks } from "./books.ts";
import { type Postgres, startPostgres } from "./postgres.ts";

interface Shop {
  readonly origin: string;
  readonly token: string;
  stop(): Promise<void>;
}

let postgres: Postgres;
let url: string;
let books: Books;
let shops: readonly Shop[];
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase("changes");
  shops = [await startShop(url), await startShop(url)];
  books = await openBooks(url);
});
afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.stop()));
  await books?.close();
  await postgres?.stop();
});

/** The whole shop, pages and their cache included, in a process of its own; pages are kept for an hour. */
async function startShop(databaseUrl: string): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), "replica-"));
  const child = spawn(process.execPath, [fileURLToPath(new URL("./shop-process.ts", import.meta.url))], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0" },
      ...{ LOG_LEVEL: "silent", RATE_LIMITS: "off", PAGE_CACHE_SECONDS: "3600" },
    },
  });
  const open = Promise.withResolvers<void>();
  child.once("exit", (code) => open.reject(new Error(`The shop stopped with ${code}; its reason is above.`)));
  child.stdout.on("data", (said: Buffer) => String(said).includes("is open at") && open.resolve());
  await open.promise;
  const { address, token } = (await readOwnerAccess(folder))!;
  return {
    origin: address,
    token,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until both show something, two seconds at most. */
const soonOnBoth = (what: string, look: (shop: Shop) => Promise<unknown>, expected: unknown) =>
  Promise.all(
    shops.map((shop, index) =>
      expect.poll(() => look(shop), { timeout: 2_000, interval: 20, message: `${what}, server ${index + 1}` }).toEqual(expected),
    ),
  );

const page = async ({ origin }: Shop, path: string): Promise<string> => (await fetch(`${origin}/nz${path}`)).text();
const shows =
  (path: string, text: string) =>
  async (shop: Shop): Promise<boolean> =>
    (await page(shop, path)).includes(text);
const moved = async ({ origin }: Shop, path: string) =>
  (await fetch(`${origin}/nz${path}`, { redirect: "manual" })).headers.get("location");

async function found({ origin }: Shop, query: string, index = "products") {
  const { json } = await send(origin, "nz", calls["search.queries"], {
    body: { requests: [{ indexName: `tt_nz_${index}`, query }] },
  });
  return calls["search.queries"].response.parse(json).results[0]!.hits;
}

async function discount({ origin }: Shop): Promise<number> {
  const items = [{ productId: "104201", variantId: "104201-9", qty: 1 }];
  const { json } = await send(origin, "nz", calls["checkout.info"], { body: { cart: { items, promoCodes: ["SPRING"] } } });
  const { itemSubtotal, itemSubtotalAfterDiscounts } = calls["checkout.info"].response.parse(json);
  return itemSubtotal - itemSubtotalAfterDiscounts;
}

/** The owner changes something at one server, as the command does. */
async function owner({ origin, token }: Shop, path: string, type: string, body: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const answer = await fetch(`${origin}/catalogue/${path}`, { method: "POST", headers, body });
  expect(answer.status).toBe(200);
  return answer.json();
}
const change = (shop: Shop, path: string, value: unknown) => owner(shop, path, "application/json", JSON.stringify(value));
async function put(shop: Shop, ...documents: object[]): Promise<void> {
  const lines = documents.map((document) => `${JSON.stringify(document)}\n`).join("");
  expect(importReport.parse(await owner(shop, "products", "application/x-ndjson", lines))).toMatchObject({ applied: true });
}
const opened = (kind: string, id: string) => smallOpening.documents.find((one) => one.kind === kind && one.id === id)!;

const tile = { type: "productCarousel", headline: { shout: "New" }, more: null, products: ["104201"] };
const listing = "/categories/men/shoes/sneakers";

test("what the owner changes at one server is on pages, tiles, in carts and in the search of every server within two seconds", async () => {
  const [first, second] = shops as [Shop, Shop];
  // The first page that a server draws takes it longer, which is not what is timed; and it is kept, as a shop's home is.
  for (const shop of shops) await page(shop, "/");
  await put(first, { ...opened("page", "home"), blocks: [tile] });
  await soonOnBoth("a page's blocks", shows("/", "$180"), true);
  // What is asked for here is kept, so that what follows is seen only if it is thrown away.
  const paths = ["/", "/products/osker/court-1", listing, "/brands/osker"];
  for (const shop of shops) for (const path of paths) await page(shop, path);

  await change(second, "prices", [{ id: "104201", country: "nz", price: 15_500 }]);
  for (const path of paths) await soonOnBoth(`the price on ${path}`, shows(path, "$155"), true);
  await soonOnBoth("the price in the search", async (shop) => (await found(shop, "court 1"))[0]?.price, 15_500);

  await put(first, {
    ...opened("category", "sneakers"),
    name: "Trainers",
    shortName: "Trainers",
    headline: { shout: "Trainers" },
  });
  await soonOnBoth("a category's name", shows(listing, "Trainers"), true);
  await soonOnBoth("a category's hit", async (shop) => (await found(shop, "trainers", "categories")).length, 1);

  await put(second, { ...opened("announcement", "open"), text: "Late opening tonight." });
  await soonOnBoth("an announcement", shows("/", "Late opening tonight."), true);

  await put(first, { ...opened("promotion", "ten"), id: "spring", codes: ["SPRING"] });
  await soonOnBoth("a promotion", discount, 1_550);
  await put(second, { kind: "promotion", id: "spring", removed: true });
  await soonOnBoth("a promotion that was taken out", discount, 0);

  for (const shop of shops) expect((await fetch(`${shop.origin}/nz/spring`)).status).toBe(404);
  await put(first, { ...opened("page", "home"), id: "spring", path: "/spring", title: "Spring is here" });
  await soonOnBoth("a page", shows("/spring", "Spring is here"), true);

  await put(second, { kind: "redirect", id: "/winter", to: "/spring" });
  await soonOnBoth("a redirect", (shop) => moved(shop, "/winter"), "/nz/spring");

  await change(first, "stock", [{ variantId: "104202-9", country: "nz", qty: 0 }]);
  await soonOnBoth("stock in the search", async (shop) => (await found(shop, "court 2"))[0]?.soldOut, true);
  await soonOnBoth("a product in the sitemap", shows("/sitemap-products.xml", "/products/osker/court-2"), true);
  await change(second, "publication", { ids: ["104202"], published: null });
  await soonOnBoth("a sitemap without what was taken down", shows("/sitemap-products.xml", "/products/osker/court-2"), false);
  await soonOnBoth(
    "a product that was taken down",
    async (shop) => (await found(shop, "court 2")).map(({ objectID }) => objectID),
    ["104201"],
  );
});

test("a change is seen as soon when the connection on which it would have been told has just been lost", async () => {
  const [first] = shops as [Shop];
  await books.run(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tread-and-thread listening'",
  );
  await put(first, { ...opened("announcement", "open"), text: "Still here." });
  await soonOnBoth("an announcement", shows("/", "Still here."), true);
});

test("whoever waits for a size is told of it once, by whichever of the servers and their workers looks first", async () => {
  const [first] = shops as [Shop];
  const waiting = 250;
  await change(first, "stock", [{ variantId: "104201-9", country: "nz", qty: 0 }]);
  await books.run(`insert into reminders (country, kind, product_id, variant_id, email, state)
    select 'nz', 'backInStock', '104201', '104201-9', 'buyer' || n || '@example.co.nz', 'waiting' from generate_series(1, ${waiting}) n`);
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, poolSize: 2 })));
  try {
    const product = sampleProduct("104201", { variants: [{ id: "104201-9", code: "9", qty: 3 }] });
    const workers = databases.map((database) =>
      createReminders({ database, secret: new Uint8Array(32), guesses: unlimitedGuesses, productNow: async () => product }),
    );
    await change(first, "stock", [{ variantId: "104201-9", country: "nz", qty: 3 }]);
    // They look at the same moment, and the shops' own workers among them when their time comes.
    const sent = await Promise.all(workers.map((worker) => worker.deliver()));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(waiting);
    await expect.poll(() => books.count("reminders", "state = 'sent'"), { timeout: 8_000, interval: 50 }).toBe(waiting);
  } finally {
    await Promise.all(databases.map((database) => database.close()));
  }
  expect(await books.count("outbox_mails", "kind = 'reminder'")).toBe(waiting);
});
