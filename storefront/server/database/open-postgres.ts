import { setTimeout as delay } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database, Queries } from "./database.ts";
import { DatabaseUnavailable, DatabaseUrlWrong, isSilence, isUnavailable } from "./database-error.ts";
import { listenOnPostgres } from "./listen-on-postgres.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { ModestPool } from "./modest-pool.ts";
import type { OpenDatabaseOptions } from "./open-database.ts";
import { ping } from "./ping.ts";
import * as schema from "./schema/schema.ts";
import { runTransaction } from "./transaction.ts";

/** Any number; replicas that start together take turns at migrating by holding it. */
const migrationLock = 7_418_532;

/** What the shop relies on, whatever the server, the database or the role have for a default. */
const sessionSettings = "set datestyle to iso; set default_transaction_isolation to 'read committed'; set lock_timeout to 0";
/** Besides, while the schema is brought up to date, or waited for until another server has done so. */
const patience = "set statement_timeout to 0";

/** Milliseconds that a statement may run, by PostgreSQL's own clock. */
const statementTimeout = 5000;
/** Milliseconds after which an answer that has not come is not waited for: the network, not the statement, must be at fault. */
const answerTimeout = statementTimeout + 1000;
/** Milliseconds that an idle connection has to show that it is alive, when another one has fallen silent. */
const signOfLifeTimeout = 1000;

/**
 * A pool of connections to PostgreSQL. A connection that broke leaves the pool with the statement that found it out; when one
 * falls silent, the idle ones are asked for a sign of life at once, so that the next statements do not each wait for theirs.
 * @throws DatabaseUnavailable when there is no PostgreSQL at the address
 */
export async function openPostgres(databaseUrl: string, options: OpenDatabaseOptions): Promise<Database> {
  await migrateTo(databaseUrl);
  const pool = new ModestPool({
    connectionString: databaseUrl,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeout,
    query_timeout: answerTimeout,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "tread-and-thread",
    onConnect: async (client) => {
      await client.query(sessionSettings);
    },
  });
  const onConnectionError = (error: Error) => options.onConnectionError?.(error);
  // Each connection tells of its own end, also when a transaction holds it between two statements; the next statement then fails.
  pool.on("connect", (client) => client.on("error", onConnectionError));
  pool.on("error", () => undefined);
  let looking = false;
  pool.on("release", (error: unknown) => {
    if (looking || !isSilence(error)) return;
    looking = true;
    void dropSilent(pool).finally(() => {
      looking = false;
    });
  });
  const queries = drizzle(pool, { schema });
  return {
    driver: "postgres",
    queries,
    transaction: (work) => runTransaction((once) => transact(pool, once), work),
    listen: (channel, listener) => listenOnPostgres({ databaseUrl, channel, listener, onError: onConnectionError }),
    ping: () => ping(queries),
    close: () => pool.end(),
  };
}

/** @throws DatabaseUrlWrong when files that the address names cannot be read */
function clientFor(databaseUrl: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: "tread-and-thread migration",
    });
  } catch (error) {
    throw new DatabaseUrlWrong("The address of the database cannot be used.", { cause: error });
  }
}

/** Brings the schema up to date over a connection of its own, which may take its time. */
async function migrateTo(databaseUrl: string): Promise<void> {
  const client = clientFor(databaseUrl);
  // The statement that a broken connection interrupts fails by itself.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(`${patience}; ${sessionSettings}`);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    if (isUnavailable(error)) throw new DatabaseUnavailable("The database cannot be reached.", { cause: error });
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * One transaction on a connection of the pool, which gets the connection back whatever happens to it. Drizzle's own
 * transaction keeps the connection for ever when `begin` fails.
 */
async function transact<T>(pool: pg.Pool, work: (transaction: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(drizzle(client, { schema }));
    await client.query("commit");
    return result;
  } catch (error) {
    broken = isUnavailable(error) ? asError(error) : await client.query("rollback").then(() => undefined, asError);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Asks every idle connection for a sign of life, all at once; those that give none leave the pool. */
async function dropSilent(pool: pg.Pool): Promise<void> {
  const silent = Symbol("silent");
  await Promise.all(
    Array.from({ length: pool.idleCount }, async () => {
      try {
        const client = await pool.connect();
        const answer = await Promise.race([
          client.query("select 1").then(() => undefined, asError),
          delay(signOfLifeTimeout, silent),
        ]);
        client.release(answer === silent ? true : answer);
      } catch {
        // A connection that cannot be made is none that could be silent.
      }
    }),
  );
}

/** The innermost error: what the driver said, without what was put around it. */
function asError(error: unknown): Error {
  let current = error;
  while (current instanceof Error && current.cause instanceof Error) current = current.cause;
  return current instanceof Error ? current : new Error(String(error));
}
