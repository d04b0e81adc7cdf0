import { AsyncLocalStorage } from "node:async_hooks";

const askers = new AsyncLocalStorage<(error: Error) => void>();

/**
 * Asks through a package that may throw in an event of its own, where nobody can catch it, as Braintree's does over an answer that is
 * not the JSON it says it is. What is thrown there fails this one question instead of stopping the server.
 */
export function failingAlone<T>(ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => askers.run(reject, () => void ask().then(resolve, reject)));
}

/** @returns whether an error that nobody caught is of a question that was asked so, and has been told to who asked */
export function tellAsker(error: Error): boolean {
  const fail = askers.getStore();
  fail?.(error);
  return fail !== undefined;
}
