import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { whenTouched } from "../../platform/hydration/when-touched.ts";
import { useAppSelector, useAppStore } from "../../platform/store/hooks.ts";

/** Has the page followed by its service worker once nothing else waits; over plain http browsers have none, and nothing happens. */
export function WorkerStart() {
  const store = useAppStore();
  const hasWorker = useAppSelector((state) => state.shop.hasWorker);
  const { pathname } = useLocation();
  const settled = useRef<() => void>(undefined);
  useEffect(() => {
    if (!hasWorker || !navigator.serviceWorker) return;
    // The first worker fetches much that nobody waits for; once there is one, what is lost meanwhile is what it keeps.
    const pause = navigator.serviceWorker.controller ? 0 : undefined;
    return whenTouched(() => {
      import("./follow-worker.ts")
        .then(({ followWorker }) => followWorker(store))
        .then((follower) => {
          settled.current = follower.settled;
        })
        // The shop works without one.
        .catch(() => undefined);
    }, pause);
  }, [hasWorker, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is shown
  useEffect(() => settled.current?.(), [pathname]);
  return null;
}
