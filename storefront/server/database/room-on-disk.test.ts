import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { sayRoomOnDisk } from "./bytes-left-on.fixture.ts";
import { DatabaseUnavailable } from "./database-error.ts";
import { openDatabase } from "./open-database.ts";
import { meta as settings } from "./schema/schema.ts";

test("a database whose disk is nearly full takes nothing, is read all the same, and takes it once there is room", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "room-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const database = await openDatabase({ dataDir, onConnectionError: ({ message }) => told.push(message) });
  const keys = async () => (await database.queries.select().from(settings)).map(({ key }) => key);
  const put = (key: string) => database.transaction((transaction) => transaction.insert(settings).values({ key, value: "" }));
  const sayRoom = sayRoomOnDisk();
  const lookWith = async (bytes: number) => {
    sayRoom(bytes);
    await vi.advanceTimersByTimeAsync(1_000);
    await database.ping();
  };
  await put("before");
  await lookWith(32 * 2 ** 20 - 1);
  await expect(put("without room")).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(await keys()).toEqual(["before"]);
  expect(told).toEqual([
    expect.stringMatching(/^The database in .* takes nothing for now: its disk has less than 32 MB left\.$/),
  ]);
  await lookWith(32 * 2 ** 20);
  await put("after");
  expect(await keys()).toEqual(["before", "after"]);
  await database.close();
});
