import { catalogue } from "@tread/storefront/catalogue/catalogue.ts";
import type { Product } from "@tread/storefront/domain/product/product.ts";
import { moment } from "./moment.ts";

let built: readonly Product[] | undefined;

/** The demo shop's products with their opening stock. */
export function products(): readonly Product[] {
  built ??= catalogue.buildProducts("nz", moment);
  return built;
}

/** The product at a path, `/products/osker/court-low-chalk`. @throws Error when there is none */
export function productAt(path: string): Product {
  const found = products().find((product) => product.path === path);
  if (!found) throw new Error(`The demo shop has no product at "${path}".`);
  return found;
}
