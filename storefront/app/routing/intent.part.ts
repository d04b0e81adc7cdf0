import { type Deferred, deferred, rendered } from "../hydration/deferred.tsx";

/** There is nothing of it to see, and so nothing for the server to load. */
export const IntentPrefetch: Deferred<object> = import.meta.env.SSR
  ? rendered(() => null, "app/routing/intent.tsx")
  : deferred(async () => (await import("./intent.tsx")).IntentPrefetch);
