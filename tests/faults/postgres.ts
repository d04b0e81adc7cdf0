import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@tread/storefront/server/database/open-database.ts";

/** A PostgreSQL server that lives as long as this process, or until it is stopped. */
export interface Postgres {
  /** An empty database; every test has its own. */
  createDatabase(name: string): Promise<string>;
  /** Stops the server under everybody's feet and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server in a process of its own. @throws when it does not start */
export async function startPostgres(): Promise<Postgres> {
  const keeper = fork(fileURLToPath(new URL("./postgres-keeper.ts", import.meta.url)), { execArgv: [] });
  const started = await Promise.race([once(keeper, "message"), once(keeper, "exit").then(() => undefined)]);
  if (started === undefined) throw new Error("PostgreSQL did not start; its reason is above.");
  const { url } = started[0] as { url: string };
  return {
    async createDatabase(name) {
      const database = await openDatabase({ databaseUrl: url, poolSize: 1 });
      await database.queries.execute(`create database ${name}`);
      await database.close();
      return url.replace(/\/postgres$/, `/${name}`);
    },
    async restart() {
      const restarted = once(keeper, "message");
      keeper.send("restart");
      await restarted;
    },
    async stop() {
      if (keeper.exitCode !== null) return;
      const gone = once(keeper, "exit");
      keeper.disconnect();
      await gone;
    },
  };
}
