import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOpening } from "#catalogue/opening-documents.ts";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { openPhotographs } from "../images/photographs.ts";
import { importCatalogue, readOwnLines } from "./import-catalogue.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { readShopDocuments } from "./stored-shop-documents.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openEmptyDatabase();
  await openCatalogue(database, () => demoOpening(new Date("2026-11-20T00:00:00Z")));
  folder = await mkdtemp(join(tmpdir(), "import-"));
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
    pictures: { photographs: openPhotographs(folder), fetching: { hosts: new Set() } },
    origin: "https://shop.example",
    dryRun: false,
    onProgress: (doing) => {
      if (doing === "1 line read") void leave();
    },
    signal: gone.signal,
  });
  await expect(importing).rejects.toThrow("gone");
  expect((await readShopDocuments(database.queries)).map(({ id }) => id)).not.toContain("late");
});
