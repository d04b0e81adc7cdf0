import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";

const load = async () => (await import("./boutique-theme.tsx")).BoutiqueTheme;

/** Nothing to see but its style sheets: the server needs no code for that. */
export const BoutiqueTheme: Deferred<object> = import.meta.env.SSR
  ? rendered(() => null, "app/features/navigation/boutique-theme.tsx")
  : deferred(load);
