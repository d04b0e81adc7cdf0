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
  /** Seconds after which requests that have not ended are given up. */
  readonly patienceSeconds?: number;
  readonly logger: Logger;
  readonly exit?: (code: number) => void;
}

/**
 * Stops on SIGTERM or SIGINT: not ready first, then no new connections, then an end to what is under way, then exit 0.
 * A second signal, or patience running out, exits 1 at once.
 * @returns a function that takes the signal handlers away again
 */
export function stopOnSignals(
  server: Stoppable,
  { delaySeconds, patienceSeconds = 80, logger, exit = process.exit }: StopOptions,
): () => void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) {
      logger.warn({ signal }, "second signal, leaving at once");
      exit(1);
      return;
    }
    stopping = true;
    logger.info({ signal }, "stopping");
    const patience = setTimeout(() => {
      logger.error("some requests would not end, leaving them");
      exit(1);
    }, patienceSeconds * 1_000);
    try {
      server.announce();
      if (delaySeconds > 0) await delay(delaySeconds * 1_000);
      await server.close();
      clearTimeout(patience);
      logger.info("stopped");
      exit(0);
    } catch (error) {
      clearTimeout(patience);
      logger.error({ err: error }, "could not stop cleanly");
      exit(1);
    }
  };
  const onSignal = (signal: NodeJS.Signals) => void stop(signal);
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  return () => {
    process.off("SIGTERM", onSignal);
    process.off("SIGINT", onSignal);
  };
}
