import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { explainFailure } from "../lifecycle/explain-failure.ts";
import { type Database, tell } from "./database.ts";
import { DatabaseDamaged, DatabaseUnavailable } from "./database-error.ts";
import { eq, sql } from "./drizzle.ts";
import { FolderLocked, lockFolder } from "./folder-lock.ts";
import { lockFileNames } from "./lock-files.fixture.ts";
import { openDatabase } from "./open-database.ts";
import { meta } from "./schema/schema.ts";
import { readOrCreateSecret } from "./shared-secret.ts";
import { runTransaction } from "./transaction.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tread-database-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("an embedded database that cannot be listened to says so to who opened it", async () => {
  const told: Error[] = [];
  const database = await openDatabase({ onConnectionError: (error) => told.push(error) });
  await database.close();
  const stop = database.listen("news", () => undefined);
  await stop();
  expect(told).toEqual([expect.any(Error)]);
});

describe("an embedded database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  test("has its schema and answers", async () => {
    await database.ping();
    expect(await database.queries.select().from(meta).where(eq(meta.key, "nothing"))).toEqual([]);
  });

  test("takes no more for its buffers than a shop's database needs", async () => {
    const { rows } = await database.queries.execute(sql`show shared_buffers`);
    expect(rows).toEqual([{ shared_buffers: "16MB" }]);
  });

  test("undoes a transaction that throws", async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.insert(meta).values({ key: "half", value: "done" });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await database.queries.select().from(meta).where(eq(meta.key, "half"))).toEqual([]);
  });

  test("refuses to hold less than nothing on a shelf", async () => {
    const insert = database.queries.execute(sql`insert into stock (country, variant_id, qty) values ('nz', '1', -1)`);
    await expect(insert).rejects.toMatchObject({ cause: { code: "23514" } });
  });

  test("tells who listens what was said in a transaction, once it is committed and not if it is undone", async () => {
    const heard: (string | undefined)[] = [];
    const stop = database.listen("test", (said) => heard.push(said));
    const failing = database.transaction(async (transaction) => {
      await tell(transaction, "test", "undone");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    await database.transaction((transaction) => tell(transaction, "test", "done"));
    await expect.poll(() => heard).toEqual(["done"]);
    await stop();
    await database.transaction((transaction) => tell(transaction, "test", "unheard"));
    expect(heard).toEqual(["done"]);
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
    const once = await runTransaction(
      (work) => database.queries.transaction((transaction) => work(transaction as never)),
      async () => {
        runs += 1;
        if (runs === 1) throw deadlock();
        return "done";
      },
    );
    expect(once).toBe("done");
    expect(runs).toBe(2);
    runs = 0;
    const forever = runTransaction(
      (work) => database.queries.transaction((transaction) => work(transaction as never)),
      async () => {
        runs += 1;
        throw deadlock();
      },
    );
    await expect(forever).rejects.toThrow("deadlock");
    expect(runs).toBe(6);
  });

  test("tells a lost connection from a mistake", async () => {
    const lost = runTransaction(
      (work) => database.queries.transaction((transaction) => work(transaction as never)),
      async () => {
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      },
    );
    await expect(lost).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

describe("an embedded database in a folder", () => {
  let dataDir: string;
  const created: string[] = [];
  const open = () => openDatabase({ dataDir, onCreated: (folder) => void created.push(folder) });

  // Making one takes seconds, so that those who only open one share it: one that a killed first start has left half made.
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "tread-database-"));
    await chmod(dataDir, 0o755);
    await mkdir(join(dataDir, "database.new", "base"), { recursive: true });
    await writeFile(join(dataDir, "database.new", "PG_VERSION"), "");
    await (await open()).close();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test("that a killed first start left half made is made again, and nothing is left of the half", async () => {
    expect(created).toEqual([join(dataDir, "database")]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith("database."))).toEqual(lockFileNames);
  });

  test("is open to one user alone, even if it was not before", async () => {
    const folder = join(dataDir, "database");
    const mode = async () => (await stat(folder)).mode & 0o777;
    expect(await mode()).toBe(0o700);
    await chmod(folder, 0o755);
    await (await open()).close();
    expect(await mode()).toBe(0o700);
  });

  test("keeps what it was told over a restart, says when it is new and only then, and is nobody else's meanwhile", async () => {
    const first = await open();
    await first.queries.insert(meta).values({ key: "kept", value: "yes" });
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();
    const second = await open();
    expect(await second.queries.select().from(meta)).toEqual([{ key: "kept", value: "yes" }]);
    await second.close();
    expect(created).toEqual([join(dataDir, "database")]);
  });

  test("that a newer release has changed is opened, and said to be newer", async () => {
    const newer: number[] = [];
    const openOlder = () => openDatabase({ dataDir, onNewer: (steps) => newer.push(steps) });
    const first = await openOlder();
    expect(newer).toEqual([]);
    await first.queries.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9000000000000)`,
    );
    await first.close();
    const second = await openOlder();
    expect(newer).toEqual([1]);
    await second.queries.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
    await second.close();
  });

  test("that has lost its PG_VERSION is not taken for a new one, and can be opened again once it is back", async () => {
    const first = await open();
    await first.queries.insert(meta).values({ key: "dear", value: "yes" });
    await first.close();
    const version = join(dataDir, "database", "PG_VERSION");
    await rename(version, join(dataDir, "aside"));
    await expect(open()).rejects.toThrow(DatabaseDamaged);
    await rename(join(dataDir, "aside"), version);
    const second = await open();
    expect(await second.queries.select().from(meta).where(eq(meta.key, "dear"))).toEqual([{ key: "dear", value: "yes" }]);
    await second.close();
  });

  test("that is damaged is told in a sentence with what to do, and can be opened again once its folder is put back", async () => {
    const control = join(dataDir, "database", "global", "pg_control");
    const whole = await readFile(control);
    await writeFile(control, "");
    const failure = await open().catch(explainFailure);
    expect(failure).toMatch(/^The database in .* cannot be opened \(.*\)\. Put the folder back/);
    await writeFile(control, whole);
    await (await open()).close();
  });

  test("is made beside what a killed first start is still making", async () => {
    const dataDir = await temporaryFolder();
    const writing = `import { mkdirSync, writeFileSync } from "node:fs";
      for (let file = 0; ; file++) {
        try {
          mkdirSync("database.new/base/5", { recursive: true });
          writeFileSync("database.new/base/5/" + (file % 1000), "");
        } catch {} // Its folder has just been taken away.
        if (file === 1000) process.send("writing");
      }`;
    const left = spawn(process.execPath, ["--input-type=module", "--eval", writing], {
      cwd: dataDir,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    onTestFinished(() => void left.kill("SIGKILL"));
    const ended = once(left, "exit");
    await once(left, "message");
    const database = await openDatabase({ dataDir });
    await database.ping();
    await database.close();
    // The folder can be taken away once nobody writes into it.
    left.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
  });
});

describe("the lock of a folder", () => {
  async function startHolder(folder: string, ...settings: string[]): Promise<ChildProcess> {
    const fixture = fileURLToPath(new URL("./folder-lock.fixture.ts", import.meta.url));
    const holder = fork(fixture, [folder, ...settings], { execArgv: [] });
    onTestFinished(() => void holder.kill("SIGKILL"));
    expect(await once(holder, "message")).toEqual(["locked", undefined]);
    return holder;
  }

  test("names the other process that holds it, and is free once that process is killed", async () => {
    const folder = join(await temporaryFolder(), "database");
    const holder = await startHolder(folder);
    const refused = await lockFolder(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderLocked);
    expect((refused as FolderLocked).message).toContain(`in use by process ${holder.pid}`);

    holder.kill("SIGKILL");
    await once(holder, "exit");
    await (await lockFolder(folder)).release();
  });

  test("holds against another container, where no process has the holder's number", async () => {
    const folder = join(await temporaryFolder(), "database");
    const holder = await startHolder(folder, "--pid", String(2 ** 22 + 1));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${2 ** 22 + 1}`);
    holder.kill("SIGKILL");
    await once(holder, "exit");
    await (await lockFolder(folder)).release();
  });

  test("holds while its process is stopped, however long", async () => {
    const folder = join(await temporaryFolder(), "database");
    const holder = await startHolder(folder);
    holder.kill("SIGSTOP");
    const longAgo = new Date(0);
    for (const name of lockFileNames) await utimes(join(folder, "..", name), longAgo, longAgo);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLocked);
  });

  test("is taken by exactly one of many, and by the next one after it", async () => {
    const folder = join(await temporaryFolder(), "database");
    for (const _round of [1, 2]) {
      const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
      const taken = attempts.filter((attempt) => attempt.status === "fulfilled");
      expect(taken).toHaveLength(1);
      await taken[0]?.value.release();
      await taken[0]?.value.release();
    }
  });
});
