import type { LoaderFunctionArgs } from "react-router";
import { buildCart } from "#domain/cart/build-cart.ts";
import { readCartCookie } from "#domain/cart/read-cart-cookie.ts";
import { checkoutRequest, provisionalDelivery } from "#domain/checkout/checkout-request.ts";
import { emptyCheckoutState } from "#domain/checkout/checkout-state.ts";
import { cartShown } from "../../features/account-state/account-state-slice.ts";
import { loadProductsOf } from "../../features/cart/products-from-cookie.server.ts";
import { checkoutApi } from "../../features/checkout/checkout-api.ts";
import { storeContext } from "../../platform/store/loader-contexts.ts";

/**
 * Fills a request's store with the cart that the browser shows in its cookie, with its products and what it comes to. A cart
 * of which anything is missing is left to the browser, which knows what to say about it.
 */
export async function cartFromCookie({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">): Promise<void> {
  const shown = readCartCookie(request.headers.get("cookie"));
  if (!shown) return;
  const store = context.get(storeContext);
  const cart = buildCart(shown);
  const { country } = store.getState().shop;
  const question = checkoutRequest(cart, emptyCheckoutState, provisionalDelivery(country));
  const [products, info] = await Promise.all([
    loadProductsOf(shown, store),
    store.dispatch(checkoutApi.endpoints.checkoutInfo.initiate(question, { subscribe: false })),
  ]);
  if (info.data && products.data?.every((product) => product !== null)) store.dispatch(cartShown(shown));
}
