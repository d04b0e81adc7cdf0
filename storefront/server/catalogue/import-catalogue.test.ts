import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOpening } from "#catalogue/opening-documents.ts";
import type { ForeignProduct } from "#domain/catalogue-forms/foreign-product.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { openPhotographs } from "../images/photographs.ts";
import { type ImportOptions, importCatalogue, readOwnLines } from "./import-catalogue.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { readShopDocuments } from "./stored-shop-documents.ts";

let database: Database;
let folder: string;
let options: ImportOptions;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await openCatalogue(database, () => demoOpening(new Date("2026-11-20T00:00:00Z")));
  folder = await mkdtemp(join(tmpdir(), "import-"));
  const pictures = { photographs: openPhotographs(folder), fetching: { hosts: new Set<string>() } };
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
      if (doing === "1 line read") void leave();
    },
    signal: gone.signal,
  });
  await expect(importing).rejects.toThrow("gone");
  expect((await readShopDocuments(database.queries)).map(({ id }) => id)).not.toContain("late");
});

test("a brand is the one of its name whatever its id is, and a price of nothing is warned of where it is unusual", async () => {
  const [known] = (await readShopDocuments(database.queries)).filter(({ kind }) => kind === "brand");
  const brand = { ...known, id: "kowhai", name: "Kōwhai & Sons", path: "/brands/kowhai", rooms: [] };
  async function* line() {
    yield JSON.stringify(brand);
  }
  expect((await importCatalogue(database, await readOwnLines(line()), options)).lines).toMatchObject([{ outcome: "created" }]);
  const product: ForeignProduct = {
    ...{ line: 2, id: undefined, key: "tote", styleKey: "tote", style: undefined, slug: "tote", name: "Tote" },
    ...{ brand: "KŌWHAI & Sons", colour: undefined, description: undefined, categories: ["men"], tags: [] },
    ...{ sizes: [{ code: "OS", pieces: undefined }], offers: { nz: { price: 0, original: 0 } }, published: undefined },
    pictures: [{ src: "/media/products/104201/side", alt: undefined }],
  };
  const source = { readings: [{ product }], fallbackCategory: undefined, chosenCharts: [], origin: options.origin, now: 0 };
  const { lines } = await importCatalogue(database, source, { ...options, dryRun: true });
  const warnings = ["Its price in nz is 0.00: anybody can order it for nothing."];
  expect(lines).toEqual([{ line: 2, id: "tote", outcome: "created", problems: [], warnings }]);
});
