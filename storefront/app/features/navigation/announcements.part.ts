import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";

const load = async () => (await import("./announcements.tsx")).Announcements;

export const Announcements: Deferred<object> = import.meta.env.SSR
  ? rendered(await load(), "app/features/navigation/announcements.tsx")
  : deferred(load);
