import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ErrorPageProps } from "./error-page.tsx";

const load = async () => (await import("./error-page.tsx")).ErrorPage;

export const ErrorPage: Deferred<ErrorPageProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/error-page/error-page.tsx")
  : deferred(load);
