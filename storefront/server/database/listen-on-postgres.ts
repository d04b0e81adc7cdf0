import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

export interface ListenOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  /** Called with what was said, and without anything when something may have been missed: each time that listening begins. */
  readonly listener: (said?: string) => void;
  /** Told of a connection that broke or could not be made; it is made again. */
  readonly onError: (error: Error) => void;
}

/** Milliseconds until a connection that was lost is made again. */
const retryAfter = 1_000;

/**
 * Listens on a connection of its own, since those of the pool come and go, and goes on listening when it breaks.
 * @returns the way to stop
 */
export function listenOnPostgres(options: ListenOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listening = (async () => {
    while (!signal.aborted) {
      await listenUntilEnd(options, signal).catch((error: unknown) => {
        options.onError(error instanceof Error ? error : new Error(String(error)));
      });
      await delay(retryAfter, undefined, { signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await listening;
  };
}

async function listenUntilEnd({ databaseUrl, channel, listener, onError }: ListenOptions, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "tread-and-thread listening",
  });
  const ended = new Promise<void>((resolve) => {
    client.once("end", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("error", onError);
  client.on("notification", ({ payload }) => listener(payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    listener();
    await ended;
  } finally {
    await client.end();
  }
}
