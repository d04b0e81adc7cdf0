import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { sayRoomOnDisk } from "./bytes-left-on.fixture.ts";
import { DatabaseUnavailable } from "./database-error.ts";
import { sql } from "./drizzle.ts";
import { openDatabase } from "./open-database.ts";
import { meta as settings } from "./schema/schema.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "room-"));
  await (await openDatabase({ dataDir })).close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => vi.useRealTimers());

test("a database whose disk is nearly full takes nothing, is read all the same, and takes it once there is room", async () => {
  const told: string[] = [];
  const database = await openDatabase({ dataDir, onConnectionError: ({ message }) => told.push(message) });
  const keys = async () => (await database.queries.select().from(settings)).map(({ key }) => key);
  const put = (key: string) => database.transaction((transaction) => transaction.insert(settings).values({ key, value: "" }));
  const sayRoom = sayRoomOnDisk();
  const lookWith = async (bytes: number) => {
    sayRoom(bytes);
    await vi.advanceTimersByTimeAsync(1_000);
    return database.ping();
  };
  await put("before");
  expect(await lookWith(32 * 2 ** 20 - 1)).toBe("readOnly");
  await expect(put("without room")).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await keys()).toEqual(["before"]);
  expect(told).toEqual([
    expect.stringMatching(/^The database in .* takes nothing for now: its disk has less than 32 MB left\.$/),
  ]);
  expect(await lookWith(32 * 2 ** 20)).toBeUndefined();
  await put("after");
  expect(await keys()).toEqual(["before", "after"]);
  await database.close();
});

test("the log of a database that is open does not grow for ever", async () => {
  const database = await openDatabase({ dataDir });
  const files = async () => (await readdir(join(dataDir, "database", "pg_wal"))).filter((name) => name.length === 24).length;
  for (let file = 1; file <= 6; file += 1) {
    await database.queries.execute(sql`select pg_switch_wal()`);
    await database.queries.insert(settings).values({ key: `file ${file}`, value: "" });
  }
  expect(await files()).toBeGreaterThan(6);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(async () => expect(await files()).toBeLessThan(5));
  await database.close();
});
