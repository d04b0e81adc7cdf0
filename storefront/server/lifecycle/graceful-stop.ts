import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../observability/logger.ts";

export interface Stoppable {
  /** Says "not ready" from now on, so that whatever spreads the load sends nothing new. */
  announce(): void;
  /** Refuses new connections, waits for requests under way, then closes what the server has open. */
  close(): Promise<void>;
}

export interface StopOptions {
  /** Seconds between announcing and closing. */
  readonly delaySeconds: number;
  readonly logger: Logger;
}

/** Milliseconds after which requests that have not ended are given up. */
const patience = 80_000;

const stopSignals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/**
 * Stops on SIGTERM, SIGINT or SIGHUP (a terminal that was closed): not ready first, then no new connections, then an end to what is
 * under way, then exit 0. A second signal, or patience running out, exits 1 at once.
 */
export function stopOnSignals(server: Stoppable, { delaySeconds, logger }: StopOptions): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) {
      logger.warn({ signal }, "second signal, leaving at once");
      process.exit(1);
    }
    stopping = true;
    logger.info({ signal }, "stopping");
    const timer = setTimeout(() => {
      logger.error("some requests would not end, leaving them");
      process.exit(1);
    }, patience);
    try {
      server.announce();
      if (delaySeconds > 0) await delay(delaySeconds * 1_000);
      await server.close();
      clearTimeout(timer);
      logger.info("stopped");
      process.exit(0);
    } catch (error) {
      clearTimeout(timer);
      logger.error({ err: error }, "could not stop cleanly");
      process.exit(1);
    }
  };
  for (const name of stopSignals) process.on(name, (signal) => void stop(signal));
}
