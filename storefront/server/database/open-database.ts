import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import type { Database, Queries } from "./database.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema/schema.ts";
import { runTransaction } from "./transaction.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

export interface OpenDatabaseOptions {
  /** A `postgres://` address; without it the database is embedded. */
  databaseUrl?: string | undefined;
  /** The installation's data folder; the embedded database lives in `<dataDir>/database`. Without it, it lives in memory. */
  dataDir?: string | undefined;
  /** Most connections to PostgreSQL from this process; 10 by default. */
  poolSize?: number;
  /** Told of connections that broke; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
}

/**
 * Opens the database and brings its schema up to date. PostgreSQL with `databaseUrl`, otherwise PGlite.
 * @throws FolderLocked when another process has the embedded database open; its message names that process.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openPglite(options.dataDir);
}

async function openPglite(dataDir: string | undefined): Promise<Database> {
  const folder = dataDir === undefined ? undefined : join(dataDir, "database");
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true });
  const lock = folder === undefined ? undefined : await lockFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
    const drizzle = drizzlePglite(client, { schema });
    await migratePglite(drizzle, { migrationsFolder });
    return compose("pglite", drizzle as unknown as Queries, async () => {
      await client?.close();
      await lock?.release();
    });
  } catch (error) {
    await client?.close().catch(() => undefined);
    await lock?.release();
    throw error;
  }
}

/** Any number; replicas that start together take turns at migrating by holding it. */
const migrationLock = 7_418_532;

async function openPostgres(databaseUrl: string, options: OpenDatabaseOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "tread-and-thread",
  });
  const onConnectionError = (error: Error) => options.onConnectionError?.(error);
  pool.on("error", onConnectionError);
  // A connection can also break while a transaction holds it between two statements; the next statement then fails.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  try {
    const connection = await pool.connect();
    try {
      await connection.query("select set_config('statement_timeout', '0', false), pg_advisory_lock($1)", [migrationLock]);
      await migratePostgres(drizzlePostgres(connection), { migrationsFolder });
    } finally {
      connection.release(true);
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return compose("postgres", drizzlePostgres(pool, { schema }) as unknown as Queries, () => pool.end());
}

function compose(driver: Database["driver"], queries: Queries, close: () => Promise<void>): Database {
  return {
    driver,
    queries,
    transaction: (work) => runTransaction(queries, work),
    ping: async () => {
      await queries.execute(sql`select 1`);
    },
    close,
  };
}
