/**
 * Runs `work` when no other tab of this shop, nor this one, is at work under the same name. Where the browser has no locks
 * (pages that are not served securely) it runs at once.
 */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? (locks.request(name, work) as Promise<T>) : work();
}
