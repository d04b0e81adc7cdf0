import { DatabaseUnavailable, isUnavailable } from "./database-error.ts";

/** Runs `work`, and tells a database that cannot be reached from everything else that can go wrong. @throws DatabaseUnavailable */
export async function whileAvailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) throw new DatabaseUnavailable("The database cannot be reached.", { cause: error });
    throw error;
  }
}
