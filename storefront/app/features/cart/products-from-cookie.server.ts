import type { LoaderFunctionArgs } from "react-router";
import type { ShownCart } from "#domain/cart/cart-cookie.ts";
import { readCartCookie } from "#domain/cart/read-cart-cookie.ts";
import type { AppStore } from "../../platform/store/app-state.ts";
import { storeContext } from "../../platform/store/loader-contexts.ts";
import { productApi } from "../product/product-api.ts";

/** Asks for the products of a cart as the browser will ask for them. */
export function loadProductsOf({ items }: Pick<ShownCart, "items">, store: AppStore) {
  const ids = [...new Set(Object.values(items).map(({ productId }) => productId))].sort();
  return store.dispatch(productApi.endpoints.productsByIds.initiate(ids, { subscribe: false }));
}

/**
 * Fills a request's store with the products of the cart that the browser shows in its cookie, so that a page that begins with them
 * does not ask for them once its code has run, when a phone has waited long enough.
 */
export async function productsFromCookie({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<void> {
  const shown = readCartCookie(request.headers.get("cookie"));
  if (shown) await loadProductsOf(shown, context.get(storeContext));
}
