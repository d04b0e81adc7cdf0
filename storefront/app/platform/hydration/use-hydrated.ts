import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False on the server and in the render that hydrates what it sent, true from then on: for what only the browser knows, such as
 * the state of a history entry, which a reload brings back.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
