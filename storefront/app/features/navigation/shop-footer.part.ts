import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ShopFooterProps } from "./shop-footer.tsx";

const load = async () => (await import("./shop-footer.tsx")).ShopFooter;

export const ShopFooter: Deferred<ShopFooterProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/navigation/shop-footer.tsx")
  : deferred(load);
