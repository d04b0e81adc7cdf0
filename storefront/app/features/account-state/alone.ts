/** Milliseconds in which a write to the browser's storage has reached its other tabs, which have processes of their own. */
const settling = 50;

/**
 * Does something that takes its time while no other tab does the same (Web Locks). At once where the browser has no locks, or
 * denies them as it does its storage: its tabs then share nothing that they could spoil for each other.
 */
export async function oneTabAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  let begun: Promise<Result> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  if (locks) await locks.request(key, begin).catch(() => undefined);
  return begin();
}

/**
 * Does something with the browser's copy while no other tab does. The result does not wait for the write to reach the others, only
 * their turn does.
 */
export function alone<Result>(key: string, work: () => Result): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const turn = async () => {
    try {
      resolve(work());
    } catch (error) {
      reject(error);
    }
    await new Promise((done) => setTimeout(done, settling));
  };
  void oneTabAtATime(key, turn);
  return promise;
}
