import type { CountryCode } from "#domain/country/country.ts";
import type { Product } from "#domain/product/product.ts";
import { isStocked } from "#domain/product/sold-out.ts";
import { stockLevel } from "#domain/product/stock-level.ts";
import type { Store } from "#domain/stores/store.ts";
import { ApiError } from "../api-error.ts";
import type { Queries } from "../database/database.ts";
import type { Service } from "../service.ts";
import { quantitiesInStores } from "../stock/store-shelf.ts";

export interface StoreStockOptions {
  readonly queries: Queries;
  readonly stores: Readonly<Record<CountryCode, readonly Store[]>>;
  productById(country: CountryCode, id: string): Product | undefined;
}

/** Which store has which size of a product now, read past what is remembered: somebody may be about to walk there. */
export function createStoreStock({ queries, stores, productById }: StoreStockOptions): Service<"stores.stock"> {
  return {
    "stores.stock": async ({ params }, { country }) => {
      const product = productById(country, params.productId);
      if (!product || !isStocked(product.functionalType)) throw new ApiError(404, "NotFound", "No store has that.");
      const variantIds = product.variants.map(({ id }) => id);
      const shelves = await quantitiesInStores(queries, country, variantIds);
      return {
        stores: stores[country].map(({ erpStoreId }) => ({
          erpStoreId,
          sizes: variantIds.map((variantId) => ({
            variantId,
            level: stockLevel(shelves.get(erpStoreId)?.get(variantId) ?? 0),
          })),
        })),
      };
    },
  };
}
