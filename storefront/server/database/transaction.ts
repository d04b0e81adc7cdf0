import { setTimeout as delay } from "node:timers/promises";
import type { Queries } from "./database.ts";
import { DatabaseUnavailable, isRetryable, isUnavailable } from "./database-error.ts";

/** How often a transaction is tried before its failure stands. */
const attempts = 6;

type Work<T> = (transaction: Queries) => Promise<T>;

/**
 * Runs a transaction, again after deadlocks and serialisation failures, with jitter so that the same two do not meet again.
 * @param transact the driver's way to run work in one transaction, once
 * @throws DatabaseUnavailable when the connection was at fault
 */
export async function runTransaction<T>(transact: (work: Work<T>) => Promise<T>, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(work);
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
