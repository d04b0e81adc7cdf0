import { type Deferred, deferred, rendered } from "../../hydration/deferred.tsx";
import type { ProductPageProps } from "./product-page.tsx";

const load = async () => (await import("./product-page.tsx")).ProductPage;

export const ProductPage: Deferred<ProductPageProps> = import.meta.env.SSR
  ? rendered(await load(), "app/features/catalogue/product-page.tsx")
  : deferred(load);
