import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { openEmptyDatabase } from "../database/empty-database.fixture.ts";
import { createDownloads } from "./downloads.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

test("a file is handed out while its order stands and its payment is undisputed, and by nothing that is not digital", async () => {
  const download = { href: "https://files.example/plan.pdf" };
  const secret = new Uint8Array(32).fill(3);
  const { addressOf } = createDownloads({ database, secret, downloadOf: (id) => (id === "181001" ? download : undefined) });
  const order = { number: "TT00000018", country: "nz", state: "placed" } as const;
  const line = { productId: "181001", position: 2, status: "emailed" } as const;
  expect(await addressOf(order, line)).toMatch(/^\/nz\/orders\/TT00000018\/downloads\/2\?token=[\w.-]+$/);
  expect(await addressOf({ ...order, state: "held" }, line)).toBeUndefined();
  expect(await addressOf({ ...order, state: "failed" }, line)).toBeUndefined();
  expect(await addressOf(order, { ...line, status: "cancelled" })).toBeUndefined();
  expect(await addressOf(order, { ...line, productId: "104201" })).toBeUndefined();
});
