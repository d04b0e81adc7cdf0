import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { BlockPageProps } from "./block-page.tsx";

const load = async () => (await import("./block-page.tsx")).BlockPage;

export const BlockPage: Deferred<BlockPageProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/content/block-page.tsx")
  : deferred(load);
