import { setTimeout as delay } from "node:timers/promises";
import type { Queries } from "./database.ts";
import { DatabaseUnavailable, isRetryable, isUnavailable } from "./database-error.ts";

const attempts = 6;

/** Runs a transaction, again after deadlocks and serialisation failures, with jitter so that the same two do not meet again. */
export async function runTransaction<T>(queries: Queries, work: (transaction: Queries) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await queries.transaction((transaction) => work(transaction as unknown as Queries));
    } catch (error) {
      if (isRetryable(error) && attempt < attempts) {
        await delay(Math.random() * 5 * 2 ** attempt);
        continue;
      }
      if (isUnavailable(error)) throw new DatabaseUnavailable("The database cannot be reached.", { cause: error });
      throw error;
    }
  }
}
