import { chmod, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Database } from "./database.ts";
import { DatabaseDamaged } from "./database-error.ts";
import { lockFolder } from "./folder-lock.ts";
import { makePgliteFolder } from "./make-pglite-folder.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import type { OpenDatabaseOptions } from "./open-database.ts";
import { pgliteSettings } from "./pglite-settings.ts";
import { ping } from "./ping.ts";
import { lookAfterDisk, requireRoom } from "./room-on-disk.ts";
import * as schema from "./schema/schema.ts";
import { runTransaction } from "./transaction.ts";

/** PostgreSQL compiled to WebAssembly, in a folder that this process alone may open, or in memory. */
export async function openPglite({ dataDir, onCreated, onConnectionError }: OpenDatabaseOptions): Promise<Database> {
  if (dataDir === undefined) return connect(await PGlite.create(pgliteSettings), async () => undefined, onConnectionError);
  await mkdir(dataDir, { recursive: true });
  await requireRoom(dataDir);
  const folder = join(dataDir, "database");
  const lock = await lockFolder(folder);
  try {
    if (await isMissing(folder)) {
      await create(folder);
      onCreated?.(folder);
      await requireRoom(dataDir);
    }
    const client = await open(folder);
    const database = await connect(client, () => lock.release(), onConnectionError);
    const stopLooking = lookAfterDisk(client, folder, (error) => onConnectionError?.(asError(error)));
    return {
      ...database,
      async close() {
        await stopLooking();
        await database.close();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** @throws DatabaseDamaged when there is something, but no database */
async function isMissing(folder: string): Promise<boolean> {
  try {
    const names = await readdir(folder);
    if (names.length > 0 && !names.includes("PG_VERSION")) throw new DatabaseDamaged(folder, "its PG_VERSION is missing");
    return names.length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return true;
    throw error;
  }
}

async function open(folder: string): Promise<PGlite> {
  // Every file in it may be written by everybody. A disk without permissions has none to take away.
  await chmod(folder, 0o700).catch(() => undefined);
  try {
    return await PGlite.create({ ...pgliteSettings, dataDir: folder });
  } catch (error) {
    throw new DatabaseDamaged(folder, error instanceof Error ? error.message : String(error), error);
  }
}

/**
 * Makes an empty database aside and moves it into place whole, so that a start that is killed leaves no half of one. Each try has a
 * folder of its own: the process that a killed start had make one may still be writing into that of before.
 */
async function create(folder: string): Promise<void> {
  const drafts = `${folder}.new`;
  const clear = () => rm(drafts, { recursive: true, force: true }).catch(() => undefined);
  await clear();
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(join(drafts, "draft-"));
  await makePgliteFolder(draft);
  await rename(draft, folder);
  await clear();
}

/** Brings an open database's schema up to date. `release` is called once it has been closed. */
export async function connect(client: PGlite, release: () => Promise<void>, onError?: (error: Error) => void): Promise<Database> {
  try {
    const queries = drizzle(client, { schema });
    await migrate(queries, { migrationsFolder });
    return {
      driver: "pglite",
      queries,
      transaction: (work) => runTransaction((once) => queries.transaction(once), work),
      listen: (channel, listener) => {
        const listening = client.listen(channel, listener).catch((error: unknown) => {
          onError?.(asError(error));
        });
        return async () => await (await listening)?.();
      },
      ping: () => ping(queries),
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
