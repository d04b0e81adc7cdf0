/** Milliseconds in which a write to the browser's storage has reached its other tabs, which have processes of their own. */
const settling = 50;

/**
 * Does something with the browser's copy while no other tab does (Web Locks); at once where the browser has no locks. The
 * result does not wait for the write to reach the others, only their turn does.
 */
export function alone<Result>(key: string, work: () => Result): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return Promise.resolve().then(work);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const turn = async () => {
    try {
      resolve(work());
    } catch (error) {
      reject(error);
    }
    await new Promise((done) => setTimeout(done, settling));
  };
  locks.request(key, turn).catch(reject);
  return promise;
}

/** Does something that takes its time while no other tab does the same; at once where the browser has no locks. */
export function oneTabAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(key, work) : work();
}
