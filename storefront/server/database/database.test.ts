import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "./database.ts";
import { DatabaseUnavailable } from "./database-error.ts";
import { FolderLocked, lockFolder } from "./folder-lock.ts";
import { openDatabase } from "./open-database.ts";
import { meta } from "./schema/schema.ts";
import { readOrCreateSecret } from "./shared-secret.ts";
import { runTransaction } from "./transaction.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tread-database-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe("an embedded database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  test("has its schema and answers", async () => {
    await database.ping();
    expect(await database.queries.select().from(meta)).toEqual([]);
  });

  test("undoes a transaction that throws", async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.insert(meta).values({ key: "half", value: "done" });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await database.queries.select().from(meta)).toEqual([]);
  });

  test("refuses to hold less than nothing on a shelf", async () => {
    const insert = database.queries.execute(sql`insert into stock (country, variant_id, qty) values ('nz', '1', -1)`);
    await expect(insert).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  test("makes a secret once, for everybody who asks", async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => readOrCreateSecret(database, "test")));
    expect(secrets[0]).toHaveLength(32);
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString("hex"))).size).toBe(1);
    expect(Buffer.from(await readOrCreateSecret(database, "other"))).not.toEqual(secrets[0]);
  });

  test("runs a transaction again after a deadlock, and gives up at some point", async () => {
    let runs = 0;
    const deadlock = () => Object.assign(new Error("deadlock detected"), { code: "40P01" });
    const once = await runTransaction(database.queries, async () => {
      runs += 1;
      if (runs === 1) throw deadlock();
      return "done";
    });
    expect(once).toBe("done");
    expect(runs).toBe(2);
    runs = 0;
    const forever = runTransaction(database.queries, async () => {
      runs += 1;
      throw deadlock();
    });
    await expect(forever).rejects.toThrow("deadlock");
    expect(runs).toBe(6);
  });

  test("tells a lost connection from a mistake", async () => {
    const lost = runTransaction(database.queries, async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

test("an embedded database keeps what it was told over a restart, and is nobody else's meanwhile", async () => {
  const dataDir = await temporaryFolder();
  const first = await openDatabase({ dataDir });
  await first.queries.insert(meta).values({ key: "kept", value: "yes" });
  await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(await second.queries.select().from(meta)).toEqual([{ key: "kept", value: "yes" }]);
  await second.close();
});

describe("the lock of a folder", () => {
  test("names the other process that holds it, and is free once that process is killed", async () => {
    const folder = join(await temporaryFolder(), "database");
    const holder = fork(fileURLToPath(new URL("./folder-lock.fixture.ts", import.meta.url)), [folder], { execArgv: [] });
    onTestFinished(() => void holder.kill("SIGKILL"));
    expect(await once(holder, "message")).toEqual(["locked", undefined]);
    const refused = await lockFolder(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderLocked);
    expect((refused as FolderLocked).message).toContain(`in use by process ${holder.pid}`);

    holder.kill("SIGKILL");
    await once(holder, "exit");
    const lock = await lockFolder(folder);
    await lock.release();
  });

  test("is taken by exactly one of many who find it left by the dead", async () => {
    const folder = join(await temporaryFolder(), "database");
    const dead = { pid: 2 ** 22 + 1, host: hostname(), since: "2026-01-01T00:00:00.000Z", processStart: "1", token: "dead" };
    await writeFile(`${folder}.lock`, JSON.stringify(dead));
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const taken = attempts.filter((attempt) => attempt.status === "fulfilled");
    expect(taken).toHaveLength(1);
    await taken[0]?.value.release();
    await (await lockFolder(folder)).release();
  });

  test("of a process whose number somebody else has now is left by the dead", async () => {
    const folder = join(await temporaryFolder(), "database");
    const before = { pid: process.ppid, host: hostname(), since: "2026-01-01T00:00:00.000Z", processStart: "0", token: "old" };
    await writeFile(`${folder}.lock`, JSON.stringify(before));
    await (await lockFolder(folder)).release();
  });

  test("of another machine holds while it is touched", async () => {
    const folder = join(await temporaryFolder(), "database");
    const elsewhere = { pid: 1, host: "elsewhere", since: "2026-01-01T00:00:00.000Z", processStart: "1", token: "far" };
    await writeFile(`${folder}.lock`, JSON.stringify(elsewhere));
    await expect(lockFolder(folder)).rejects.toThrow("process 1 on elsewhere");
  });
});
