import type { CartProducts } from "#domain/cart/cart-item.ts";
import { needsStockRefresh } from "#domain/cart/stock-age.ts";
import type { Product } from "#domain/product/product.ts";
import { shopNow } from "../../platform/api/shop-clock.ts";
import type { AppDispatch } from "../../platform/store/app-state.ts";
import type { ProductLookup } from "../account-state/change-account-state.ts";
import { productApi } from "../product/product-api.ts";

/** Thrown when the products that a change concerns could not be asked for; nothing has changed. */
export class ProductsUnavailable extends Error {
  override readonly name = "ProductsUnavailable";
}

const isStale = (product: Product | null) => product !== null && needsStockRefresh(product.stockUpdatedAt, shopNow());

/**
 * Products with stock that is fresh enough to decide by: from the cache, asked for again where it is too old.
 * @throws ProductsUnavailable
 */
export const freshProducts =
  (dispatch: AppDispatch): ProductLookup =>
  async (ids): Promise<CartProducts> => {
    const wanted = [...new Set(ids)].sort();
    const ask = (forceRefetch: boolean) =>
      dispatch(productApi.endpoints.productsByIds.initiate(wanted, { subscribe: false, forceRefetch }));
    let answer = await ask(false);
    if (answer.isError || answer.data?.some(isStale)) answer = await ask(true);
    if (!answer.data || answer.isError) throw new ProductsUnavailable("The products of this change could not be loaded.");
    return Object.fromEntries(wanted.map((id, index) => [id, answer.data?.[index] ?? null]));
  };
