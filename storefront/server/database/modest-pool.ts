import pg from "pg";
import { sqlState } from "./database-error.ts";

/** PostgreSQL has no connection left for the role, for the database or for anybody. */
const tooManyConnections = "53300";
/** Milliseconds after which a pool that was refused connections tries to have as many as it may again. */
const growsAgainAfter = 30_000;

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: Error | boolean) => void) => void;

/**
 * A pool that makes do with the connections it has where PostgreSQL refuses it more: whoever asks then waits for one of those, as they
 * would in a full pool, and nobody is refused. Each refusal makes the pool smaller by one, for half a minute.
 */
export class ModestPool extends pg.Pool {
  readonly #most = this.options.max;
  #growing: NodeJS.Timeout | undefined;

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const client = this.#connectOrWait();
    if (connected === undefined) return client;
    void client.then(
      (got) => connected(undefined, got, (release) => got.release(release)),
      (error: Error) => connected(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #connectOrWait(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        // Without a connection of its own there is none that it could wait for.
        if (sqlState(error) !== tooManyConnections || this.totalCount === 0) throw error;
        this.#shrink();
      }
    }
  }

  #shrink(): void {
    this.options.max = Math.max(1, this.options.max - 1);
    this.#growing ??= setTimeout(() => {
      this.#growing = undefined;
      this.options.max = this.#most;
    }, growsAgainAfter).unref();
  }
}
