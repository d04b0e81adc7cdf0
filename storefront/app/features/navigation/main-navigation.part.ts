import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { MainNavigationProps } from "./main-navigation.tsx";

const load = async () => (await import("./main-navigation.tsx")).MainNavigation;

export const MainNavigation: Deferred<MainNavigationProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/navigation/main-navigation.tsx")
  : deferred(load);
