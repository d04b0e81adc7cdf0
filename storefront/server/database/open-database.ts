import type { Database } from "./database.ts";
import { countNewerSteps } from "./newer-steps.ts";

export interface OpenDatabaseOptions {
  /** A `postgres://` address; without it the database is embedded. */
  databaseUrl?: string | undefined;
  /** The installation's data folder; the embedded database lives in `<dataDir>/database`. Without it, it lives in memory. */
  dataDir?: string | undefined;
  /** Most connections to PostgreSQL from this process; 10 by default. */
  poolSize?: number;
  /** Told of connections that broke; the pool replaces them by itself. */
  onConnectionError?: (error: Error) => void;
  /** Told when there was no embedded database in the folder and an empty one has been made. */
  onCreated?: (folder: string) => void;
  /** Told when a newer release has changed the schema, in how many steps. */
  onNewer?: (steps: number) => void;
}

/**
 * Opens the database and brings its schema up to date. PostgreSQL with `databaseUrl`, otherwise PGlite.
 * @throws FolderLocked when another process has the embedded database open; its message names that process.
 * @throws DatabaseWithoutRoom when the disk of the embedded database is nearly full.
 * @throws DatabaseDamaged when the folder of the embedded database holds something else.
 */
export async function openDatabase(options: OpenDatabaseOptions = {}): Promise<Database> {
  const database = await open(options);
  const newer = await countNewerSteps(database.queries);
  if (newer > 0) options.onNewer?.(newer);
  return database;
}

async function open(options: OpenDatabaseOptions): Promise<Database> {
  // Megabytes of memory, for as long as the shop runs, are those of the database that it does not have.
  if (options.databaseUrl) {
    const { openPostgres } = await import("./open-postgres.ts");
    return openPostgres(options.databaseUrl, options);
  }
  const { openPglite } = await import("./open-pglite.ts");
  return openPglite(options);
}
