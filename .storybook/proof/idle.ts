/** Milliseconds. */
const enough = 50;

/**
 * Lets what waits for an idle browser for a second or more wait for 50 ms. A runner that looks at the page all the time keeps it
 * from being idle, and the same story would take two seconds more at one time than at another.
 */
export function beSoonIdle(): void {
  const idle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (callback, { timeout } = {}) =>
    idle(callback, timeout !== undefined && timeout >= 1000 ? { timeout: enough } : { timeout });
}
